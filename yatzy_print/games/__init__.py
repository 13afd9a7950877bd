"""What one paper says and whether it adds up."""
