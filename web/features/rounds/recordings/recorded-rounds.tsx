import { ROUND_NAMES } from '#contract/shared/limits.ts';
import { getRecordedRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Section } from '#web/ui/page.tsx';
import { RoundRecording } from './round-recording.tsx';

/** The recordings of the rounds of an application; nothing if no round may be recorded. */
export function RecordedRounds({ applicationId }: { applicationId: string }) {
  const { data } = useRead(getRecordedRounds, { applicationId });
  return (data?.rounds ?? []).map(({ roundId, round }) => {
    const name = (ROUND_NAMES[round - 1] ?? '').toLowerCase();
    return (
      <Section key={roundId} title={`Recording of the ${name} round`} order={3}>
        <RoundRecording roundId={roundId} label={`Recording of the ${name} round`} />
      </Section>
    );
  });
}
