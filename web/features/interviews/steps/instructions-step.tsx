import { useRef, useState } from 'react';
import { Anchor, Box, Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as interview from '#contract/messages/en/interview.ts';
import * as said from '#contract/messages/en/interview-instructions.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { MyRequests } from '#web/features/applications/requests/my-requests.tsx';
import { around } from '#web/ui/around.ts';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import layout from '#web/ui/layout.module.css';
import { useTitle } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { againSentence, type GivenAgain } from '../scheduled/again-sentence.ts';
import { consentPoints, instructions, type Terms } from './texts.ts';
import classes from './steps.module.css';

export interface InstructionsStepProps {
  applicationId: string;
  role: string;
  employer: string;
  terms: Terms;
  /** Null unless the interview is a repeat. */
  givenAgain: GivenAgain | null;
  onNext: () => void;
}

/** Step 1: how the interview works, and what the candidate agrees to. */
export function InstructionsStep(props: InstructionsStepProps) {
  const { applicationId, role, employer, terms, givenAgain, onNext } = props;
  useTitle(said.windowTitle());
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const points = instructions(terms);
  const next = () => {
    if (agrees) onNext();
    else {
      setIsAsked(true);
      box.current?.focus();
    }
  };
  return (
    <div className={classes.step}>
      <Box component="header" mb={32}>
        <Title order={1} fz="clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)">
          {said.title({ role })}
        </Title>
        <Text mt="xs" c="dimmed" fz="1.0625rem">
          {around(said.lead, {
            employer,
            count: points.length,
            practice: (
              <Anchor component={Link} to={PATHS.practiceInterview} inherit underline="always">
                {said.practiceLink()}
              </Anchor>
            ),
          })}
        </Text>
        {givenAgain ? (
          <Text mt="xs" c="dimmed" fz="1.0625rem">
            {againSentence(givenAgain)}
          </Text>
        ) : null}
      </Box>
      <ol className={classes.instructions}>
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <Box component="section" mt={32} className={layout.box} aria-labelledby="consent-title">
        <Title order={2} size="h3" id="consent-title">
          {said.consentTitle()}
        </Title>
        <dl className={layout.pairs}>
          {consentPoints(employer, terms.rules).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Text mt="sm" mb={20} c="dimmed">
          {around(said.morePolicy, {
            policy: (
              <Anchor component={Link} to={PATHS.policy} target="_blank" underline="always">
                {said.policyLink()}
              </Anchor>
            ),
          })}
        </Text>
        <AgreeBox
          ref={box}
          size="md"
          label={said.agree()}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          error={isAsked && !agrees ? said.agreeMissing() : undefined}
        />
      </Box>
      <MyRequests applicationId={applicationId} employer={employer} />
      <StickyActions>
        <Button size="md" onClick={next}>
          {interview.next()}
        </Button>
      </StickyActions>
    </div>
  );
}
