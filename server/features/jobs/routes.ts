import type { RequestOf } from '#contract/endpoint.ts';
import { setBlindReview } from '#contract/company-reviews.ts';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import * as steps from '#contract/job-steps.ts';
import * as contract from '#contract/jobs.ts';
import { FIRST_ROUND, ROUND_NAMES } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import {
  type EmployerCaller,
  type Route,
  asEmployer,
  employerRoute,
  reply,
  route,
  uploadRoute,
} from '#server/platform/http/route.ts';
import { changeBlindReview } from './changes/blind-review.ts';
import * as status from './changes/change-status.ts';
import type { Edit } from './changes/revisions.ts';
import type { MiscInfo } from './job.ts';
import * as lists from './lists/list-jobs.ts';
import { messageUrl, uploadMessage } from './wizard/message.ts';
import { countTouched, previewJob, showJob } from './lists/show-jobs.ts';
import { type JobDetails, submitDetails } from './wizard/submit-details.ts';
import { type QuestionWanted, submitQuestions } from './wizard/submit-questions.ts';
import { submitSkills } from './wizard/submit-skills.ts';
import {
  submitEducation,
  submitInterviewProcess,
  submitMiscInfo,
  submitOnboarding,
  submitWorkLocation,
} from './wizard/submit-steps.ts';

