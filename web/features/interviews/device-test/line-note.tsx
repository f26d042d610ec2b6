import { useEffect, useState } from 'react';
import { Alert, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { measure, type Line } from './line.ts';

const TEXTS: Record<Exclude<Line, 'good'>, { title: string; text: string }> = {
  slow: {
    title: 'Your line is slow.',
    text: 'It is enough for the interview. The picture may become smaller; your voice does not change.',
  },
  'very-slow': {
    title: 'Your line is very slow.',
    text: 'You can take the interview: your answers are kept on this machine until they are sent. The picture becomes smaller or is left out, and sending at the end takes longer. Another network, or a place nearer to the router, helps.',
  },
};

/** Measures the line once, and says what it is good for. */
export function LineNote() {
  const [line, setLine] = useState<Line | null | 'measuring'>('measuring');
  useEffect(() => {
    const controller = new AbortController();
    void measure(controller.signal).then((found) => {
      if (!controller.signal.aborted) setLine(found);
    });
    return () => controller.abort();
  }, []);
  if (line === null) return null;
  if (line === 'measuring' || line === 'good') {
    return (
      <Text role="status" c="dimmed">
        {line === 'good'
          ? 'Your line is fast enough for the whole picture.'
          : 'Your line is being measured …'}
      </Text>
    );
  }
  return (
    <Alert color="amber" role="status" icon={<IconWifiOff aria-hidden />} title={TEXTS[line].title}>
      {TEXTS[line].text}
    </Alert>
  );
}
