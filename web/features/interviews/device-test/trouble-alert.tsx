import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { browserOf, explain, type Trouble } from './trouble.ts';

/** What doesn't work, and how to fix it in this browser. */
export function TroubleAlert({ trouble }: { trouble: Trouble }) {
  const { text, wayOut } = explain(trouble, browserOf(navigator.userAgent));
  return (
    <Alert color="brick" icon={<IconAlertTriangle aria-hidden />} role="alert" title={text}>
      {wayOut}
    </Alert>
  );
}
