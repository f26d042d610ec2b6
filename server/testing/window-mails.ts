import { mailAdjustmentDecided } from '#server/features/applications/mails/adjustment-decided.ts';
import { mailInterviewClosed } from '#server/features/applications/mails/interview-closed.ts';
import { mailInterviewClosing } from '#server/features/applications/mails/interview-closing.ts';
import { mailInterviewOpened } from '#server/features/applications/mails/interview-opened.ts';
import { applicationById } from '#server/features/applications/store.ts';
import type { World } from './world.ts';

/** Sends the mails about the window of an interview and about an adjustment, as if it were time for each. */
export async function mailAllOfWindow(world: World, applicationId: string): Promise<void> {
  for (const mail of [mailInterviewOpened, mailInterviewClosing, mailInterviewClosed])
    await mail(world.ctx, world.db, applicationId);
  const application = await applicationById(world.db, applicationId);
  await mailAdjustmentDecided(world.ctx, world.db, application!, {
    requestId: '00000000-0000-4000-8000-000000000000',
    kinds: ['breaks'],
    isGranted: true,
    note: '',
    endsRound: false,
  });
}
