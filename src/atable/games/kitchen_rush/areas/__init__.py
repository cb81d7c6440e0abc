"""The areas of the board: what an action window allows, one module each."""
