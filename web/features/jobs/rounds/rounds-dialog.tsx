import { useState } from 'react';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/job-rounds.ts';
import { PATHS, jobStepPath } from '#contract/shared/paths.ts';
import { ROUND_NAMES } from '#contract/shared/limits.ts';
import { getRoundPlans } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { PlanLine } from './plan-line.tsx';
import type { Plans } from './plan-in-words.ts';
import { RoundPlanForm } from './round-plan-form.tsx';

/** A round and its mode, which may not be saved yet. */
export interface PlannedRound {
  round: number;
  mode: string;
}

interface RoundsDialogProps {
  job: Pick<JobCard, 'id' | 'role' | 'status'>;
  /** The round to plan. Null to choose one of the job's rounds. */
  planned: PlannedRound | null;
  opened: boolean;
  onClose: () => void;
}

const roundName = (round: number): string => said.roundTitle({ round: ROUND_NAMES[round - 1]! });

/** How the rounds of a job are held: one of them, or all in a list. */
export function RoundsDialog({ job, planned, opened, onClose }: RoundsDialogProps) {
  const [chosen, setChosen] = useState<PlannedRound | null>(null);
  const query = useRead(getRoundPlans, { jobId: job.id }, { enabled: opened });
  const shown = planned ?? chosen;
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={shown === null ? said.title({ role: job.role }) : roundName(shown.round)}
      description={shown === null ? said.about() : said.roundAbout()}
      closeOnClickOutside={false}
    >
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {(plans) => {
          const plan = plans.rounds.find(({ round }) => round === shown?.round);
          return plan && shown ? (
            <RoundPlanForm
              key={plan.round}
              jobId={job.id}
              plan={plan}
              mode={shown.mode}
              plans={plans}
              onDone={planned === null ? () => setChosen(null) : close}
            />
          ) : (
            <RoundList job={job} plans={plans} onChoose={setChosen} />
          );
        }}
      </Read>
    </Modal>
  );
}

interface RoundListProps {
  job: RoundsDialogProps['job'];
  plans: Plans;
  onChoose: (round: PlannedRound) => void;
}

function RoundList({ job, plans, onChoose }: RoundListProps) {
  const held = plans.rounds.flatMap(({ round, mode }) => (mode === null ? [] : [{ round, mode }]));
  if (held.length === 0)
    return (
      <Text pb="sm">
        {around(said.none, {
          step: (
            <Anchor
              component={Link}
              to={jobStepPath(
                job.status === 'draft' ? PATHS.createJob : PATHS.updateJob,
                job.id,
                'interviewProcess',
              )}
              inherit
              underline="always"
            >
              {said.interviewProcess()}
            </Anchor>
          ),
        })}
      </Text>
    );
  return (
    <RowList>
      {held.map((one) => (
        <li key={one.round} className={layout.row}>
          <Stack gap={0}>
            <strong>{said.roundWithMode({ round: roundName(one.round), mode: jobValue(one.mode) })}</strong>
            <PlanLine jobId={job.id} round={one.round} onOpen={() => onChoose(one)} />
          </Stack>
        </li>
      ))}
    </RowList>
  );
}
