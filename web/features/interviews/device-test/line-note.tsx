import { useEffect, useState } from 'react';
import { Alert, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import * as said from '#contract/messages/en/device-test.ts';
import { measure, type Line } from './line.ts';

const TEXTS = {
  slow: { title: said.lineSlow, text: said.lineSlowText },
  'very-slow': { title: said.lineVerySlow, text: said.lineVerySlowText },
} as const;

/** Measures the connection once and says what it is good for. */
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
        {line === 'good' ? said.lineGood() : said.lineMeasured()}
      </Text>
    );
  }
  return (
    <Alert color="amber" role="status" icon={<IconWifiOff aria-hidden />} title={TEXTS[line].title()}>
      {TEXTS[line].text()}
    </Alert>
  );
}
