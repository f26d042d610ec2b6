import { useEffect, useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import type { Call } from '#web/api/call.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { useNarrow } from './narrow.ts';
import { toast } from './toast.ts';

/** No one reads a file with more rows, and it would keep the server and the browser busy for minutes. */
const CSV_ROWS_MAX = 10_000;

export interface CsvColumn<Row> {
  header: string;
  /** Moments are written as ISO timestamps, which every program can read. */
  text: (row: Row) => string | number | null | undefined;
}

export interface DownloadCsvProps<C extends Call, Row> {
  /** The name of the file, without its extension. */
  filename: string;
  call: C;
  input: InputOf<C>;
  itemsOf: (data: OutputOf<C>) => readonly Row[];
  columns: readonly CsvColumn<Row>[];
}

/** Downloads all rows of a list that match its filter, in its order, including those the page has not loaded. */
export function DownloadCsv<C extends Call, Row>(props: DownloadCsvProps<C, Row>) {
  const isNarrow = useNarrow();
  const [read, setRead] = useState<number | null>(null);
  const [isCut, setIsCut] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setRead(0);
    setIsCut(false);
    try {
      const { downloadList } = await import('./later/csv-of-list.ts');
      const isWhole = await downloadList(props, {
        max: CSV_ROWS_MAX,
        onProgress: setRead,
        signal: controller.signal,
      });
      setIsCut(!isWhole);
    } catch (error) {
      // Leaving the page cancels the download.
      if (controller.signal.aborted) return;
      toast.danger(error instanceof Error ? error.message : String(error));
    } finally {
      running.current = null;
      setRead(null);
    }
  };
  const cut = isCut ? said.csvCut({ max: CSV_ROWS_MAX }) : '';
  const state = read === null ? cut : said.rowsRead({ count: read });
  // A phone has no room for it beside the filters, and no program for the file.
  if (isNarrow) return null;
  return (
    <Group gap={state === '' ? 0 : 'sm'}>
      <Text size="sm" c="dimmed" role="status">
        {state}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={read !== null}
        onClick={() => void download()}
      >
        {said.downloadCsv()}
      </Button>
    </Group>
  );
}
