import { useRef, useState } from 'react';
import { Anchor, Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { spelled } from '#contract/words.ts';
import { Adjustments } from '#web/features/applications/adjustments/adjustments.tsx';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { againSentence, type GivenAgain } from '../scheduled/again-text.tsx';
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
      <header className={classes.head}>
        <Title order={1}>Your interview for {role}</Title>
        <p className={classes.lead}>
          With {employer}. {capital(spelled(points.length))} things to know before you begin. Is this your
          first one? Take a{' '}
          <Anchor component={Link} to={PATHS.practiceInterview} inherit underline="always">
            practice interview
          </Anchor>{' '}
          beforehand: nobody sees it.
        </p>
        {givenAgain ? <p className={classes.lead}>{againSentence(givenAgain)}</p> : null}
      </header>
      <ol className={classes.instructions}>
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <section className={classes.consent} aria-labelledby="consent-title">
        <Title order={2} size="h3" id="consent-title">
          What happens to what you say
        </Title>
        <dl>
          {consentPoints(employer, terms.rules).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.policy}>
          More in the{' '}
          <Anchor component={Link} to={PATHS.policy} target="_blank" underline="always">
            policy
          </Anchor>{' '}
          (opens in a new tab).
        </p>
        <AgreeBox
          ref={box}
          size="md"
          label="I have read this and agree to be recorded."
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          error={isAsked && !agrees ? NEEDED : undefined}
        />
      </section>
      <Adjustments applicationId={applicationId} employer={employer} />
      <StickyActions>
        <Button size="md" onClick={next}>
          Next
        </Button>
      </StickyActions>
    </div>
  );
}
