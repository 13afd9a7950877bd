"""Cards filled in on a screen: PDF forms to Games."""
