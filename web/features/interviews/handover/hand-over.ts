import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import type { RunnerContext } from '../runner/view.ts';
import type { Parts } from '../runner/parts.ts';

/**
 * Another device has taken over: everything stops here, and the recordings made until now are sent. Nothing is
 * submitted.
 */
export async function handOver(
  { view, show }: RunnerContext,
  { reading, answers, video, devices, calls }: Parts,
  { device }: OpenElsewhere,
): Promise<void> {
  const { away, now } = view().interview;
  // From now on, the state machine ignores events.
  show({ handedOver: { device, state: 'sending' } });
  reading.stop();
  answers.end({ isCutOff: true });
  video.stop();
  if (away) calls.note(away.kind, Math.round(Math.max(0, now - away.since) / 100) / 10);
  await video.stopped();
  devices.close();
  const sent = await Promise.allSettled([
    answers.settled(),
    calls.settled(),
    ...video.segments().map((segment) => segment.finish()),
  ]);
  const isSent = sent.every(({ status }) => status === 'fulfilled');
  show({ handedOver: { device, state: isSent ? 'sent' : 'kept' } });
}
