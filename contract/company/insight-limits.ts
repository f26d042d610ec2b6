/** With fewer people than this, a percentage or a median says little, and the page points this out. */
export const FEW_PEOPLE = 5;
/** Without `from`, figures cover people who applied in this many days. */
export const INSIGHT_DAYS = 90;
/** The number of questions that are compared. */
export const INSIGHT_QUESTIONS_MAX = 30;
/** Scores are counted in steps of this many percent. */
export const SCORE_STEP = 10;

export const DROP_OFF_STEPS = ['applied', 'invited', 'began', 'submitted'] as const;
