"""The phases of a round: Preparation, Action and Maintenance (KR-004), and the questions in between."""
