import { EXPERIENCE_OPTIONS, FIRST_ROUND, FULLY_REMOTE, DAY_MS } from '#contract/limits.ts';
import { type JobDetails, submitDetails } from '#server/features/jobs/wizard/submit-details.ts';
import { uploadMessage } from '#server/features/jobs/wizard/message.ts';
import { keepHeard } from '#server/features/uploads/captions/captions-store.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import type { MiscInfo } from '#server/features/jobs/job.ts';
import { type QuestionWanted, submitQuestions } from '#server/features/jobs/wizard/submit-questions.ts';
import { submitSkills } from '#server/features/jobs/wizard/submit-skills.ts';
import {
  submitEducation,
  submitInterviewProcess,
  submitMiscInfo,
  submitOnboarding,
  submitWorkLocation,
} from '#server/features/jobs/wizard/submit-steps.ts';
import { namedList, questionBank, skillsNamed } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { MESSAGE_RULE, idInList, media, placeIn } from './accounts.ts';
import type { DemonstrationJob } from './jobs.ts';
import { demonstrationCaptions } from './transcripts.ts';

const BENEFITS = ['Health Insurance', 'Paid Annual Leave', 'Training and Certification Budget'];
const REQUIREMENTS = ['Proof of Identity', 'Proof of Right to Work', 'Signed Employment Contract'];

/** Completes the first two steps of the job wizard. */
export async function startDraft(ctx: Context, employerId: string, job: DemonstrationJob): Promise<string> {
  const details: JobDetails = {
    designation: job.designation,
    type: job.type,
    sectorId: await idInList(ctx, 'sectors', job.sector),
    descriptionHtml: job.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    contract: job.contract ? { years: job.contract[0], months: job.contract[1] } : null,
    salary: null,
    salaryRange: job.salaryRange
      ? { from: String(job.salaryRange[0]), to: String(job.salaryRange[1]) }
      : null,
  };
  const { id } = await submitDetails(ctx, { companyId: employerId, by: null }, details);
  const skills = job.skills.map(([name, preference, minExperience]) => {
    if (!EXPERIENCE_OPTIONS.includes(minExperience))
      throw new Error(`${minExperience} is no experience option.`);
    return { name, preference, minExperience };
  });
  await submitSkills(ctx, { companyId: employerId, by: null, jobId: id }, skills);
  return id;
}

/** Completes all steps of the job wizard. */
export async function completeJob(ctx: Context, employerId: string, job: DemonstrationJob): Promise<string> {
  const id = await startDraft(ctx, employerId, job);
  const edit = { companyId: employerId, by: null, jobId: id };
  await submitQuestions(ctx, edit, await questionsFor(ctx, job));
  await submitEducation(ctx, edit, await idInList(ctx, 'educations', job.education));
  await submitMiscInfo(ctx, edit, await miscInfoFor(ctx, job));
  await submitInterviewProcess(ctx, edit, {
    modes: [FIRST_ROUND, 'Video Call'],
    tip: 'Take your time, and say what you would really do.',
    proctoring: undefined,
    settings: undefined,
    pathOfMode: (index) => `communicationMode.${index}`,
  });
  if (job.place !== 'remote') {
    const { city, state, address, zipCode } = job.place;
    await submitWorkLocation(ctx, edit, { address, zipCode, ...placeIn(city, state) });
  }
  const requirements = await namedList(ctx.db, 'boarding_requirements');
  const wanted = requirements.filter(({ name }) => REQUIREMENTS.includes(name)).map((one) => one.id);
  await submitOnboarding(ctx, edit, wanted);
  const path = await uploadMessage(ctx, edit, MESSAGE_RULE, await media('message.mp4'));
  const message = await ownFile(ctx.db, employerId, path, ['video']);
  const heard = { state: 'ready' as const, cues: demonstrationCaptions(), at: ctx.clock.now() };
  if (message) await keepHeard(ctx.db, message.id, heard);
  return id;
}

async function questionsFor(ctx: Context, job: DemonstrationJob): Promise<QuestionWanted[]> {
  const [mainSkill] = await skillsNamed(ctx.db, [job.skills[0]![0]]);
  const bank = await questionBank(ctx.db, [mainSkill!.id]);
  const none = {
    masterId: null,
    skillId: null,
    question: null,
    options: null,
    answer: null,
    acceptedAnswers: [],
  };
  const mcqs = bank.mcqs.slice(0, job.multipleChoice ?? 3).map((mcq, index) => ({
    ...none,
    kind: 'mcq' as const,
    masterId: mcq.id,
    skillId: mcq.skill_id,
    options: mcq.options,
    answer: mcq.answer,
    path: `multiple choice ${index}`,
  }));
  const own = await Promise.all(
    (job.ownQuestions ?? []).map(async ({ skill, question, answer }, index) => {
      const [named] = await skillsNamed(ctx.db, [skill]);
      const path = `own question ${index}`;
      return { ...none, kind: 'skill' as const, skillId: named!.id, question, answer, path };
    }),
  );
  const spoken = bank.spoken.slice(0, 2).map((question, index) => ({
    ...none,
    kind: 'skill' as const,
    masterId: question.id,
    skillId: question.skill_id,
    answer: question.reference_answer,
    path: `spoken question ${index}`,
  }));
  const personal = bank.personal.slice(0, 1).map(({ id }, index) => ({
    ...none,
    kind: 'personal' as const,
    masterId: id,
    path: `personal question ${index}`,
  }));
  return [...mcqs, ...(own.length > 0 ? own : spoken), ...personal];
}

async function miscInfoFor(ctx: Context, job: DemonstrationJob): Promise<MiscInfo> {
  const benefits = (await namedList(ctx.db, 'offered_benefits')).filter(({ name }) =>
    BENEFITS.includes(name),
  );
  const start = new Date(ctx.clock.now().getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
  return {
    hourlyRate: String(job.hourly),
    hourlyRange: null,
    overtime: job.type !== 'Direct Hire',
    visaSponsored: false,
    benefitsOffered: true,
    benefitIds: benefits.map(({ id }) => id),
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
