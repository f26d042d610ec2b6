/** Below so many people, a percentage or a median says little, and the page says so. */
export const FEW_PEOPLE = 5;
/** Without `from`, figures are about those who applied in so many days. */
export const INSIGHT_DAYS = 90;
/** So many questions are compared. */
export const INSIGHT_QUESTIONS_MAX = 30;
/** The scores are counted in steps of so many percent. */
export const SCORE_STEP = 10;

export const DROP_OFF_STEPS = ['applied', 'invited', 'began', 'submitted'] as const;
