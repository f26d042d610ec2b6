import * as said from '#contract/messages/en/questions.ts';

interface Counts {
  total: number;
  marked: number;
  settled: number;
  needYou: number;
}

/** How far the review of a question has progressed. */
export function countsInWords({ total, marked, settled, needYou }: Counts): string {
  const counts = { marked, total, settled, count: needYou };
  if (needYou === 0) return (settled === 0 ? said.countMarked : said.countNoneLeft)(counts);
  if (settled > 0) return said.countSettledLeft(counts);
  return (marked === 0 ? said.countAllLeft : said.countStillLeft)(counts);
}

/** How many more marks would help. Empty if none are needed, or if each answer has to be marked anyway. */
export function stillNeededInWords({
  stillNeeded,
  needYou,
}: {
  stillNeeded: number;
  needYou: number;
}): string {
  if (stillNeeded === 0 || stillNeeded >= needYou) return '';
  return said.moreMarks({ count: stillNeeded });
}
