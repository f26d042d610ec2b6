import type { z } from 'zod';
import { setBlindReview } from '#contract/company/company-reviews.ts';
import { draftQuestions } from '#contract/job/question-drafts.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import * as contract from '#contract/job/jobs.ts';
import type { Endpoint, RequestOf, nothing } from '#contract/shared/endpoint.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Context } from '#server/platform/context.ts';
import {
  type EmployerCaller,
  type Route,
  asEmployer,
  employerRoute,
  reply,
  route,
  uploadRoute,
} from '#server/platform/http/route.ts';
import { changeBlindReview } from './changes/change-job.ts';
import * as status from './changes/change-status.ts';
import type { Edit } from './changes/revisions.ts';
import type { MiscInfo } from './job.ts';
import * as lists from './lists/list-jobs.ts';
import { countTouched, previewJob, showJob } from './lists/show-jobs.ts';
import * as drafts from './wizard/draft-questions.ts';
import { messageUrl, uploadMessage } from './wizard/message.ts';
import { plainDigits, submitDetails } from './wizard/submit-details.ts';
import { type QuestionWanted, submitQuestions } from './wizard/submit-questions.ts';
import {
  submitEducation,
  submitInterviewProcess,
  submitMiscInfo,
  submitOnboarding,
  submitSkills,
  submitWorkLocation,
} from './wizard/submit-steps.ts';

type OfJob = { jobId: string } | { refJobId: string };

const jobIdIn = (input: OfJob): string => ('jobId' in input ? input.jobId : input.refJobId);
const editorOf = ({ companyId, id, token }: EmployerCaller) => ({ companyId, by: token?.id ?? id });
const editOf = (caller: EmployerCaller, input: OfJob & { version?: string | undefined }): Edit => ({
  ...editorOf(caller),
  jobId: jobIdIn(input),
  version: input.version,
});

const stepRoute = <Form extends OfJob & { version?: string | undefined }>(
  endpoint: Endpoint<z.ZodType<Form>, typeof nothing>,
  submit: (ctx: Context, edit: Edit, form: Form) => Promise<void>,
): Route =>
  employerRoute(endpoint, async (ctx, { input, caller }) => {
    await submit(ctx, editOf(caller, input), input);
    return reply(null);
  });

const statusRoute = <Input extends OfJob>(
  endpoint: Endpoint<z.ZodType<Input>, typeof nothing>,
  change: (ctx: Context, companyId: string, jobId: string) => Promise<void>,
  message: Said,
): Route =>
  employerRoute(endpoint, async (ctx, { input, caller }) => {
    await change(ctx, caller.companyId, jobIdIn(input));
    return reply(null, say(message));
  });

export const jobsRoutes: Route[] = [
  employerRoute(steps.submitJobDetails, async (ctx, { input, caller }) => {
    const { id, alternateId } = await submitDetails(ctx, editorOf(caller), input);
    return reply({ _id: id, alternateJobId: alternateId });
  }),
  stepRoute(steps.submitSkillMatrix, submitSkills),
  stepRoute(submitQualifyingQuestions, (ctx, edit, form) => submitQuestions(ctx, edit, readQuestions(form))),
  employerRoute(draftQuestions, async (ctx, { input, caller }) =>
    reply(await drafts.draftQuestions(ctx, caller, input)),
  ),
  stepRoute(steps.submitEducation, submitEducation),
  stepRoute(steps.submitMiscInfo, (ctx, edit, form) => submitMiscInfo(ctx, edit, readMiscInfo(form))),
  stepRoute(steps.submitInterviewProcess, submitInterviewProcess),
  stepRoute(steps.submitWorkLocation, submitWorkLocation),
  stepRoute(steps.submitOnBoardingDetails, submitOnboarding),
  uploadRoute(steps.uploadJobVideo, async (ctx, { input, caller, file }) =>
    reply(await uploadMessage(ctx, editOf(asEmployer(caller), input), steps.uploadJobVideo.upload!, file)),
  ),

  employerRoute(contract.publishJob, async (ctx, { input, caller }) => {
    const isUpdate = input.isUpdate === 'YES';
    return reply(null, await status.publishJob(ctx, editOf(caller, input), isUpdate));
  }),
  employerRoute(setBlindReview, async (ctx, { input, caller, origin }) => {
    await changeBlindReview(ctx, caller, input, origin.address);
    return reply(null, input.isBlind ? outcomes.blindReviewOn() : outcomes.blindReviewOff());
  }),
  employerRoute(contract.discardChanges, async (ctx, { input, caller }) => {
    await status.discardChanges(ctx, editOf(caller, input));
    return reply(null, outcomes.jobChangesDiscarded());
  }),
  employerRoute(contract.getTouchedPeople, async (ctx, { input, caller }) =>
    reply(await countTouched(ctx, caller.companyId, input.jobId)),
  ),
  statusRoute(contract.saveAsDraft, status.saveAsDraft, TEXTS.jobSavedAsDraft),
  statusRoute(contract.closeJob, status.closeJob, TEXTS.jobClosed),
  statusRoute(contract.repostJob, status.repostJob, TEXTS.jobReposted),
  statusRoute(contract.deleteJob, status.deleteJob, TEXTS.jobDeleted),
  statusRoute(contract.restoreJob, status.restoreJob, outcomes.jobRestored),

  route(contract.getPostedJobs, async (ctx, { input, caller }) =>
    reply(
      caller.role === 'employer'
        ? await lists.listPostedJobs(ctx, caller, input, input)
        : await lists.findOpenJobs(ctx, caller, input, input),
    ),
  ),
  route(contract.getJobCards, async (ctx, { input, caller }) =>
    reply(await lists.listCards(ctx, caller, input, input)),
  ),
  employerRoute(contract.draftedJobs, async (ctx, { input, caller }) => {
    const { jobs, nextCursor } = await lists.listDrafts(ctx, caller, input);
    return reply(jobs, undefined, nextCursor);
  }),
  employerRoute(contract.deletedJobs, async (ctx, { input, caller }) => {
    const { jobs, nextCursor } = await lists.listDeleted(ctx, caller, input);
    return reply(jobs, undefined, nextCursor);
  }),
  route(contract.getJobById, async (ctx, { input, caller }) =>
    reply(await showJob(ctx, caller, input.jobId)),
  ),
  employerRoute(contract.getCreateJobPreview, async (ctx, { input, caller }) =>
    reply(await previewJob(ctx, caller, input.refJobId)),
  ),
  route(contract.getUploadedVideo, async (ctx, { input, caller }) =>
    reply(await messageUrl(ctx, caller, input.name)),
  ),
];

