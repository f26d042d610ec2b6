/** What to ask about a skill in an interview that people hold, and four levels of what one then hears. */
export interface Rating {
  ask: string;
  /** From the lowest to the highest. Each says what can be observed, and nothing about the person. */
  levels: [string, string, string, string];
}

/** Of a skill of the bank. They were written for Roundone, with the questions of the bank before them. */
export interface SkillRating extends Rating {
  /** Name of the skill, as `skills.ts` spells it. */
  skill: string;
}
