import type { ReactNode } from 'react';
import { Anchor, Box, Button, Group, Text, Title } from '@mantine/core';
import { IconBriefcase, IconListCheck, IconMicrophone, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, loginPath } from '#contract/shared/paths.ts';
import { VerdictBadge } from '#web/ui/badges.tsx';
import layout from '#web/ui/layout.module.css';
import { Ring } from '#web/ui/ring.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './public.module.css';

const STEPS: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <IconBriefcase size={28} stroke={1.5} aria-hidden />,
    title: 'Job posting',
    text: 'A hiring manager describes the job in nine short steps, picks questions from the bank or writes new ones, and publishes it. Drafts keep themselves.',
  },
  {
    icon: <IconMicrophone size={28} stroke={1.5} aria-hidden />,
    title: 'Interviewing',
    text: 'Everyone who is invited answers the same questions aloud, in a browser, on a day that was agreed. One question, one clock, nothing else on the screen.',
  },
  {
    icon: <IconListCheck size={28} stroke={1.5} aria-hidden />,
    title: 'Talent assessment',
    text: 'The answers are transcribed and compared with what a good answer says. The report shows the words and the second in the video behind every verdict.',
  },
];

export default function LandingPage() {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroWords}>
          <Title order={1} fz="clamp(2.375rem, 1.4rem + 3.6vw, 4rem)" fw={450} lh={1.06} lts="-0.02em">
            A first round in which everyone is heard
          </Title>
          <Text mt="lg" mb={32} maw="52ch" fz="1.1875rem" lh={1.55} c="dimmed">
            Roundone automates job posting, talent assessment and interviewing: candidates answer the same
            questions aloud, and the people who hire read what was really said.
          </Text>
          <div className={classes.calls}>
            <Button
              component={Link}
              to={loginPath('employer')}
              size="md"
              leftSection={<IconBriefcase size={20} aria-hidden />}
            >
              Post A Job
            </Button>
            <Button
              component={Link}
              to={loginPath('candidate')}
              size="md"
              variant="default"
              leftSection={<IconSearch size={20} aria-hidden />}
            >
              Find A Job
            </Button>
          </div>
          <Text mt="md" c="dimmed">
            Only looking?{' '}
            <Anchor component={Link} to={PATHS.publicJobs} inherit underline="always">
              See the open jobs
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
            From a vacancy to a conversation worth having
          </Title>
          <ol className={classes.steps}>
            {STEPS.map((step, index) => (
              <li key={step.title}>
                <span className={classes.stepMark}>{step.icon}</span>
                <Box component="h3" fz="1.1875rem" fw={650}>
                  {index + 1}. {step.title}
                </Box>
                <p>{step.text}</p>
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
          Plain about what is judged
        </Title>
        <Box mt={32} className={layout.grid}>
          <div>
            <Box component="h3" fz="1.1875rem" fw={650}>
              It looks at
            </Box>
            <ul className={layout.lines}>
              <li>the points in an answer, beside those of the hiring manager’s expected answer</li>
              <li>multiple-choice answers, exactly</li>
              <li>skills, years and education, in the profile and the resume</li>
            </ul>
          </div>
          <div>
            <Box component="h3" fz="1.1875rem" fw={650}>
              It never looks at
            </Box>
            <ul className={layout.lines}>
              <li>faces, feelings or accents</li>
              <li>how long somebody hesitated</li>
              <li>the picture itself: it is there for people to watch</li>
            </ul>
          </div>
        </Box>
        <p className={classes.closing}>
          The product rejects nobody by itself. A person decides, with the words in front of them.
        </p>
      </section>
    </>
  );
}

/** An illustration of the product: a question, a voice, the words with marked evidence, a verdict. */
function ReportPicture() {
  return (
    <figure
      className={`${layout.box} ${classes.picture}`}
      aria-label="An example of a report: a question, the answer in words with its evidence marked, and the verdict"
    >
      <Group align="flex-start" wrap="nowrap" justify="space-between" mb="lg">
        <div>
          <Text mb={4} fz="0.875rem" c="dimmed">
            Example · Question 3 of 6
          </Text>
          <Text fz="lg" fw={600} lh={1.35}>
            How do you keep a patient safe from falling?
          </Text>
        </div>
        <Ring done={5} total={6} label="5 of 6 points earned" size={72} />
      </Group>
      <Waveform fluid height={44} progress={0.62} />
      <Box component="blockquote" my="lg" fz="1.0625rem" lh={1.7}>
        “First I look at <mark>what makes this person likely to fall</mark>, then I{' '}
        <mark>keep the bell and the glasses in reach</mark> and I <mark>lower the bed</mark> before I leave.”
      </Box>
      <div className={classes.pictureFoot}>
        <VerdictBadge verdict="Correct" />
        <span>Marked by a person. 3 of 4 points found, each with its second in the video</span>
      </div>
    </figure>
  );
}
