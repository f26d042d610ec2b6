import { ROUND_MINUTES } from '#contract/interview/kit-limits.ts';
import { EXPERIENCE_OPTIONS, FIRST_ROUND, FULLY_REMOTE, DAY_MS } from '#contract/shared/limits.ts';
import { submitDetails } from '#server/features/jobs/wizard/submit-details.ts';
import type { MiscInfo } from '#server/features/jobs/job.ts';
import { uploadMessage } from '#server/features/jobs/wizard/message.ts';
import { keepHeard } from '#server/features/uploads/captions/captions-store.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import { type QuestionWanted, submitQuestions } from '#server/features/jobs/wizard/submit-questions.ts';
import {
  submitEducation,
  submitInterviewProcess,
  submitMiscInfo,
  submitOnboarding,
  submitSkills,
  submitWorkLocation,
} from '#server/features/jobs/wizard/submit-steps.ts';
import { type NamedList, namedList, questionBank, skillsNamed } from '#server/features/masters/store.ts';
import { savePlan } from '#server/features/rounds/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { MESSAGE_RULE, idInList, media, placeIn } from './accounts.ts';
import { NOWHERE, ownerOf } from './follow-way.ts';
import type { DemonstrationJob } from './jobs.ts';
import { demonstrationCaptions } from './transcripts.ts';

const BENEFITS = ['Health Insurance', 'Paid Annual Leave', 'Training and Certification Budget'];
const REQUIREMENTS = ['Proof of Identity', 'Proof of Right to Work', 'Signed Employment Contract'];

/** Completes the first two steps of the job wizard. */
export async function startDraft(ctx: Context, companyId: string, job: DemonstrationJob): Promise<string> {
  const editor = { companyId, by: null };
  const { id } = await submitDetails(ctx, editor, {
    role: job.designation,
    type: job.type,
    sectorId: await idInList(ctx, 'sectors', job.sector),
    description: job.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    startDate: job.contract?.[0],
    endDate: job.contract?.[1],
    annualSalaryRange: job.salaryRange?.join('-'),
  });
  const skill = job.skills.map(([value, preference, minExperience]) => {
    if (!EXPERIENCE_OPTIONS.includes(minExperience))
      throw new Error(`${minExperience} is no experience option.`);
    return { value, preference, minExperience };
  });
  await submitSkills(ctx, { ...editor, jobId: id }, { skill });
  return id;
}

/** Completes all steps of the job wizard. */
export async function completeJob(ctx: Context, employerId: string, job: DemonstrationJob): Promise<string> {
  const id = await startDraft(ctx, employerId, job);
  const edit = { companyId: employerId, by: null, jobId: id };
  await submitQuestions(ctx, edit, await questionsFor(ctx, employerId, job));
  await submitEducation(ctx, edit, { education_id: await idInList(ctx, 'educations', job.education) });
  await submitMiscInfo(ctx, edit, await miscInfoFor(ctx, job));
  await submitInterviewProcess(ctx, edit, {
    rounds: '2',
    communicationMode: { First: FIRST_ROUND, Second: 'Video Call' },
    tips: { tip: 'true', tipText: job.tip ?? 'Take your time, and say what you would really do.' },
    settings: { language: job.language },
  });
  if (job.place !== 'remote') {
    const { city, state, address, zipCode } = job.place;
    await submitWorkLocation(ctx, edit, { address, zipcode: zipCode, ...placeIn(city, state) });
  }
  const boardingListId = await idsOf(ctx, 'boarding_requirements', REQUIREMENTS);
  await submitOnboarding(ctx, edit, { boardingListId });
  if (job.kit) {
    const plan = { round: 2, minutes: ROUND_MINUTES, place: '', kit: { criteria: job.kit }, memberIds: [] };
    await savePlan(ctx, ownerOf(employerId), { jobId: id, ...plan }, NOWHERE.address);
  }
  const path = await uploadMessage(ctx, edit, MESSAGE_RULE, await media('message.mp4'));
  const message = await ownFile(ctx.db, employerId, path, ['video']);
  const heard = { state: 'ready' as const, cues: demonstrationCaptions(), at: ctx.clock.now() };
  if (message) await keepHeard(ctx.db, message.id, heard);
  return id;
}

const idsOf = async (ctx: Context, list: NamedList, names: readonly string[]) =>
  (await namedList(ctx.db, list)).filter(({ name }) => names.includes(name)).map(({ id }) => id);

async function questionsFor(
  ctx: Context,
  companyId: string,
  job: DemonstrationJob,
): Promise<QuestionWanted[]> {
  const [mainSkill] = await skillsNamed(ctx.db, [job.skills[0]![0]]);
  const bank = await questionBank(ctx, { companyId, memberRole: 'owner' }, [mainSkill!.id]);
  const none = {
    masterId: null,
    skillId: null,
    question: null,
    options: null,
    answer: null,
    acceptedAnswers: [],
  };
  const mcqs = bank.masterSkillBasedMcqQuestion.slice(0, job.multipleChoice ?? 3).map((mcq, index) => ({
    ...none,
    kind: 'mcq' as const,
    masterId: mcq._id,
    skillId: mcq.skillId,
    options: mcq.options,
    answer: mcq.answer,
    path: `multiple choice ${index}`,
  }));
  const own = await Promise.all(
    (job.ownQuestions ?? []).map(async ({ skill, question, options = null, answer }, index) => {
      const [named] = await skillsNamed(ctx.db, [skill]);
      const path = `own question ${index}`;
      const kind = options ? ('mcq' as const) : ('skill' as const);
      return { ...none, kind, skillId: named!.id, question, options, answer, path };
    }),
  );
  const spoken = bank.masterSkillBasedQuestion.slice(0, 2).map((question, index) => ({
    ...none,
    kind: 'skill' as const,
    masterId: question._id,
    skillId: question.skillId,
    answer: question.answer,
    path: `spoken question ${index}`,
  }));
  const personal = {
    ...none,
    kind: 'personal' as const,
    ...(job.personal ? { question: job.personal } : { masterId: bank.masterPersonalQuestions[0]!._id }),
    path: 'personal question',
  };
  return [...mcqs, ...(own.length > 0 ? own : spoken), personal];
}

async function miscInfoFor(ctx: Context, job: DemonstrationJob): Promise<MiscInfo> {
  const start = new Date(ctx.clock.now().getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
  return {
    hourlyRate: String(job.hourly),
    hourlyRange: null,
    overtime: job.type !== 'Direct Hire',
    visaSponsored: false,
    benefitsOffered: true,
    benefitIds: await idsOf(ctx, 'offered_benefits', BENEFITS),
    relocation: false,
    relocationBenefitIds: [],
    travel: job.designation === 'Sales Representative',
    travelPercentage: job.designation === 'Sales Representative' ? 50 : null,
    travelDetails: null,
    workFromHome: job.place === 'remote',
    workFromHomeShare: job.place === 'remote' ? FULLY_REMOTE : null,
    startDay: start,
    expectedStartDay: null,
    notes: null,
    pitchWanted: job.pitch ?? false,
    shown: {
      everything: false,
      pay: true,
      overtime: true,
      visa: true,
      benefits: true,
      relocation: false,
      travel: true,
      workFromHome: true,
      notes: false,
    },
  };
}
