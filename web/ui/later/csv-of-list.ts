import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import type { Call } from '#web/api/call.ts';
import { type ReadAllOptions, readAllRows } from '#web/api/read-all.ts';
import { downloadCsv } from '#web/ui/csv.ts';
import type { DownloadCsvProps } from '#web/ui/download-csv.tsx';

/** Reads all rows of a list and offers them as a file. False if the list has more rows than `max`. */
export async function downloadList<C extends Call, Row>(
  { filename, call, input, itemsOf, columns }: DownloadCsvProps<C, Row>,
  options: ReadAllOptions,
): Promise<boolean> {
  const whole = { ...Object(input), limit: PAGE_LIMIT.max };
  const { items, isWhole } = await readAllRows(call, whole, itemsOf, options);
  downloadCsv(
    `${filename}.csv`,
    columns.map(({ header }) => header),
    items.map((row) => columns.map(({ text }) => String(text(row) ?? ''))),
  );
  return isWhole;
}
