/** How often each note is shown next to an answer with full marks, which is a false alarm. */
import { fileNames } from './data.ts';
import type { GradedRow } from './graded.ts';
import { type Share, shareOf } from './interval.ts';
import { line, misses, percent, title } from './print.ts';

const MOST = 0.03;

const LENGTHS = { '≤ 15': 15, '16-30': 30, '31-60': 60, '61-120': 120, '> 120': Infinity };

const lengthOf = ({ row: { reference } }: GradedRow) => {
  const words = reference.split(/\s+/).length;
  return Object.entries(LENGTHS).find(([, most]) => words <= most)![0];
};

export function notesTable(graded: readonly GradedRow[]): void {
  const full = graded.filter(({ row: { score } }) => score >= 1);
  const columns = new Map<string, GradedRow[]>([
    ...fileNames.map((file) => [file, full.filter(({ row }) => row.file === file)] as const),
    ...Object.keys(LENGTHS).map(
      (length) => [length, full.filter((one) => lengthOf(one) === length)] as const,
    ),
  ]);
  title(
    `Notes beside answers with full marks, by set and by words of the reference: aim ≤ ${percent(MOST)} each`,
  );
  line(['', ...columns.keys()]);
  line(['answers with full marks', ...[...columns.values()].map(({ length }) => String(length))]);
  const print = (name: string, has: (one: GradedRow) => boolean, aims: boolean) => {
    const cells = [...columns].map(([column, some]) => {
      const { hits, of }: Share = shareOf(some, has);
      const share = hits / Math.max(1, of);
      const isMissed = aims && misses(`${name}, ${column}`, share, { atMost: MOST });
      return hits === 0 ? '0' : `${percent(share)}${isMissed ? ' MISSED' : ''}`;
    });
    line([name, ...cells]);
  };
  const codes = [...new Set(graded.flatMap(({ grade }) => grade.notes.map(({ code }) => code)))].toSorted();
  for (const code of codes) print(code, ({ grade }) => grade.notes.some((note) => note.code === code), true);
  print('any of them', ({ grade }) => grade.notes.length > 0, false);
}
