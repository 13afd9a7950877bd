"""Why a written sum differs: one small function for each kind of slip that people make on paper."""
