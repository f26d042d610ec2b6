import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Job } from '#contract/jobs.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { reachableStep, stagesFor, type Stage, type StageKey } from './steps.ts';
import classes from './wizard-progress.module.css';

/** The mobile bar's two sections: what the job is, and how one gets it. */
const SECTIONS: readonly { title: string; keys: readonly StageKey[] }[] = [
  { title: 'The job', keys: ['jobDetail', 'skillMatrix', 'question', 'education', 'miscInfo'] },
  { title: 'Hiring', keys: ['interviewProcess', 'workLocation', 'onBoarding', 'personalMessage'] },
];

export interface WizardProgressProps {
  job: Job | null;
  current: StageKey;
  onGo: (key: StageKey) => void;
}

/** Where in the nine stages one is; those that are done, and the one in turn, can be gone to. */
export function WizardProgress({ job, current, onGo }: WizardProgressProps) {
  const narrow = useNarrow();
  const stages = stagesFor(job);
  const index = stages.findIndex((stage) => stage.key === current);
  const place = `Step ${index + 1} of ${stages.length}: ${stages[index]?.title ?? ''}`;
  if (narrow) return <MobileBar stages={stages} index={index} place={place} />;
  return (
    <nav aria-label="Steps" className={classes.bar}>
      <ol className={classes.stages}>
        {stages.map((stage, at) => {
          const isCurrent = at === index;
          const isDone = job?.steps?.[stage.flag] === true;
          const canGo = !isCurrent && job !== null && reachableStep(job, stage.key) === stage.key;
          const inside = (
            <>
              <span className={classes.dot} aria-hidden>
                {isDone && !isCurrent ? <IconCheck size={16} stroke={3} /> : at + 1}
              </span>
              <span className={classes.title}>{stage.title}</span>
            </>
          );
          return (
            <li
              key={stage.key}
              className={classes.stage}
              data-current={isCurrent || undefined}
              data-done={isDone || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {canGo ? (
                <UnstyledButton className={classes.inside} onClick={() => onGo(stage.key)}>
                  {inside}
                </UnstyledButton>
              ) : (
                <span className={classes.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function MobileBar({ stages, index, place }: { stages: readonly Stage[]; index: number; place: string }) {
  return (
    <div className={classes.mobile}>
      <p className={classes.place}>{place}</p>
      <div className={classes.sections} aria-hidden>
        {SECTIONS.map((section) => {
          const inSection = stages.filter((stage) => section.keys.includes(stage.key));
          const before = stages.findIndex((stage) => stage === inSection[0]);
          const reached = Math.min(inSection.length, Math.max(0, index + 1 - before));
          return (
            <div key={section.title} className={classes.section} style={{ flexGrow: inSection.length }}>
              <div className={classes.track}>
                <div className={classes.fill} style={{ width: `${(reached / inSection.length) * 100}%` }} />
              </div>
              <span>{section.title}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
