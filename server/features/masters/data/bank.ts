/** A ready-made set of interview questions for one skill of the master list. */
export interface SkillBank {
  /** Name of the skill, as `skills.ts` spells it. */
  skill: string;
  /** Asked aloud; `answer` is the reference that a spoken answer is graded against. */
  spoken: { question: string; answer: string }[];
  /** `answer` is one of `options`. */
  mcqs: { question: string; options: [string, string, string, string]; answer: string }[];
}
