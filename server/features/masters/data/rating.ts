/**
 * What to ask about a skill in an interview that people hold, and four levels of what one then hears. Those of the bank
 * were written for Roundone, with the questions of the bank before them.
 */
export interface Rating {
  ask: string;
  /** From the lowest to the highest. Each says what can be observed, and nothing about the person. */
  levels: [string, string, string, string];
}
