import { useRef, useState } from 'react';
import { Anchor, Box, Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { spelled } from '#contract/shared/words.ts';
import { MyRequests } from '#web/features/applications/requests/my-requests.tsx';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import layout from '#web/ui/layout.module.css';
import { useTitle } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { againSentence, type GivenAgain } from '../scheduled/again-sentence.ts';
import { consentPoints, instructions, type Terms } from './texts.ts';
import classes from './steps.module.css';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const NEEDED = 'Please agree to the recording to go on.';

export interface InstructionsStepProps {
  applicationId: string;
  role: string;
  employer: string;
  terms: Terms;
  /** Null unless the interview was given again. */
  givenAgain: GivenAgain | null;
  onNext: () => void;
}

/** Step 1: how it goes, and what one agrees to. */
export function InstructionsStep(props: InstructionsStepProps) {
  const { applicationId, role, employer, terms, givenAgain, onNext } = props;
  useTitle('Instructions · Interview');
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
          Your interview for {role}
        </Title>
        <Text mt="xs" c="dimmed" fz="1.0625rem">
          With {employer}. {capital(spelled(points.length))} things to know before you begin. Is this your
          first one? Take a{' '}
          <Anchor component={Link} to={PATHS.practiceInterview} inherit underline="always">
            practice interview
          </Anchor>{' '}
          beforehand: nobody sees it.
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
          What happens to what you say
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
          More in the{' '}
          <Anchor component={Link} to={PATHS.policy} target="_blank" underline="always">
            policy
          </Anchor>{' '}
          (opens in a new tab).
        </Text>
        <AgreeBox
          ref={box}
          size="md"
          label="I have read this and agree to be recorded."
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          error={isAsked && !agrees ? NEEDED : undefined}
        />
      </Box>
      <MyRequests applicationId={applicationId} employer={employer} />
      <StickyActions>
        <Button size="md" onClick={next}>
          Next
        </Button>
      </StickyActions>
    </div>
  );
}
