import type { ReactNode } from 'react';
import { Loader, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import layout from '#web/ui/layout.module.css';
import classes from './states.module.css';

/** 'picker' is a carousel of jobs with a table below it; 'form' has `rows` fields in a frame. */
type Shape = 'lines' | 'cards' | 'table' | 'page' | 'picker' | 'form';

/** A skeleton in the shape of the expected content. Its text is for screen readers. */
export function Loading({ shape = 'lines', rows = 4 }: { shape?: Shape; rows?: number }) {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{common.pleaseWait()}</VisuallyHidden>
      <div aria-hidden>{shapes[shape](rows)}</div>
    </div>
  );
}

const count = (rows: number) => Array.from({ length: rows }, (_, index) => index);

const shapes: Record<Shape, (rows: number) => ReactNode> = {
  lines: (rows) => (
    <Stack gap="sm">
      {count(rows).map((row) => (
        <Skeleton key={row} height={16} width={row % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Stack>
  ),
  cards: (rows) => (
    <div className={layout.cards}>
      {count(rows).map((row) => (
        <Skeleton key={row} height={148} />
      ))}
    </div>
  ),
  table: (rows) => (
    <Stack gap={1}>
      <Skeleton height={36} mb={8} />
      {count(rows).map((row) => (
        <Skeleton key={row} height={52} mb={4} />
      ))}
    </Stack>
  ),
  picker: (rows) => (
    <>
      <Skeleton height={74} mb={24} />
      <Skeleton height={28} width="min(320px, 70%)" mb={12} />
      <Skeleton height={44} mb={12} />
      {shapes.table(rows)}
    </>
  ),
  form: (rows) => <Skeleton height={104 + rows * 84} />,
  page: (rows) => (
    <Stack gap="lg">
      <Skeleton height={40} width="min(360px, 70%)" />
      {count(rows).map((row) => (
        <Skeleton key={row} height={row === 0 ? 120 : 72} />
      ))}
    </Stack>
  ),
};

/** Shown during work without a skeleton of its own, such as a submission. */
export function PleaseWait({ text = common.pleaseWait() }: { text?: string }) {
  return (
    <div className={classes.state} role="status" aria-live="polite">
      <Loader aria-hidden />
      <p className={classes.text}>{text}</p>
    </div>
  );
}
