import { useState } from 'react';
import * as said from '#contract/messages/en/rounds.ts';
import type { Stage } from '#contract/interview/stages.ts';
import { getRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useJobStages } from '#web/features/jobs/job-stages.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { InviteForm } from './invite-form.tsx';
import { notInvited, roundAt, roundName, roundsAhead } from './rounds-ahead.ts';

export interface InviteDialogProps {
  people: readonly { applicationId: string; name: string }[];
  /** The job and the stage shared by all of them. */
  jobId: string;
  stage: Stage;
  opened: boolean;
  /** Called when someone was invited. */
  onInvited?: (() => void) | undefined;
  onClose: () => void;
}

/** Invites one or more people to a round. They choose a time themselves. */
export function InviteDialog({ stage, opened, ...form }: InviteDialogProps) {
  const { people, jobId, onClose } = form;
  const [chosen, setChosen] = useState<number | null>(null);
  const isNarrow = useNarrow();
  const rounds = useRounds(people, jobId, stage);
  const round = chosen ?? rounds?.[0]?.round ?? null;
  const whom = people.length === 1 ? people[0]!.name : said.applicants({ count: people.length });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.inviteTitle({ whom, round: roundName(round ?? roundAt(stage) ?? 2) })}
      size="lg"
      fullScreen={isNarrow}
      description={people.length === 1 ? said.inviteOneAbout() : said.inviteManyAbout()}
    >
      {rounds === null || round === null ? (
        <Loading rows={6} />
      ) : (
        <InviteForm key={round} {...form} rounds={rounds} round={round} onRound={setChosen} />
      )}
    </Modal>
  );
}

/**
 * The rounds they can be invited to. Null until known. A single person is not offered a round they are already invited
 * to.
 */
function useRounds([first, second]: InviteDialogProps['people'], jobId: string, stage: Stage) {
  const isOne = first !== undefined && second === undefined;
  const stages = useJobStages(jobId);
  const own = useRead(getRounds, { applicationId: first?.applicationId ?? '' }, { enabled: isOne });
  if (stages === undefined || (isOne && own.data === undefined)) return null;
  const ahead = roundsAhead(stage, stages);
  const open = notInvited(ahead, own.data?.rounds ?? []);
  // The server says who is already invited.
  return open.length > 0 ? open : ahead;
}
