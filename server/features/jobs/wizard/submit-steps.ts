import * as said from '#contract/messages/en/job-rules.ts';
import type * as steps from '#contract/job/job-steps.ts';
import { isFullyRemote } from '#contract/job/wizard-steps.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { FIRST_ROUND, HOUR_MS, ROUND_NAMES } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { requirePlace } from '#server/features/masters/places.ts';
import { type NamedList, listHolds, namedList, skillsNamed } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { editJob } from '#server/features/jobs/changes/change-job.ts';
import type { Edit } from '#server/features/jobs/changes/revisions.ts';
import { replaceSkills } from '#server/features/jobs/details-store.ts';
import { type MiscInfo, workFromHomeOf } from '#server/features/jobs/job.ts';
import { updateJob } from '#server/features/jobs/store.ts';
import {
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
} from '#server/features/jobs/stored-job.ts';

export async function submitSkills(
  ctx: Context,
  edit: Edit,
  { skill: wanted }: Pick<RequestOf<typeof steps.submitSkillMatrix>, 'skill'>,
): Promise<void> {
  await editJob(ctx, edit, async (tx, job) => {
    const known = await skillsNamed(
      tx,
      wanted.map(({ value }) => value),
    );
    const taken = new Set<string>();
    const skills = wanted.map(({ preference, minExperience }, index) => {
      const { id, name } = known[index]!;
      if (taken.has(id)) throw badInput(`skill.${index}.value`, said.skillTwice({ name }));
      taken.add(id);
      return { skill_id: id, preference, min_experience: minExperience };
    });
    await replaceSkills(tx, job.id, skills);
    const now = ctx.clock.now();
    await updateJob(tx, job.id, { skills_submitted_at: now, updated_at: now });
  });
}

/** Sets the minimum education. If nothing was chosen, this is the first entry of the master list. */
export async function submitEducation(
  ctx: Context,
  edit: Edit,
  { education_id: educationId }: Pick<RequestOf<typeof steps.submitEducation>, 'education_id'>,
): Promise<void> {
  const educations = await namedList(ctx.db, 'educations');
  const chosen = educationId === undefined ? educations[0] : educations.find(({ id }) => id === educationId);
  if (!chosen) throw badInput('education_id', rules.selectLeastEducation());
  await editJob(ctx, edit, (tx, job) =>
    updateJob(tx, job.id, { education_id: chosen.id, updated_at: ctx.clock.now() }),
  );
}

export async function submitMiscInfo(ctx: Context, edit: Edit, misc: MiscInfo): Promise<void> {
  await requireInList(ctx, 'offered_benefits', misc.benefitIds, {
    path: 'offeredBenefits',
    message: rules.notABenefit(),
  });
  await requireInList(ctx, 'relocation_benefits', misc.relocationBenefitIds, {
    path: 'relocationBenefits',
    message: rules.notARelocationBenefit(),
  });
  await editJob(ctx, edit, async (tx, job) => {
    // A day that was valid when it was chosen must not block a later change of another field.
    const isUnchanged = job.misc_info?.startDay === misc.startDay;
    if (!isUnchanged && misc.startDay < earliestToday(ctx)) {
      throw badInput('startDate', rules.startBeforeToday());
    }
    await updateJob(tx, job.id, {
      misc_info: storedMiscInfo.write(misc),
      ...(isFullyRemote(workFromHomeOf({ misc_info: misc })) ? NO_LOCATION : {}),
      updated_at: ctx.clock.now(),
    });
  });
}

/** The mode of each round comes from the master list or is the employer's own text. */
export async function submitInterviewProcess(
  ctx: Context,
  edit: Edit,
  form: Omit<RequestOf<typeof steps.submitInterviewProcess>, 'jobId'>,
): Promise<void> {
  const { rounds, communicationMode, tips, proctoring, settings = {} } = form;
  const modeOf: Partial<Record<string, string>> = communicationMode;
  const modes = ROUND_NAMES.slice(0, Number(rounds)).map((round) => modeOf[round] ?? FIRST_ROUND);
  const tip = tips.tip === 'true' ? (tips.tipText ?? '') : null;
  const known = new Set((await namedList(ctx.db, 'communication_modes')).map(({ name }) => name));
  for (const [index, mode] of modes.entries()) {
    if (!known.has(mode) && !/^[\p{L}\p{M} ]+$/u.test(mode)) {
      throw badInput(`communicationMode.${ROUND_NAMES[index]}`, said.modeCharacters());
    }
  }
  await editJob(ctx, edit, (tx, job) =>
    updateJob(tx, job.id, {
      interview_process: storedInterviewProcess.write({ modes, tip }),
      ...(proctoring === undefined ? {} : { proctoring }),
      // Kysely does not change columns without a value.
      interview_open_days: settings.openDays,
      thinking_seconds: settings.thinkingSeconds,
      retakes: settings.retakes,
      answer_seconds: settings.answerSeconds,
      follow_ups: settings.followUps,
      language: settings.language,
      updated_at: ctx.clock.now(),
    }),
  );
}

export async function submitWorkLocation(
  ctx: Context,
  edit: Edit,
  location: Omit<RequestOf<typeof steps.submitWorkLocation>, 'refJobId'>,
): Promise<void> {
  requirePlace(location);
  await editJob(ctx, edit, (tx, job) =>
    updateJob(tx, job.id, {
      work_address: location.address,
      work_country_id: location.countryId,
      work_state_id: location.stateId,
      work_city_id: location.cityId,
      work_zip_code: location.zipcode,
      updated_at: ctx.clock.now(),
    }),
  );
}

export async function submitOnboarding(
  ctx: Context,
  edit: Edit,
  { boardingListId: requirementIds }: Pick<RequestOf<typeof steps.submitOnBoardingDetails>, 'boardingListId'>,
): Promise<void> {
  await requireInList(ctx, 'boarding_requirements', requirementIds, {
    path: 'boardingListId',
    message: rules.notARequirement(),
  });
  await editJob(ctx, edit, (tx, job) =>
    updateJob(tx, job.id, {
      boarding_requirement_ids: storedBoardingRequirements.write([...new Set(requirementIds)]),
      updated_at: ctx.clock.now(),
    }),
  );
}

const NO_LOCATION = {
  work_address: null,
  work_country_id: null,
  work_state_id: null,
  work_city_id: null,
  work_zip_code: null,
};

async function requireInList(
  ctx: Context,
  list: NamedList,
  ids: readonly string[],
  refusal: { path: string; message: string },
): Promise<void> {
  if (!(await listHolds(ctx.db, list, ids))) throw badInput(refusal.path, refusal.message);
}

/**
 * The current date in the last time zone on Earth (UTC−12), because the server does not know the employer's time zone.
 */
function earliestToday(ctx: Context): string {
  return new Date(ctx.clock.now().getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);
}
