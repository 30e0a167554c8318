"""What this family is made of, declared once: state, rules, facts and moves."""
