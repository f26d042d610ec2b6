import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import {
  beginAnswer,
  chooseOption,
  getInterviewSession,
  measureLine,
  startQuestion,
  writeAnswer,
} from '#contract/interview/interview-session.ts';
import {
  getQuestionsForInterview,
  recordProctoringEvent,
  startInterview,
  submitAnswerVideo,
  submitInterview,
} from '#contract/interview/interview.ts';
import * as followUps from '#contract/interview/follow-ups.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { getInterviewCourse } from '#contract/interview/interview-course.ts';
import * as again from '#contract/interview/interview-again.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { removedWithApplication } from '#server/features/applications/removal.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { type Route, employerRoute, reply, route, uploadRoute } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { findFollowUps } from './follow-ups/find.ts';
import { hold } from './handover/holding.ts';
import { keepBroken } from './handover/keep-broken.ts';
import { giveAgain } from './again/give-again.ts';
import { makePlayable } from './make-playable.ts';
import { receiveAnswer, receiveVideo } from './receive.ts';
import * as session from './session.ts';
import { objectsOfInterview } from './store.ts';
import * as submission from './submit.ts';
import { keepBrokenTask, makePlayableTask, transcribeTask } from './tasks.ts';
import { interviewCourse } from './course.ts';
import { transcribeAnswer } from './transcribe.ts';

removedWithApplication(objectsOfInterview);

export const interviewsRoutes: Route[] = [
  route(measureLine, async () => reply(null)),
  route(getQuestionsForInterview, async (ctx, { caller, input }) =>
    reply(await session.questionsToAsk(ctx, caller.id, input.jobId)),
  ),
  route(startInterview, async (ctx, { caller, input }) => reply(await session.start(ctx, caller.id, input))),
  route(recordProctoringEvent, async (ctx, { caller, input }) => {
    await session.noteEvent(ctx, caller.id, input);
    return reply(null);
  }),
  route(getInterviewSession, async (ctx, { caller, input }) =>
    reply(await session.showSession(ctx, caller.id, input)),
  ),
  route(holdInterview, async (ctx, { caller, input, origin }) =>
    reply(await hold(ctx, caller.id, input, origin.userAgent)),
  ),
  route(startQuestion, async (ctx, { caller, input }) =>
    reply(await session.putQuestion(ctx, caller.id, input)),
  ),
  route(beginAnswer, async (ctx, { caller, input }) => {
    await session.noteBeginning(ctx, caller.id, input);
    return reply(null);
  }),
  route(chooseOption, async (ctx, { caller, input }) => {
    await session.keepChoice(ctx, caller.id, input);
    return reply(null);
  }),
  route(writeAnswer, async (ctx, { caller, input }) => {
    await session.keepWritten(ctx, caller.id, input);
    return reply(null);
  }),
  route(followUps.findFollowUps, async (ctx, { caller, input }) =>
    reply(await findFollowUps(ctx, caller.id, input)),
  ),
  route(followUps.skipFollowUp, async (ctx, { caller, input }) => {
    await session.skipFollowUp(ctx, caller.id, input);
    return reply(null);
  }),
  uploadRoute(candidateAnswerAudio, async (ctx, { caller, input, file }) =>
    reply(await receiveAnswer(ctx, caller.id, input, candidateAnswerAudio.upload!, file)),
  ),
  uploadRoute(submitAnswerVideo, async (ctx, { caller, input, file }) =>
    reply(await receiveVideo(ctx, caller.id, input, submitAnswerVideo.upload!, file)),
  ),
  route(submitInterview, async (ctx, { caller, input }) => {
    await submission.submitInterview(ctx, caller.id, input);
    return reply(null, TEXTS.interviewSubmitted);
  }),
  employerRoute(getInterviewCourse, async (ctx, { caller, input }) =>
    reply(await interviewCourse(ctx, caller, input.applicationId)),
  ),
  employerRoute(again.giveAgain, async (ctx, { caller, input, origin }) =>
    reply(await giveAgain(ctx, deciderOf(caller), input, origin.address), outcomes.interviewAgain()),
  ),
];

export const interviewsHandlers: TaskHandler[] = [
  taskHandler(transcribeTask, (ctx, { answerId }) => transcribeAnswer(ctx, answerId)),
  taskHandler(keepBrokenTask, async (ctx, attempt) => {
    await keepBroken(ctx, attempt);
  }),
  taskHandler(makePlayableTask, (ctx, attempt) => makePlayable(ctx, attempt)),
];
