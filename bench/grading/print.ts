import { wilsonInterval } from '#server/features/reviews/statistics.ts';
import type { Share } from './interval.ts';

/** The target of a figure. */
export type Aim = { atLeast: number } | { atMost: number };

const missedAims: string[] = [];
let heading = '';

export function title(text: string): void {
  heading = text;
  console.log(`\n${text}\n`);
}

const NAME_WIDTH = 42;
const CELL_WIDTH = 15;

/** Prints columns. The first one is wide. */
export function line(cells: readonly string[]): void {
  const padded = cells.map((cell, at) => `${cell.padEnd(at === 0 ? NAME_WIDTH : CELL_WIDTH)} `);
  console.log(`  ${padded.join('').trimEnd()}`);
}

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const plainly = (value: number) => value.toFixed(3);

/** Says whether a figure meets its target, and remembers it if not. */
export function misses(name: string, value: number, aim: Aim, show = percent): boolean {
  const isMet = 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
  if (!isMet) missedAims.push(`${heading}: ${name.trim()}, ${show(value)}, ${inWords(aim, show)}`);
  return !isMet;
}

export const inWords = (aim: Aim, show = percent): string =>
  'atLeast' in aim ? `aim ≥ ${show(aim.atLeast)}` : `aim ≤ ${show(aim.atMost)}`;

function judged(name: string, value: number, aim: Aim | undefined, show = percent): string {
  if (aim === undefined) return '';
  return `${inWords(aim, show)}${misses(name, value, aim, show) ? '  MISSED' : ''}`;
}

/** Prints a share with its interval, and its target if it has one. A share of nothing is left out. */
export function shareLine(name: string, share: Share, aim?: Aim): void {
  const { hits, of } = share;
  if (of === 0) return;
  const [from, to] = wilsonInterval(share.hits, share.of);
  const bounds = `[${(100 * from).toFixed(1)}, ${(100 * to).toFixed(1)}]`;
  line([name, `${hits} of ${of}`, percent(hits / of), bounds, judged(name, hits / of, aim)]);
}

/** Prints a number with its interval, and its target if it has one. */
export function numberLine(
  name: string,
  value: number,
  { bounds = '', aim }: { bounds?: string; aim?: Aim } = {},
): void {
  line([name, '', plainly(value), bounds, judged(name, value, aim, plainly)]);
}

/** Prints every figure that misses its target. */
export function printMissed(): void {
  console.log(missedAims.length === 0 ? '\nEvery aim is met.' : `\nShort of the aim (${missedAims.length}):`);
  for (const one of missedAims) console.log(`- ${one}`);
}
