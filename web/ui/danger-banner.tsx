import { useEffect, useRef } from 'react';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { NOTICE_MS } from '#contract/limits.ts';

/** Shows a failure for three seconds. `onGone` must clear the message. */
export function DangerBanner({ message, onGone }: { message: string | null; onGone: () => void }) {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => gone.current(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  if (message === null) return null;
  return (
    <Alert color="brick" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert" mb="md">
      {message}
    </Alert>
  );
}
