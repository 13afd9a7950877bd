"""The paper in the browser of this machine: a small server for one person, closed to everything else."""
