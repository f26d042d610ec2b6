import { getAdjustments, requestAdjustment } from '#contract/adjustments.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Inputs of the calls about one interview and how it is held, for the test of who may make them. */
export async function inputsOfInterview(
  world: World,
  { employer, candidate }: { employer: Person; candidate: Person },
  applicationId: string,
): Promise<Record<string, Record<string, unknown>>> {
  const request = { applicationId, kinds: ['breaks' as const] };
  expectSuccess(await world.call(requestAdjustment, request, candidate.token));
  const asked = await world.call(getAdjustments, { applicationId }, employer.token);
  const { requestId } = expectSuccess(asked).requests[0]!;
  const questionId = '00000000-0000-4000-8000-000000000000';
  return {
    'interview/requestAdjustment': request,
    'interview/getMyAdjustments': { applicationId },
    'interview/getAdjustments': { applicationId },
    'interview/decideAdjustment': { requestId, granted: true },
    'interview/moveOpening': { applicationId, date: world.clock.now().getTime() },
    'interview/beginAnswer': { applicationId, questionId, recordingId: questionId, videoOffsetSeconds: 0 },
    'interview/writeAnswer': { applicationId, questionId, text: 'Mine now' },
  };
}
