import * as said from '../messages/en/stages.ts';

/** The four judgements of a scorecard. The numbers are those of the API. */
export const SCORES = [
  {
    score: 1,
    get title() {
      return said.strongNo();
    },
  },
  {
    score: 2,
    get title() {
      return said.no();
    },
  },
  {
    score: 3,
    get title() {
      return said.yes();
    },
  },
  {
    score: 4,
    get title() {
      return said.strongYes();
    },
  },
] as const;
export type Score = (typeof SCORES)[number]['score'];
export const titleOfScore = (score: Score): string => SCORES[score - 1]!.title;
