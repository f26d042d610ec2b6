import { Alert } from '@mantine/core';

/** What went wrong, if anything. */
export function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert color="brick" role="alert">
      {text}
    </Alert>
  ) : null;
}
