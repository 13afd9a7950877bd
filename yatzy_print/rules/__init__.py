"""What a sheet may say: dice, patterns, rule sets, house rules, reachable scores."""
