import type { ReactNode } from 'react';
import { Anchor, Box, Button, Group, Text, Title } from '@mantine/core';
import { IconBriefcase, IconListCheck, IconMicrophone, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/public.ts';
import { PATHS, loginPath } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import layout from '#web/ui/layout.module.css';
import { Ring } from '#web/ui/ring.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './public.module.css';

const STEPS: { icon: ReactNode; title: () => string; text: () => string }[] = [
  {
    icon: <IconBriefcase size={28} stroke={1.5} aria-hidden />,
    title: said.stepPosting,
    text: said.stepPostingText,
  },
  {
    icon: <IconMicrophone size={28} stroke={1.5} aria-hidden />,
    title: said.stepInterviewing,
    text: said.stepInterviewingText,
  },
  {
    icon: <IconListCheck size={28} stroke={1.5} aria-hidden />,
    title: said.stepAssessment,
    text: said.stepAssessmentText,
  },
];

export default function LandingPage() {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroWords}>
          <Title order={1} fz="clamp(2.125rem, 1.4rem + 3.6vw, 4rem)" fw={450} lh={1.06} lts="-0.02em">
            {said.heroTitle()}
          </Title>
          <Text mt="lg" mb={32} maw="52ch" fz="1.1875rem" lh={1.55} c="dimmed">
            {said.heroText()}
          </Text>
          <div className={classes.calls}>
            <Button
              component={Link}
              to={loginPath('employer')}
              size="md"
              leftSection={<IconBriefcase size={20} aria-hidden />}
            >
              {said.postJob()}
            </Button>
            <Button
              component={Link}
              to={loginPath('candidate')}
              size="md"
              variant="default"
              leftSection={<IconSearch size={20} aria-hidden />}
            >
              {said.findJob()}
            </Button>
          </div>
          <Text mt="md" c="dimmed">
            {said.justLooking()}{' '}
            <Anchor component={Link} to={PATHS.publicJobs} inherit underline="always">
              {said.openJobs()}
            </Anchor>
          </Text>
        </div>
        <ReportPicture />
      </section>

      <section className={classes.band} aria-labelledby="how">
        <div className={classes.bandInside}>
          <Title
            order={2}
            id="how"
            ff="var(--serif)"
            fz="clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem)"
            fw={500}
            lts="-0.012em"
          >
            {said.howTitle()}
          </Title>
          <ol className={classes.steps}>
            {STEPS.map((step, index) => (
              <li key={index}>
                <span className={classes.stepMark}>{step.icon}</span>
                <Box component="h3" fz="1.1875rem" fw={650}>
                  {index + 1}. {step.title()}
                </Box>
                <p>{step.text()}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={classes.plain} aria-labelledby="fair">
        <Title
          order={2}
          id="fair"
          ff="var(--serif)"
          fz="clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem)"
          fw={500}
          lts="-0.012em"
        >
          {said.fairTitle()}
        </Title>
        <Box mt={32} className={layout.grid}>
          <div>
            <Box component="h3" fz="1.1875rem" fw={650}>
              {said.looksAt()}
            </Box>
            <ul className={layout.lines}>
              <li>{said.looksAtPoints()}</li>
              <li>{said.looksAtChoices()}</li>
              <li>{said.looksAtSkills()}</li>
            </ul>
          </div>
          <div>
            <Box component="h3" fz="1.1875rem" fw={650}>
              {said.neverLooksAt()}
            </Box>
            <ul className={layout.lines}>
              <li>{said.neverFaces()}</li>
              <li>{said.neverPauses()}</li>
              <li>{said.neverPicture()}</li>
            </ul>
          </div>
        </Box>
        <p className={classes.closing}>{said.closing()}</p>
      </section>
    </>
  );
}

/** An illustration of the product: a question, a voice, the words with marked evidence, a verdict. */
function ReportPicture() {
  return (
    <figure className={`${layout.box} ${classes.picture}`} aria-label={said.exampleLabel()}>
      <Group align="flex-start" wrap="nowrap" justify="space-between" mb="lg">
        <div>
          <Text mb={4} fz="0.875rem" c="dimmed">
            {said.exampleWhich()}
          </Text>
          <Text fz="lg" fw={600} lh={1.35}>
            {said.exampleQuestion()}
          </Text>
        </div>
        <Ring done={5} total={6} label={said.examplePoints()} size={72} />
      </Group>
      <Waveform fluid height={44} progress={0.62} />
      <Box component="blockquote" my="lg" fz="1.0625rem" lh={1.7}>
        {around(said.exampleAnswer, {
          risk: <mark>{said.exampleRisk()}</mark>,
          reach: <mark>{said.exampleReach()}</mark>,
          bed: <mark>{said.exampleBed()}</mark>,
        })}
      </Box>
      <div className={classes.pictureFoot}>
        <VerdictBadge verdict="Correct" />
        <span>{said.exampleFoot()}</span>
      </div>
    </figure>
  );
}
