import { lazy, Suspense, useState } from 'react';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import * as said from '#contract/messages/en/interview-instructions.ts';
import type { ProctoringMode } from '#contract/shared/limits.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { DeviceKind } from '../device-test/chosen-devices.ts';
import { DeviceChoice } from '../device-test/device-choice.tsx';
import { browserOf, explain, type Trouble } from '../device-test/trouble.ts';
import type { Rules } from '../interview/rules.ts';
import { helpPoints } from './texts.ts';

const WriteToPerson = lazy(async () => ({ default: (await import('./write-to-person.tsx')).WriteToPerson }));

export interface HelpProps {
  stream: MediaStream | null;
  /** The reason why a chosen device could not be used. */
  trouble: Trouble | null;
  proctoring: ProctoringMode;
  rules: Rules;
  onChoose: (kind: DeviceKind, id: string) => void;
}

/**
 * What to do if something goes wrong, the choice of devices, and how to contact a person. The interview continues in
 * the meantime.
 */
export function Help({ stream, trouble, proctoring, rules, onChoose }: HelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const explained = trouble ? explain(trouble, browserOf(navigator.userAgent)) : null;
  return (
    <>
      <Button
        variant="subtle"
        mr="auto"
        leftSection={<IconLifebuoy size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {said.help()}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={said.help()}>
        <Stack gap="lg">
          <Text>{said.goesOnMeanwhile()}</Text>
          {stream ? <DeviceChoice stream={stream} noCamera={rules.noCamera} onChoose={onChoose} /> : null}
          {explained ? (
            <Alert color="brick" role="alert" title={explained.text}>
              {explained.wayOut}
            </Alert>
          ) : null}
          <dl className={layout.stack}>
            {helpPoints(proctoring, rules).map(({ title, text }) => (
              <div key={title}>
                <Text component="dt" fw={600}>
                  {title}
                </Text>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="reach-title">
            <Title order={3} size="h4" id="reach-title">
              {said.reachPerson()}
            </Title>
            <Text mb="sm">{said.reachPersonText()}</Text>
            {isWriting ? (
              <Suspense fallback={<Loading />}>
                <WriteToPerson />
              </Suspense>
            ) : (
              <Button variant="default" onClick={() => setIsWriting(true)}>
                {said.writeToPerson()}
              </Button>
            )}
          </section>
          <Button onClick={() => setIsOpen(false)}>{said.backToQuestion()}</Button>
        </Stack>
      </Modal>
    </>
  );
}