/** A row of any of the six lists. A row of the bank has no text, and a custom one has no id. */
interface QuestionRow {
  questionId?: string;
  question?: string;
  skillId?: string;
  options?: string[];
  answer?: string;
  acceptedAnswers?: string[];
  replaces?: string | undefined;
}

function readQuestions(form: RequestOf<typeof submitQualifyingQuestions>): QuestionWanted[] {
  const read = (
    kind: QuestionWanted['kind'],
    field: keyof typeof form,
    rows: readonly QuestionRow[],
  ): QuestionWanted[] =>
    rows.map((row, index) => ({
      kind,
      masterId: row.questionId ?? null,
      skillId: row.skillId ?? null,
      question: row.question ?? null,
      options: row.options ?? null,
      answer: row.answer ?? null,
      acceptedAnswers: row.acceptedAnswers ?? [],
      replaces: row.replaces,
      path: `${field}.${index}`,
    }));
  return [
    ...read('mcq', 'skilMcq', form.skilMcq),
    ...read('mcq', 'skillMcqCustome', form.skillMcqCustome),
    ...read('skill', 'skillBasedQuestion', form.skillBasedQuestion),
    ...read('skill', 'skillBasedCustomeQuestion', form.skillBasedCustomeQuestion),
    ...read('personal', 'personalQuestions', form.personalQuestions),
    ...read('personal', 'personalCustomeQuestions', form.personalCustomeQuestions),
  ];
}

function readMiscInfo(form: RequestOf<typeof steps.submitMiscInfo>): MiscInfo {
  const { hourlyRate, hourlyRateRangeStart: from, hourlyRateRangeEnd: to } = form;
  const benefitsOffered = form.offeredBenifitsApplicable === 'true';
  const relocation = form.isRelocationApplicable === 'true';
  const travel = form.isTravelApplicable === 'true';
  const workFromHome = form.isWFHAvailable === 'true';
  const everything = form.allDisplayToCandidate;
  return {
    hourlyRate: hourlyRate === undefined ? null : plainDigits(hourlyRate),
    hourlyRange:
      hourlyRate === undefined && from !== undefined && to !== undefined
        ? { from: plainDigits(from), to: plainDigits(to) }
        : null,
    overtime: form.positionQualifiesForOvertime === 'true',
    visaSponsored: form.workVisaSponcer === 'true',
    benefitsOffered,
    benefitIds: benefitsOffered ? [...new Set(form.offeredBenefits)] : [],
    relocation,
    relocationBenefitIds: relocation ? [...new Set(form.relocationBenefits)] : [],
    travel,
    travelPercentage: travel ? (form.travelPercentage ?? null) : null,
    travelDetails: (travel && form.travelRequirementsDetails) || null,
    workFromHome,
    workFromHomeShare: workFromHome ? (form.wfhValue ?? null) : null,
    startDay: day(form.startDate),
    expectedStartDay: form.exStartDate === undefined ? null : day(form.exStartDate),
    notes: form.additionalNotes || null,
    pitchWanted: form.whyShouldHire === 'true',
    shown: {
      everything,
      pay: everything || form.displayHourTocandidate,
      overtime: everything || form.displayPositionQualifiesForOvertime,
      visa: everything || form.displayWorkVisaSponcer,
      benefits: everything || form.displayOfferedBenifits,
      relocation: everything || form.displayRelocationBenifits,
      travel: everything || form.displayTravelApplicable,
      workFromHome: everything || form.displayWorkFromHome,
      notes: everything || form.displayAdditionNotes,
    },
  };
}

/** The day of a date or timestamp. */
const day = (date: string) => date.slice(0, 10);
