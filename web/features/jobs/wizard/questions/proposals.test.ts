import { expect, test } from 'vitest';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { personalQuestions } from '#server/features/masters/data/lists.ts';
import { skills } from '#server/features/masters/data/skills.ts';
import { extractSkills } from '../skills/extract-skills.ts';
import { JOB_TEXTS } from './job-texts.fixture.ts';
import { fittingRows, proposedQuestions } from './proposals.ts';

const master = skills.map((name) => ({ name }));

/** The bank as the call returns it, with names for ids. */
const bankOf = (named: readonly string[], goodOf: (question: string) => boolean | null = () => null) => {
  const banks = skillBanks.filter(({ skill }) => named.includes(skill));
  return {
    canDraft: false,
    masterPersonalQuestions: personalQuestions.map((question) => ({ id: question, question })),
    masterSkillBasedQuestion: banks.flatMap(({ skill, spoken }) =>
      spoken.map(({ accepted, ...row }) => ({
        id: row.question,
        skillId: skill,
        acceptedAnswers: [accepted],
        isGood: goodOf(row.question),
        ...row,
      })),
    ),
    masterSkillBasedMcqQuestion: banks.flatMap(({ skill, mcqs }) =>
      mcqs.map((row) => ({ id: row.question, skillId: skill, isGood: null, ...row })),
    ),
  };
};
const propose = (role: string, description: string) => {
  const named = extractSkills(`${role} ${description}`, master).map(({ name }) => name);
  const proposed = proposedQuestions(
    bankOf(named),
    named.map((name) => ({ id: name, value: name })),
    { role, description },
  );
  return proposed === null ? [] : [...proposed.skill, ...proposed.mcq];
};

// A question fits if its skill is among those a person named for the text.
test.each(JOB_TEXTS)('of eight questions for $role, at least seven fit', ({ role, description, fits }) => {
  const proposed = propose(role, description);
  expect(proposed).toHaveLength(8);
  const others = proposed.filter(({ skillName }) => !fits.includes(skillName));
  process.stdout.write(`${role}: ${8 - others.length} of 8\n`);
  expect(others.map(({ skillName, question }) => `${skillName}: ${question}`).slice(1)).toEqual([]);
});

test.each(JOB_TEXTS)('the bank has ten questions of each kind for $role', ({ fits }) => {
  const banks = skillBanks.filter(({ skill }) => fits.includes(skill));
  expect(banks.flatMap(({ spoken }) => spoken).length).toBeGreaterThanOrEqual(10);
  expect(banks.flatMap(({ mcqs }) => mcqs).length).toBeGreaterThanOrEqual(10);
});

test('the skill that a text is about comes first, and with it the question that shares its words', () => {
  const text =
    'Shop with React. React components, lists and keys, a little SQL, and a Docker image now and then.';
  const [first, second, third] = propose('React developer', `<p>${text}</p>`);
  expect(first).toMatchObject({ skillName: 'React', question: expect.stringContaining('keys') });
  expect([second?.skillName, third?.skillName]).toEqual(['SQL', 'Docker']);
});

test('what has proven itself in the company comes first, and what its answers speak against comes last', () => {
  const [one, two, three] = skillBanks.find(({ skill }) => skill === 'React')!.spoken;
  const bank = bankOf(['React', 'SQL'], (question) =>
    question === three!.question ? true : question === one!.question ? false : null,
  );
  const skills = ['React', 'SQL'].map((name) => ({ id: name, value: name }));
  const job = { role: 'React developer', description: `<p>${one!.question} ${two!.question} React, SQL</p>` };
  const rows = fittingRows('skill', bank, skills, [], job).map(({ question }) => question);
  expect(rows[0]).toBe(three!.question);
  expect(rows.at(-1)).toBe(one!.question);
});
