import { interviewClosed } from '#server/features/applications/mails/interview-closed.ts';
import { interviewClosing } from '#server/features/applications/mails/interview-closing.ts';
import { interviewOpened } from '#server/features/applications/mails/interview-opened.ts';
import { mailRequestAnswered } from '#server/features/applications/mails/request-answered.ts';
import { ofWindow } from '#server/features/applications/window/window-mails.ts';
import { applicationById } from '#server/features/applications/store.ts';
import type { World } from './world.ts';

/** Sends the emails about an interview's window and about a request, as if it were time for each of them. */
export async function mailAllOfWindow(world: World, applicationId: string): Promise<void> {
  for (const mail of [interviewOpened, interviewClosing, interviewClosed])
    await ofWindow(mail)(world.ctx, world.db, applicationId);
  const application = await applicationById(world.db, applicationId);
  await mailRequestAnswered(world.ctx, world.db, application!, {
    requestId: '00000000-0000-4000-8000-000000000000',
    kinds: ['breaks'],
    isGranted: true,
    note: '',
    endsRound: false,
  });
}
