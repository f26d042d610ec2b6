import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/account/master.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { completeDraft } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { skillBanks } from './data/banks.ts';
import { educations, personalQuestions, sectors } from './data/lists.ts';
import { skills } from './data/skills.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
});
afterAll(() => world?.close());

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the master lists, for anyone', () => {
  test('are returned complete and in their order', async () => {
    expect(names(expectSuccess(await world.call(contract.getMasterEducation, {})))).toEqual(educations);
    expect(names(expectSuccess(await world.call(contract.getMasterCompanySector, {})))).toEqual(sectors);
    expect(expectSuccess(await world.call(contract.getSkills, {}))).toHaveLength(skills.length);
    for (const endpoint of [
      contract.getMasterBoardingRequirements,
      contract.getMasterCommunicationMode,
      contract.getMasterOfferedBenefits,
      contract.getMasterRelocationBenefits,
    ]) {
      expect(expectSuccess(await world.call(endpoint, {})).length).toBeGreaterThan(3);
    }
  });

  test('have every entry once over all pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await world.call(contract.getMasterEducation, { limit: 7, cursor });
      const page = names(expectSuccess(reply));
      expect(page.length).toBeLessThanOrEqual(7);
      seen.push(...page);
      cursor = reply.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(educations);
    expect(await world.call(contract.getMasterEducation, { cursor: 'bm90aGluZw' })).toMatchObject({
      httpStatus: 400,
      message: 'This cursor isn’t one of ours',
    });
  });

  test('countries have states, and states have cities', async () => {
    const countries = expectSuccess(await world.call(contract.getMasterCountry, { search: 'indi' }));
    expect(names(countries)).toContain('India');
    const states = expectSuccess(await world.call(contract.getMasterState, { countryId: 'IN' }));
    const state = states.find(({ name }) => name === 'Maharashtra');
    expect(state?.countryId).toBe('IN');
    const cities = expectSuccess(
      await world.call(contract.getCityMasterData, { stateId: state!._id, search: 'MUMB' }),
    );
    expect(cities).toContainEqual({ _id: expect.any(String), name: 'Mumbai', stateId: state!._id });
    expect(expectSuccess(await world.call(contract.getMasterState, { countryId: 'ZZ' }))).toEqual([]);
    expect(names(expectSuccess(await world.call(contract.getMasterState, { search: 'sao paulo' })))).toEqual([
      'São Paulo',
    ]);
    expect(await world.callRaw(contract.getCityMasterData, {})).toMatchObject({
      httpStatus: 400,
      message: 'Please say which state',
    });
  });
});

describe('the question bank', () => {
  test('gives personal questions, and those of the skills asked for', async () => {
    const all = expectSuccess(await world.call(contract.getSkills, {}));
    const idOf = (name: string) => all.find((skill) => skill.name === name)!._id;
    const [one, two] = skillBanks;
    const query = `skill0=${idOf(one!.skill)}&&skill1=${idOf(two!.skill)}`;
    const response = await world.app.inject({
      url: `/api/${contract.getInterviewQuestions.path}?${query}`,
      headers: { authorization: `Bearer ${employer.token}` },
    });
    const bank = response.json().responseData;
    expect(bank.masterPersonalQuestions.map((row: { question: string }) => row.question)).toEqual(
      personalQuestions,
    );
    expect(bank.masterSkillBasedQuestion).toHaveLength(one!.spoken.length + two!.spoken.length);
    expect(bank.masterSkillBasedQuestion).toContainEqual(
      expect.objectContaining({
        question: one!.spoken[0]!.question,
        acceptedAnswers: [one!.spoken[0]!.accepted],
      }),
    );
    const ofOne = bank.masterSkillBasedMcqQuestion.filter(
      (row: { skillId: string }) => row.skillId === idOf(one!.skill),
    );
    expect(
      ofOne.map(({ question, options, answer }: Record<string, unknown>) => ({ question, options, answer })),
    ).toEqual(one!.mcqs);
  });

  test('says what the answers to a question showed in the company, from twenty on', async () => {
    const job = await completeDraft(world, employer);
    const asked = await interviewQuestions(world.db, job.id);
    const questionOf = (kind: string) => asked.find((one) => one.kind === kind)!;
    const [mcq, spoken] = [questionOf('mcq'), questionOf('skill')];
    const skill = { skill0: mcq.skillId! };
    const goodOf = async (token: string) => {
      const bank = expectSuccess(await world.call(contract.getInterviewQuestions, skill, token));
      const all = [...bank.masterSkillBasedQuestion, ...bank.masterSkillBasedMcqQuestion];
      const good = (id: string | null) => all.find(({ _id }) => _id === id)!.isGood;
      return { mcq: good(mcq.masterId), spoken: good(spoken.masterId) };
    };
    const figures = (questionId: string, answers: number, flags: string[]) =>
      sql`
      INSERT INTO question_figures (company_id, question_key, question_id, made_at, figures)
      SELECT employer_id, ${questionId} || ${answers}::text, ${questionId}::uuid, now(),
        ${JSON.stringify({ answers, flags })}::jsonb
      FROM jobs WHERE id = ${job.id}::uuid`.execute(world.db);
    await figures(mcq.id, 19, []);
    await figures(spoken.id, 20, []);
    expect(await goodOf(employer.token)).toEqual({ mcq: null, spoken: true });
    // Only owners may know whether it is unfair to a group, so the order doesn't hint at it.
    await figures(spoken.id, 21, ['unfair']);
    expect(await goodOf(employer.token)).toEqual({ mcq: null, spoken: false });
    const recruiter = await joinCompany(world, employer, { name: 'Rex Recruiter', memberRole: 'recruiter' });
    expect(await goodOf(recruiter.token)).toEqual({ mcq: null, spoken: true });
    await figures(spoken.id, 22, ['unfair', 'changed']);
    expect(await goodOf(recruiter.token)).toEqual({ mcq: null, spoken: false });
    const other = await world.employer();
    expect(await goodOf(other.token)).toEqual({ mcq: null, spoken: null });
  });

  test('has no questions for an unknown skill, and refuses an invalid id', async () => {
    const unknown = { skill0: crypto.randomUUID() };
    expect(
      expectSuccess(await world.call(contract.getInterviewQuestions, unknown, employer.token)),
    ).toMatchObject({ masterSkillBasedQuestion: [], masterSkillBasedMcqQuestion: [] });
    expect(
      await world.call(contract.getInterviewQuestions, { skill0: "' OR 1=1" }, employer.token),
    ).toMatchObject({ httpStatus: 400, message: 'This skill is not known' });
  });
});