export const jobsRoutes: Route[] = [
  employerRoute(steps.submitJobDetails, async (ctx, { input, caller }) => {
    const { refJobId: jobId, draftKey, version } = input;
    const edit = { ...editorOf(caller), jobId, draftKey, version };
    const { id, alternateId } = await submitDetails(ctx, edit, readDetails(input));
    return reply({ _id: id, alternateJobId: alternateId });
  }),
  employerRoute(steps.submitSkillMatrix, async (ctx, { input, caller }) => {
    const skills = input.skill.map(({ value, preference, minExperience }) => ({
      name: value,
      preference,
      minExperience,
    }));
    await submitSkills(ctx, editOf(caller, input), skills);
    return reply(null);
  }),
  employerRoute(submitQualifyingQuestions, async (ctx, { input, caller }) => {
    await submitQuestions(ctx, editOf(caller, input), readQuestions(input));
    return reply(null);
  }),
  employerRoute(steps.submitEducation, async (ctx, { input, caller }) => {
    await submitEducation(ctx, editOf(caller, input), input.education_id);
    return reply(null);
  }),
  employerRoute(steps.submitMiscInfo, async (ctx, { input, caller }) => {
    await submitMiscInfo(ctx, editOf(caller, input), readMiscInfo(input));
    return reply(null);
  }),
  employerRoute(steps.submitInterviewProcess, async (ctx, { input, caller }) => {
    await submitInterviewProcess(ctx, editOf(caller, input), {
      modes: readModes(input),
      tip: input.tips.tip === 'true' ? (input.tips.tipText ?? '') : null,
      proctoring: input.proctoring,
      settings: input.settings,
      pathOfMode: (index) => `communicationMode.${ROUND_NAMES[index]}`,
    });
    return reply(null);
  }),
  employerRoute(steps.submitWorkLocation, async (ctx, { input, caller }) => {
    const { refJobId: _, version: __, zipcode, ...place } = input;
    await submitWorkLocation(ctx, editOf(caller, input), { ...place, zipCode: zipcode });
    return reply(null);
  }),
  employerRoute(steps.submitOnBoardingDetails, async (ctx, { input, caller }) => {
    await submitOnboarding(ctx, editOf(caller, input), input.boardingListId);
    return reply(null);
  }),
  uploadRoute(steps.uploadJobVideo, async (ctx, { input, caller, file }) =>
    reply(await uploadMessage(ctx, editOf(asEmployer(caller), input), steps.uploadJobVideo.upload!, file)),
  ),

  employerRoute(contract.publishJob, async (ctx, { input, caller }) => {
    const isUpdate = input.isUpdate === 'YES';
    return reply(null, await status.publishJob(ctx, editOf(caller, input), isUpdate));
  }),
  employerRoute(setBlindReview, async (ctx, { input, caller, origin }) => {
    await changeBlindReview(ctx, caller, input, origin.address);
    return reply(null, input.isBlind ? TEXTS.blindReviewOn : TEXTS.blindReviewOff);
  }),
  employerRoute(contract.discardChanges, async (ctx, { input, caller }) => {
    await status.discardChanges(ctx, editOf(caller, input));
    return reply(null, TEXTS.jobChangesDiscarded);
  }),
  employerRoute(contract.getTouchedPeople, async (ctx, { input, caller }) =>
    reply(await countTouched(ctx, caller.companyId, input.jobId)),
  ),
  employerRoute(contract.saveAsDraft, async (ctx, { input, caller }) => {
    await status.saveAsDraft(ctx, caller.companyId, input.refJobId);
    return reply(null, TEXTS.jobSavedAsDraft);
  }),
  employerRoute(contract.closeJob, async (ctx, { input, caller }) => {
    await status.closeJob(ctx, caller.companyId, input.refJobId);
    return reply(null, TEXTS.jobClosed);
  }),
  employerRoute(contract.repostJob, async (ctx, { input, caller }) => {
    await status.repostJob(ctx, caller.companyId, input.refJobId);
    return reply(null, TEXTS.jobReposted);
  }),
  employerRoute(contract.deleteJob, async (ctx, { input, caller }) => {
    await status.deleteJob(ctx, caller.companyId, input.jobId);
    return reply(null, TEXTS.jobDeleted);
  }),
  employerRoute(contract.restoreJob, async (ctx, { input, caller }) => {
    await status.restoreJob(ctx, caller.companyId, input.jobId);
    return reply(null, TEXTS.jobRestored);
  }),

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

const editorOf = ({ companyId, id, token }: EmployerCaller) => ({ companyId, by: token?.id ?? id });

type OfJob = { jobId: string } | { refJobId: string };

function editOf(caller: EmployerCaller, input: OfJob & { version?: string | undefined }): Edit {
  const jobId = 'jobId' in input ? input.jobId : input.refJobId;
  return { ...editorOf(caller), jobId, version: input.version };
}

function readDetails(form: RequestOf<typeof steps.submitJobDetails>): JobDetails {
  const { role, type, sectorId, description, startDate, endDate, salary, annualSalaryRange } = form;
  const details = { designation: role, type, sectorId, descriptionHtml: description };
  if (type !== 'Direct Hire') {
    const contract = { years: startDate ?? 0, months: endDate ?? 0 };
    return { ...details, contract, salary: null, salaryRange: null };
  }
  const [from, to] = annualSalaryRange?.split('-') ?? [form.initialSalary, form.finalSalary];
  const isRange = salary === undefined && from !== undefined && to !== undefined;
  return {
    ...details,
    contract: null,
    salary: salary === undefined ? null : plain(salary),
    salaryRange: isRange ? { from: plain(from), to: plain(to) } : null,
  };
}

/** Digits without leading zeros. */
const plain = (digits: string) => String(Number(digits));

/** A row of any of the six lists; a row of the bank has no text, a custom one no id. */
interface QuestionRow {
  questionId?: string;
  question?: string;
  skillId?: string;
  options?: string[];
  answer?: string;
  acceptedAnswers?: string[];
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

function readModes(form: RequestOf<typeof steps.submitInterviewProcess>): string[] {
  const modes: Partial<Record<string, string>> = form.communicationMode;
  return ROUND_NAMES.slice(0, Number(form.rounds)).map((round) => modes[round] ?? FIRST_ROUND);
}

function readMiscInfo(form: RequestOf<typeof steps.submitMiscInfo>): MiscInfo {
  const { hourlyRate, hourlyRateRangeStart: from, hourlyRateRangeEnd: to } = form;
  const benefitsOffered = form.offeredBenifitsApplicable === 'true';
  const relocation = form.isRelocationApplicable === 'true';
  const travel = form.isTravelApplicable === 'true';
  const workFromHome = form.isWFHAvailable === 'true';
  const everything = form.allDisplayToCandidate;
  return {
    hourlyRate: hourlyRate === undefined ? null : plain(hourlyRate),
    hourlyRange:
      hourlyRate === undefined && from !== undefined && to !== undefined
        ? { from: plain(from), to: plain(to) }
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
