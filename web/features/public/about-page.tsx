import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { spelledOut } from '#contract/shared/words.ts';
import { WIZARD_STEPS } from '#contract/job/wizard-steps.ts';
import layout from '#web/ui/layout.module.css';
import { Page, Section } from '#web/ui/page.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './public.module.css';

const SERVICES = [
  {
    title: 'For employers',
    text: `Job posts in ${spelledOut(WIZARD_STEPS.length, 'step')}, applications with their criteria match, interviews scheduled by mail, reports that can be read in minutes and checked in seconds.`,
  },
  {
    title: 'For job seekers',
    text: 'One profile, open jobs with what the employer chose to tell, applications that can be followed, an interview at an agreed time, and the same report the employer reads.',
  },
  {
    title: 'For those who run it',
    text: 'One program on one’s own machine. Speech is recognised there, the analysis needs no network, and recordings stay in the house.',
  },
];

const REASONS = [
  {
    title: 'The same first round for all',
    text: 'Every applicant gets the same questions and the same time. Nobody is passed over because a calendar was full.',
  },
  {
    title: 'Evidence before verdicts',
    text: 'A verdict names the ideas that were found and those that were missing, in the candidate’s own words, at the second they were said.',
  },
  {
    title: 'Honest about what it cannot tell',
    text: 'Words that were heard badly are marked and left for a person to judge. Verdicts are shown as bands, not as false precision.',
  },
];

export default function AboutPage() {
  return (
    <Page
      title="About Us"
      lead="Roundone is a hiring marketplace whose first round is a recorded interview that a person takes alone, when it suits, and that people read together."
    >
      <figure className={classes.aboutPicture} aria-hidden>
        <Waveform fluid height={120} progress={0.72} />
      </figure>

      <Section title="Services provided">
        <div className={layout.cards}>
          {SERVICES.map((service) => (
            <article key={service.title} className={layout.box}>
              <Title order={3} size="h4">
                {service.title}
              </Title>
              <Text mt="xs" c="dimmed">
                {service.text}
              </Text>
            </article>
          ))}
        </div>
      </Section>

      <Section title="Why choose us">
        <div className={layout.cards}>
          {REASONS.map((reason) => (
            <article key={reason.title} className={layout.box}>
              <Title order={3} size="h4">
                {reason.title}
              </Title>
              <Text mt="xs" c="dimmed">
                {reason.text}
              </Text>
            </article>
          ))}
        </div>
      </Section>

      <Section title="Trusted companies">
        <Text maw="var(--line-length)" mb="lg">
          A company posts here only after its e-mail address was verified and its profile was filled in: line
          of business, address and logo. Candidates see who is hiring before they apply, and who will see
          their interview before they record it.
        </Text>
        <div className={classes.calls}>
          <Button component={Link} to={PATHS.contactUs} variant="default">
            Contact us
          </Button>
        </div>
      </Section>
    </Page>
  );
}
