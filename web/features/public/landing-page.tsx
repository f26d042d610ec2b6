import type { ReactNode } from 'react';
import { Anchor, Button, Title } from '@mantine/core';
import { IconBriefcase, IconListCheck, IconMicrophone, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, loginPath } from '#contract/paths.ts';
import { ReportPicture } from './report-picture.tsx';
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
          <Title order={1} className={classes.display}>
            A first round in which everyone is heard
          </Title>
          <p className={classes.heroLead}>
            Roundone automates job posting, talent assessment and interviewing: candidates answer the same
            questions aloud, and the people who hire read what was really said.
          </p>
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
          <p className={classes.browse}>
            Only looking?{' '}
            <Anchor component={Link} to={PATHS.publicJobs} inherit underline="always">
              See the open jobs
            </Anchor>
          </p>
        </div>
        <ReportPicture />
      </section>

      <section className={classes.band} aria-labelledby="how">
        <div className={classes.bandInside}>
          <Title order={2} id="how" className={classes.heading}>
            From a vacancy to a conversation worth having
          </Title>
          <ol className={classes.steps}>
            {STEPS.map((step, index) => (
              <li key={step.title}>
                <span className={classes.stepMark}>{step.icon}</span>
                <h3 className={classes.stepTitle}>
                  {index + 1}. {step.title}
                </h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={classes.plain} aria-labelledby="fair">
        <Title order={2} id="fair" className={classes.heading}>
          Plain about what is judged
        </Title>
        <div className={classes.columns}>
          <div>
            <h3 className={classes.stepTitle}>It looks at</h3>
            <ul className={classes.list}>
              <li>the points in an answer, beside those of the hiring manager’s expected answer</li>
              <li>multiple-choice answers, exactly</li>
              <li>skills, years and education, in the profile and the resume</li>
            </ul>
          </div>
          <div>
            <h3 className={classes.stepTitle}>It never looks at</h3>
            <ul className={classes.list}>
              <li>faces, feelings or accents</li>
              <li>how long somebody hesitated</li>
              <li>the picture itself: it is there for people to watch</li>
            </ul>
          </div>
        </div>
        <p className={classes.closing}>
          The product rejects nobody by itself. A person decides, with the words in front of them.
        </p>
      </section>
    </>
  );
}
