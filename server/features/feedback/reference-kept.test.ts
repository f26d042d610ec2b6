import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeedback } from '#contract/interview/interview.ts';
import type { Report } from '#contract/interview/report.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { tellingWords, tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { figuresOf } from './figures.ts';
import { asJudgement } from './judge-text.ts';
import { saveReport } from './store.ts';
import type { StoredAnswer } from './stored-report.ts';

/**
 * Only the company may see the reference answer. For the whole question bank, other readers see no part of it except
 * what was said in the answer.
 */

let world: World;
let employer: Person;
let candidate: Person;
let applicationId: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const taking = { name: 'Cleo Curious', choice: 'var' };
  ({ candidate, applicationId } = await takeInterview(world, { job, owner: employer }, taking));
  await saveReport(
    world.db,
    { applicationId, attempt: 1 },
    { ...figuresOf(answers), answers, models: [] },
    new Date(),
  );
});
afterAll(() => world.close());

/** Part of the answer: every other word, its first words, or none of them. */
function partOf(text: string, way: number): string {
  const words = text.split(' ');
  if (way === 0) return words.filter((_, index) => index % 3 !== 1).join(' ');
  if (way === 1) return words.slice(0, Math.ceil(words.length / 3)).join(' ');
  return way === 2
    ? 'I think it depends, I would ask a colleague about that.'
    : `No, it is not like that: ${text}`;
}

const answers: StoredAnswer[] = skillBanks
  .flatMap(({ skill, spoken }) => spoken.map((one) => ({ skill, ...one })))
  .map(({ skill, question, answer: reference }, index) => {
    const answer = partOf(reference, index % 4);
    return {
      ...asJudgement(gradeAnswer({ question, reference, transcript: { text: answer } })),
      questionId: `q${index}`,
      kind: 'skill',
      skillName: skill,
      question,
      answer,
      words: [],
      durationSeconds: 20,
      audioFileId: null,
      videoOffsetSeconds: null,
      options: [],
      correctOption: null,
      referenceAnswer: reference,
      acceptedAnswers: [`In short, ${reference}`],
    };
  });

/** All texts of a report, each with what its reader already knows: the question and the answer. */
function textsOf(report: Report): { text: string; known: string; reference: string }[] {
  const everything = answers.map(({ question, answer }) => `${question} ${answer}`).join(' ');
  const shared = [report.iHireReport, ...report.summarySentences.map(({ text }) => text)].concat(
    report.skillSummaryReport.map(({ note }) => note),
  );
  return answers.flatMap(({ question, answer, referenceAnswer }, index) => {
    const { question: asked, answer: said, words, ...entry } = report.questionnaireReport[index]!;
    const reference = referenceAnswer ?? '';
    return [
      { text: JSON.stringify(entry), known: `${asked} ${said} ${words.length}`, reference },
      ...shared
        .filter((text) => text.includes(`uestion ${index + 1} `) || text.includes(`uestion ${index + 1}:`))
        .map((text) => ({ text, known: `${question} ${answer} ${everything}`, reference })),
    ];
  });
}

const stems = (text: string) =>
  tokensOfText(text)
    .filter((token) => tellingWords([token]).length > 0)
    .map(({ stem }) => stem);
const runsOf = (text: string) => {
  const all = stems(text);
  return all.slice(3).map((_, index) => all.slice(index, index + 4).join(' '));
};

function leaksIn(report: Report): string[] {
  return textsOf(report).flatMap(({ text, known, reference }) => {
    const shown = new Set(runsOf(text));
    const own = new Set(runsOf(known));
    return runsOf(reference).filter((run) => shown.has(run) && !own.has(run));
  });
}

test('the company can read the reference answer', async () => {
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  expect(report.questionnaireReport[0]?.referenceAnswer).toBe(answers[0]?.referenceAnswer);
  expect(report.questionnaireReport[0]?.acceptedAnswers).toEqual(answers[0]?.acceptedAnswers);
  expect(leaksIn(report).length).toBeGreaterThan(100);
});

test.each(['candidate', 'visitor'] as const)(
  'a %s reads no four telling words of it that were not said',
  async (viewer) => {
    const report = expectSuccess(
      await world.call(getFeedback, { applicationId }, viewer === 'candidate' ? candidate.token : undefined),
    )!;
    expect(report.viewer).toBe(viewer);
    expect(leaksIn(report)).toEqual([]);
    for (const { referenceAnswer, acceptedAnswers, ideas, answer } of report.questionnaireReport) {
      expect(referenceAnswer).toBeNull();
      expect(acceptedAnswers).toEqual([]);
      for (const { idea, found } of ideas) {
        expect(found).toBe(true);
        expect(answer).toContain(idea);
      }
    }
  },
);

test('a candidate can read what was found and what waits for a person, answer by answer', async () => {
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))!;
  const open = report.questionnaireReport.filter(({ answerStatus }) => answerStatus === 'Needs Review');
  expect(open.length).toBeGreaterThan(100);
  expect(open.some(({ ideas }) => ideas.length > 0)).toBe(true);
  for (const { reasons } of open) {
    expect(reasons.at(-1)).toBe('A person will review this answer.');
    expect(reasons.join(' ')).not.toContain('expected point');
  }
  expect(report.iHireReport).toBe(report.summarySentences.map(({ text }) => text).join(' '));
});
