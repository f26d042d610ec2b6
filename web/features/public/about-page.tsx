import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/public.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { WIZARD_STEPS } from '#contract/job/wizard-steps.ts';
import layout from '#web/ui/layout.module.css';
import { Page, Section } from '#web/ui/page.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './public.module.css';

interface Card {
  title: string;
  text: string;
}

export default function AboutPage() {
  return (
    <Page title={said.aboutTitle()} lead={said.aboutLead()}>
      <figure className={classes.aboutPicture} aria-hidden>
        <Waveform fluid height={120} progress={0.72} />
      </figure>

      <Section title={said.services()}>
        <Cards
          cards={[
            {
              title: said.forEmployers(),
              text: said.forEmployersText({ steps: WIZARD_STEPS.length }),
            },
            { title: said.forSeekers(), text: said.forSeekersText() },
            { title: said.forOperators(), text: said.forOperatorsText() },
          ]}
        />
      </Section>

      <Section title={said.why()}>
        <Cards
          cards={[
            { title: said.sameRound(), text: said.sameRoundText() },
            { title: said.evidence(), text: said.evidenceText() },
            { title: said.honest(), text: said.honestText() },
          ]}
        />
      </Section>

      <Section title={said.trusted()}>
        <Text maw="var(--line-length)" mb="lg">
          {said.trustedText()}
        </Text>
        <div className={classes.calls}>
          <Button component={Link} to={PATHS.contactUs} variant="default">
            {said.contactButton()}
          </Button>
        </div>
      </Section>
    </Page>
  );
}

const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <div className={layout.cards}>
    {cards.map(({ title, text }) => (
      <article key={title} className={layout.box}>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text mt="xs" c="dimmed">
          {text}
        </Text>
      </article>
    ))}
  </div>
);
