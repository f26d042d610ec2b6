import * as said from '#contract/messages/en/round-refusals.ts';
import * as contract from '#contract/interview/round-recordings.ts';
import { ownRound } from '../times/own-round.ts';
import { removedWithApplication } from '#server/features/applications/removal.ts';
import { type Route, employerRoute, openRoute, reply } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { setConsent, showConsent } from './consent.ts';
import { objectsOfRecordings } from './forget.ts';
import { hearRecording } from './hear.ts';
import { prepareRecording } from './prepare.ts';
import { removeRecording, showRecording } from './show.ts';
import { hearRecordingTask, prepareRecordingTask } from './tasks.ts';

removedWithApplication(objectsOfRecordings);

export const roundRecordingsRoutes: Route[] = [
  employerRoute(contract.getRoundRecording, async (ctx, { caller, input }) =>
    reply(await showRecording(ctx, caller, input.roundId)),
  ),
  employerRoute(contract.removeRoundRecording, async (ctx, { caller, input }) => {
    await removeRecording(ctx, caller, input.roundId);
    return reply(null, said.recordingDeleted());
  }),
  openRoute(contract.getRecordingConsent, async (ctx, { caller, input }) =>
    reply(await showConsent(ctx, (await ownRound(ctx, caller, input)).id)),
  ),
  openRoute(contract.setRecordingConsent, async (ctx, { caller, input }) =>
    reply(await setConsent(ctx, (await ownRound(ctx, caller, input)).id, input.agrees)),
  ),
];

export const roundRecordingsHandlers: TaskHandler[] = [
  taskHandler(prepareRecordingTask, (ctx, { recordingId }) => prepareRecording(ctx, recordingId)),
  taskHandler(hearRecordingTask, (ctx, { recordingId }) => hearRecording(ctx, recordingId)),
];
