/** A ready-made set of interview questions for one skill of the master list. */
export interface SkillBank {
  /** Name of the skill, as `skills.ts` spells it. */
  skill: string;
  /**
   * Asked aloud; `answer` is the reference that a spoken answer is graded against, and `accepted` says the same in everyday
   * words.
   */
  spoken: { question: string; answer: string; accepted: string }[];
  /** `answer` is one of `options`. */
  mcqs: { question: string; options: [string, string, string, string]; answer: string }[];
}

/**
 * What an interview can ask once more, if the job is set so: of each spoken question of the bank, by its text, questions
 * that ask for one idea of the reference answer without saying it. They were written for Roundone, with the reference
 * answers before them, and are taken from no other collection. The first one whose idea an answer lacks is asked.
 */
export type FollowUps = Readonly<Record<string, readonly BankFollowUp[]>>;

export interface BankFollowUp {
  /** What it asks for: words of the reference answer, as they stand there. */
  idea: string;
  question: string;
}
