import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Box, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/insights.ts';
import type { Message } from '#contract/messages/message.ts';
import layout from '#web/ui/layout.module.css';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import classes from './insights.module.css';

export interface PictureProps {
  title: string;
  /** What the chart says. */
  sentence: string;
  /** The same figures as a table. */
  headers: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** A chart with its sentence. Its figures are one click away, and are printed with it. */
export function Picture({ title, sentence, headers, rows, children }: PictureProps) {
  const id = useId();
  const table = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(table);
  return (
    <figure className={`${layout.box} ${classes.picture}`} aria-labelledby={id}>
      <Box id={id} component="h2" mb={4} fz="1.0625rem">
        {title}
      </Box>
      <Text component="figcaption" mb="md" maw="70ch">
        {sentence}
      </Text>
      {/* The table has the same figures for people who can't see the chart. */}
      <div aria-hidden>{children}</div>
      <details ref={table} className={classes.details}>
        <summary>{said.showTable()}</summary>
        <ScrollRegion label={said.tableOf({ title })}>
          <table className={layout.table}>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={column}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  );
}

/** Opens folded content for printing, and folds it again afterwards. */
function useOpenInPrint(folded: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasOpen = true;
    const unfold = () => {
      if (!folded.current) return;
      wasOpen = folded.current.open;
      folded.current.open = true;
    };
    const restore = () => {
      if (folded.current) folded.current.open = wasOpen;
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', restore);
    };
  }, [folded]);
}

export interface BarPart {
  /** The name of a colour and pattern. */
  look: 'plain' | 'correct' | 'partial' | 'incorrect' | 'quiet' | 'review';
  value: number;
}

export interface Bar {
  label: string;
  parts: readonly BarPart[];
  /** Shown beside the bar. */
  note: string;
  /** A thin line from the bar to this value. */
  until?: number | null;
}

const percent = (value: number, max: number) => `${max === 0 ? 0 : (value / max) * 100}%`;

/** Bars one below the other, each with its label and number. */
export function Bars({ bars, max }: { bars: readonly Bar[]; max: number }) {
  return (
    <Stack gap="xs">
      {bars.map((bar, index) => (
        <div key={index} className={classes.bar}>
          <span className={classes.label}>{bar.label}</span>
          <svg width="100%" height="20" className={classes.svg}>
            {bar.until !== undefined && bar.until !== null ? (
              <line x1="0" x2={percent(bar.until, max)} y1="10" y2="10" className={classes.until} />
            ) : null}
            {bar.parts.map((part, at) => (
              <rect
                key={at}
                x={percent(
                  bar.parts.slice(0, at).reduce((sum, { value }) => sum + value, 0),
                  max,
                )}
                y="2"
                width={percent(part.value, max)}
                height="16"
                data-look={part.look}
                className={classes.part}
              />
            ))}
          </svg>
          <span>{bar.note}</span>
        </div>
      ))}
    </Stack>
  );
}

/** Columns side by side, each with its number above and its label below. */
export function Columns({ columns }: { columns: readonly { label: string; value: number }[] }) {
  const max = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <div className={classes.columns}>
      {columns.map(({ label, value }) => (
        <Box key={label} miw={0} ta="center">
          <svg width="100%" height="140" className={classes.svg}>
            <rect
              x="8%"
              width="84%"
              y={140 - (value / max) * 120}
              height={(value / max) * 120}
              data-look="plain"
              className={classes.part}
            />
            {value > 0 ? (
              <text x="50%" y={134 - (value / max) * 120} textAnchor="middle" className={classes.number}>
                {value}
              </text>
            ) : null}
          </svg>
          <span className={classes.under}>{label}</span>
        </Box>
      ))}
    </div>
  );
}

export const VERDICT_LOOKS = [
  ['correct', said.correct, 'correct'],
  ['partial', said.partial, 'partial'],
  ['incorrect', said.incorrect, 'incorrect'],
  ['notAnswered', said.notAnswered, 'quiet'],
  ['needsReview', said.needsReview, 'review'],
] as const satisfies readonly (readonly [string, Message, BarPart['look']])[];

interface VerdictRow {
  label: string;
  counts: Record<(typeof VERDICT_LOOKS)[number][0], number>;
  note: string;
}

/** The verdicts on answers: a bar of the same length for each row, divided into its parts. */
export function VerdictBars({ rows }: { rows: readonly VerdictRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Bars
        max={1}
        bars={rows.map(({ label, counts, note }) => {
          const all = VERDICT_LOOKS.reduce((sum, [verdict]) => sum + counts[verdict], 0);
          return {
            label,
            parts: VERDICT_LOOKS.map(([verdict, , look]) => ({ look, value: counts[verdict] / (all || 1) })),
            note,
          };
        })}
      />
      <Box component="ul" mt="sm" c="dimmed" fz="xs" className={layout.row}>
        {VERDICT_LOOKS.map(([verdict, name, look]) => (
          <li key={verdict} className={layout.inline}>
            <svg width="14" height="14">
              <rect width="14" height="14" data-look={look} className={classes.part} />
            </svg>
            {name()}
          </li>
        ))}
      </Box>
    </>
  );
}
