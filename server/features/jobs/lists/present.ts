import { USUAL_CURRENCY } from '#contract/shared/money.ts';
import { WIZARD_STEPS } from '#contract/job/wizard-steps.ts';
import type { Job } from '#contract/job/job.ts';
import { ROUND_NAMES } from '#contract/shared/limits.ts';
import type { KnownSource } from '#contract/job/source.ts';
import { publicJobPath } from '#contract/shared/paths.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';
import type { Named } from '#server/features/masters/store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { offerIn } from '#server/platform/speech/offer-in.ts';
import type { JobSkillRow } from '#server/features/jobs/details-store.ts';
import {
  type InterviewProcess,
  type JobRow,
  type MiscInfo,
  settingsOf,
  stepsOf,
} from '#server/features/jobs/job.ts';
import { masterName } from '#server/features/masters/master-name.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';

type MiscInfoWire = NonNullable<Job['miscInfoId']>;
type QuestionsWire = NonNullable<Job['qualifyingQuestionId']>;

interface JobMasters {
  offeredBenefits: Map<string, Named>;
  relocationBenefits: Map<string, Named>;
  boardingRequirements: Map<string, Named>;
}

/** The details that belong to one job, and who reads it. */
export interface JobDetails {
  skills: JobSkillRow[];
  questions: JobQuestion[];
  messages: FileRow[];
  avatar: FileRow | null;
  masters: JobMasters;
  seenBy:
    | { role: 'owner'; applicationsReceived: number }
    | { role: 'candidate'; applicationStatus: Job['applicationStatus']; isSaved: boolean };
}

export function writeJob(ctx: Context, job: JobRow, details: JobDetails): Job {
  const { seenBy, masters } = details;
  const isOwner = seenBy.role === 'owner';
  return {
    _id: job.id,
    refJobId: job.id,
    alternateJobId: job.alternate_id,
    role: job.designation,
    type: job.job_type,
    description: job.description_html,
    status: job.status,
    isActive: job.status === 'open',
    createdDate: job.created_at.toISOString(),
    publishedDate: job.published_at?.toISOString() ?? null,
    startDate: job.contract_years === null ? null : String(job.contract_years),
    endDate: job.contract_months === null ? null : String(job.contract_months),
    annualSalaryRange: job.annual_salary_range,
    salary: job.salary,
    employerId: {
      _id: job.employer_id,
      slug: job.employer_slug,
      currency: job.employer_currency ?? USUAL_CURRENCY,
      userId: {
        name: job.employer_name,
        avatarPath: details.avatar?.path ?? null,
        avatarUrl: details.avatar && fileUrl(ctx, details.avatar),
      },
    },
    educationId:
      job.education_id === null
        ? null
        : { _id: job.education_id, name: masterName(job.education_name ?? '') },
    sectorId: { _id: job.sector_id, name: masterName(job.sector_name) },
    interviewProcessId: job.interview_process && writeInterviewProcess(ctx, job.interview_process, job),
    skillMatrixId: job.skills_submitted_at && {
      skill: details.skills.map((skill) => ({
        _id: skill.skill_id,
        value: skill.name,
        preference: skill.preference,
        minExperience: skill.min_experience,
      })),
    },
    miscInfoId: job.misc_info && writeMiscInfo(job.misc_info, masters, isOwner),
    whyShouldHire: yesNo(job.misc_info?.pitchWanted ?? false),
    qualifyingQuestionId: isOwner && job.questions_submitted_at ? writeQuestions(details.questions) : null,
    workLocation: writeWorkLocation(job),
    boardingId: named(job.boarding_requirement_ids ?? [], masters.boardingRequirements),
    uploadedData: details.messages.map((file) => ({ name: file.path, url: fileUrl(ctx, file) })),
    isApplied: seenBy.role === 'candidate' && ![null, 'WITHDRAWN'].includes(seenBy.applicationStatus),
    applicationStatus: seenBy.role === 'candidate' ? seenBy.applicationStatus : null,
    isSaved: seenBy.role === 'candidate' && seenBy.isSaved,
    shareUrl: publicJobUrl(ctx, job.alternate_id),
    steps: isOwner ? writeSteps(job) : null,
    hasUnpublishedChanges: isOwner && job.has_changes,
    ...(isOwner ? { isBlindReview: job.blind_review, takenDown: writeTakeDown(job) } : {}),
    changedSteps: null,
    applicationReceived: seenBy.role === 'owner' ? seenBy.applicationsReceived : null,
  };
}

/**
 * The address where anyone can read an open job. `source` is where applications through this link are counted as coming
 * from.
 */
export const publicJobUrl = (ctx: Context, alternateId: string, source?: KnownSource) =>
  `${ctx.config.publicUrl}${publicJobPath(alternateId, source)}`;

const writeTakeDown = (job: JobRow): Job['takenDown'] =>
  job.taken_down_at && { at: job.taken_down_at.toISOString(), reason: job.taken_down_reason ?? '' };

const yesNo = (value: boolean) => (value ? 'true' : 'false');

