/** The four judgements of a scorecard. The numbers are those of the API. */
export const SCORES = [
  { score: 1, title: 'Strong no' },
  { score: 2, title: 'No' },
  { score: 3, title: 'Yes' },
  { score: 4, title: 'Strong yes' },
] as const;
export type Score = (typeof SCORES)[number]['score'];
export const titleOfScore = (score: Score): string => SCORES[score - 1]!.title;
