import { Box, Group, Menu, Progress, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconCircle } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-wizard.ts';
import type { Job } from '#web/api/types.ts';
import { WIZARD_STEPS } from '#contract/job/wizard-steps.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { reachableStep, stagesFor, type Stage, type StageKey } from './steps.ts';
import classes from './wizard-progress.module.css';

/** The two sections of the bar on narrow screens. */
const SECTIONS = [...new Set(WIZARD_STEPS.map(({ section }) => section))];

interface WizardProgressProps {
  job: Job | null;
  current: StageKey;
  onGo: (key: StageKey) => void;
}

/** The progress through the steps. Completed steps and the next one can be opened. */
export function WizardProgress({ job, current, onGo }: WizardProgressProps) {
  const narrow = useNarrow();
  const stages = stagesFor(job);
  const index = stages.findIndex((stage) => stage.key === current);
  const isReachable = (stage: Stage) => job !== null && reachableStep(job, stage.key) === stage.key;
  if (narrow) {
    return <MobileBar stages={stages} index={index} job={job} isReachable={isReachable} onGo={onGo} />;
  }
  return (
    <Box aria-label={said.steps()} component="nav" mb={32}>
      <ol className={classes.stages}>
        {stages.map((stage, at) => {
          const isCurrent = at === index;
          const isDone = job?.steps?.[stage.flag] === true;
          const canGo = !isCurrent && isReachable(stage);
          const inside = (
            <>
              <span className={classes.dot} aria-hidden>
                {isDone && !isCurrent ? <IconCheck size={16} stroke={3} /> : at + 1}
              </span>
              <span className={classes.title}>{stage.title()}</span>
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
    </Box>
  );
}

interface MobileBarProps {
  stages: readonly Stage[];
  index: number;
  job: Job | null;
  isReachable: (stage: Stage) => boolean;
  onGo: (key: StageKey) => void;
}

/** On narrow screens: two sections and the current step as text, which opens the list of steps. */
function MobileBar({ stages, index, job, isReachable, onGo }: MobileBarProps) {
  return (
    <Box aria-label={said.steps()} component="nav" mb="lg">
      <Menu position="bottom-start" width="target" withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={classes.place}>
            {said.stepOf({
              number: index + 1,
              count: stages.length,
              title: stages[index]?.title() ?? '',
            })}
            <IconChevronDown size={18} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {stages.map((stage, at) => (
            <Menu.Item
              key={stage.key}
              mih={44}
              leftSection={
                job?.steps?.[stage.flag] === true ? (
                  <IconCheck size={18} aria-label={said.done()} />
                ) : (
                  <IconCircle size={18} aria-hidden />
                )
              }
              disabled={at === index || !isReachable(stage)}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => onGo(stage.key)}
            >
              {stage.title()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Group gap={6} align="stretch" wrap="nowrap" fz="xs" c="dimmed" aria-hidden>
        {SECTIONS.map((section) => {
          const inSection = stages.filter((stage) => stage.section === section);
          const before = stages.findIndex((stage) => stage === inSection[0]);
          const reached = Math.min(inSection.length, Math.max(0, index + 1 - before));
          return (
            <Box key={section()} flex={`${inSection.length} 0 0`} miw={0}>
              <Progress size={6} mb={4} value={(reached / inSection.length) * 100} />
              <span>{section()}</span>
            </Box>
          );
        })}
      </Group>
    </Box>
  );
}