/** Entries that are no longer in the list are left out. */
function named(ids: readonly string[], list: Map<string, Named>): { _id: string; name: string }[] {
  return ids.flatMap((id) => {
    const entry = list.get(id);
    return entry ? [{ _id: entry.id, name: masterName(entry.name) }] : [];
  });
}

function writeSteps(job: JobRow): NonNullable<Job['steps']> {
  const done = stepsOf(job);
  return Object.fromEntries(WIZARD_STEPS.map(({ key, flag }) => [flag, done[key]])) as NonNullable<
    Job['steps']
  >;
}

function writeInterviewProcess(
  { speech }: Context,
  { modes, tip }: InterviewProcess,
  job: JobRow,
): NonNullable<Job['interviewProcessId']> {
  const settings = settingsOf(job);
  return {
    rounds: String(modes.length),
    communicationMode: Object.fromEntries(modes.map((mode, index) => [ROUND_NAMES[index], mode])),
    tips: { tip: yesNo(tip !== null), tipText: tip ?? '' },
    proctoring: job.proctoring,
    settings: { ...settings, offer: offerIn(speech, settings.language) },
  };
}

function writeWorkLocation(job: JobRow): Job['workLocation'] {
  const { work_address, work_country_id, work_state_id, work_city_id, work_zip_code } = job;
  if (work_address === null || !work_country_id || !work_state_id || !work_city_id) return null;
  const place = { countryId: work_country_id, stateId: work_state_id, cityId: work_city_id };
  return { address: work_address, ...place, ...namesOfPlace(place), zipcode: work_zip_code ?? '' };
}

function writeQuestions(questions: readonly JobQuestion[]): QuestionsWire {
  const base = ({ id, masterId, question }: JobQuestion) => ({
    _id: id,
    questionId: { _id: masterId, name: question },
    isCustom: masterId === null,
  });
  const withSkill = (question: JobQuestion) => ({
    ...base(question),
    skillId: { _id: question.skillId ?? '', name: question.skillName ?? '' },
    answer: question.answer ?? '',
  });
  const ofKind = (kind: JobQuestion['kind']) => questions.filter((question) => question.kind === kind);
  return {
    personalQuestion: ofKind('personal').map(base),
    skillBasedQuestion: ofKind('skill').map((question) => ({
      ...withSkill(question),
      acceptedAnswers: question.acceptedAnswers,
    })),
    skillBasedMcqQuestion: ofKind('mcq').map((question) => ({
      ...withSkill(question),
      options: question.options ?? [],
    })),
  };
}

/** Employers see everything. Candidates see the displayed parts, or null if there are none. */
function writeMiscInfo(misc: MiscInfo, masters: JobMasters, isOwner: boolean): MiscInfoWire | null {
  const { shown } = misc;
  const sees = (part: keyof MiscInfo['shown']) => isOwner || shown.everything || shown[part];
  const wire: MiscInfoWire = {
    ...(sees('pay') && {
      hourlyRate: misc.hourlyRate ?? undefined,
      hourlyRateRangeStart: misc.hourlyRange?.from,
      hourlyRateRangeEnd: misc.hourlyRange?.to,
    }),
    ...(sees('overtime') && { positionQualifiesForOvertime: yesNo(misc.overtime) }),
    ...(sees('visa') && { workVisaSponcer: yesNo(misc.visaSponsored) }),
    ...(sees('benefits') && {
      offeredBenifitsApplicable: yesNo(misc.benefitsOffered),
      offeredBenefits: named(misc.benefitIds, masters.offeredBenefits),
    }),
    ...(sees('relocation') && {
      isRelocationApplicable: yesNo(misc.relocation),
      relocationBenefits: named(misc.relocationBenefitIds, masters.relocationBenefits),
    }),
    ...(sees('travel') && {
      isTravelApplicable: yesNo(misc.travel),
      travelPercentage: misc.travelPercentage ?? undefined,
      travelRequirementsDetails: misc.travelDetails ?? undefined,
    }),
    ...(sees('workFromHome') && {
      isWFHAvailable: yesNo(misc.workFromHome),
      wfhValue: misc.workFromHomeShare ?? undefined,
    }),
    ...(sees('notes') && { additionalNotes: misc.notes ?? undefined }),
    ...(sees('everything') && {
      startDate: misc.startDay,
      exStartDate: misc.expectedStartDay ?? undefined,
    }),
  };
  if (!isOwner) return Object.values(wire).some((value) => value !== undefined) ? wire : null;
  return {
    ...wire,
    whyShouldHire: yesNo(misc.pitchWanted),
    allDisplayToCandidate: shown.everything,
    displayHourTocandidate: shown.pay,
    displayPositionQualifiesForOvertime: shown.overtime,
    displayWorkVisaSponcer: shown.visa,
    displayOfferedBenifits: shown.benefits,
    displayRelocationBenifits: shown.relocation,
    displayTravelApplicable: shown.travel,
    displayWorkFromHome: shown.workFromHome,
    displayAdditionNotes: shown.notes,
  };
}
