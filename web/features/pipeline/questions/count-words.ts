import { counted } from '#contract/shared/words.ts';

interface Counts {
  total: number;
  marked: number;
  settled: number;
  needYou: number;
}

/** How far the review of a question is. */
export function countsInWords({ total, marked, settled, needYou }: Counts): string {
  const begun = `${marked} of ${total} marked.`;
  if (needYou === 0) return settled === 0 ? begun : `${begun} ${settled} settled, none left for you.`;
  const left = `${needYou} ${marked + settled === 0 ? '' : 'still '}${needYou === 1 ? 'needs' : 'need'} you.`;
  return settled === 0 ? `${begun} ${left}` : `${begun} ${settled} settled, ${left}`;
}

/** How many more marks help; empty where none are needed, or where each answer has to be marked anyway. */
export function stillNeededInWords({
  stillNeeded,
  needYou,
}: {
  stillNeeded: number;
  needYou: number;
}): string {
  if (stillNeeded === 0 || stillNeeded >= needYou) return '';
  return `About ${counted(stillNeeded, 'more mark')}, and we can start to settle the rest.`;
}
