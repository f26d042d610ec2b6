import { describe, expect, test } from 'vitest';
import { sentencesOf, uncapital } from '#server/testing/answers/said-otherwise.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { type Grade, gradeAnswer } from './grade.ts';

/**
 * Right answers of the bank that ordinary English turns round without a "not" beside an idea, and right answers with
 * asides that sound like it. What is held out was written before it was first measured. Four endings of it
 * were missed then, and are seen since the rules have an adverb before "not", "I must say", and plurals.
 */

interface Said {
  name: string;
  heldOut: boolean;
  say: (answer: string) => string | null;
}

const endedBy = (text: string, heldOut = false): Said => ({
  name: `… ${text}`,
  heldOut,
  say: (answer) => `${answer} ${text}`,
});
const begunBy = (text: string, heldOut = false): Said => ({
  name: `${text} …`,
  heldOut,
  say: (answer) => `${text} ${/[.!?]$/.test(text) ? answer : uncapital(answer)}`,
});
const eachBegunBy = (text: string, heldOut = false): Said => ({
  name: `each sentence: ${text}`,
  heldOut,
  say: (answer) =>
    sentencesOf(answer)
      .map((one) => `${text} ${uncapital(one)}`)
      .join(' '),
});
const around = (first: string, last: string, heldOut = false): Said => ({
  name: `${first} … ${last}`,
  heldOut,
  say: (answer) => `${first} ${uncapital(answer)} ${last}`,
});
const auxiliary = /\b(?:is|are|was|were|can|will|should|must|may|has|have)\b(?! not\b|n't)/g;
/** Behind each verb that can take it. */
const inserted = (text: string, heldOut = false): Said => ({
  name: `inserted: ${text}`,
  heldOut,
  say: (answer) => {
    const said = answer.replace(auxiliary, (verb) => `${verb} ${text}`);
    return said === answer ? null : said;
  },
});
/** "I refuse to": only of answers that tell what one does. */
const doing = (text: string, heldOut = false): Said => ({
  name: `does not do it: ${text}`,
  heldOut,
  say: (answer) => {
    const said = answer.replace(
      /\bI (?=(?:[a-z]{4,}|use|ask)\b)(?!would|have|will|never|also|then|only|first)/g,
      `I ${text} `,
    );
    return said === answer ? null : said;
  },
});

const turned: readonly Said[] = [
  endedBy('None of that is true.'),
  endedBy('All of that is wrong.'),
  endedBy('That is not true at all.'),
  endedBy('No, that is false.'),
  endedBy('Nothing of this is correct, of course.', true),
  endedBy('Well, actually, all of this is just nonsense.', true),
  endedBy("I don't believe any of that.", true),
  endedBy('In fact, the opposite is true.', true),
  eachBegunBy('I do not believe that'),
  eachBegunBy('I doubt that'),
  eachBegunBy('It is impossible that'),
  eachBegunBy('I would never say that'),
  eachBegunBy("I really wouldn't claim that", true),
  eachBegunBy('It is a common misconception that', true),
  eachBegunBy('It would be wrong to say that', true),
  eachBegunBy("I really don't think that", true),
  eachBegunBy('There is no way that', true),
  around('Many think that', 'But that is a myth.'),
  around('Some people will tell you that', 'That is simply not the case.'),
  around('You may have read that', 'I am afraid this is plainly untrue.'),
  around('The books say that', "It really isn't so."),
  around('My old boss always said that', 'I must say this was never right.', true),
  around('On the internet you read that', 'Those are lies, though.'),
  inserted('no longer'),
  inserted('scarcely'),
  inserted('hardly'),
  inserted('barely', true),
  inserted('seldom', true),
  inserted('by no means', true),
  inserted('in no way', true),
  doing('refuse to'),
  doing('forget to'),
  doing('neglect to', true),
  doing('avoid to', true),
];

const asides: readonly Said[] = [
  begunBy('That is not the whole story, but'),
  begunBy("It's not that hard."),
  begunBy('No doubt about it:'),
  begunBy("I don't think it is difficult, so"),
  begunBy('Many people get this wrong.'),
  begunBy('Some people say the opposite, which is wrong.'),
  endedBy("I don't think I forgot anything."),
  endedBy('Nothing else comes to mind.'),
  endedBy("I believe that's all."),
  endedBy("That is not everything, but it's the most important part."),
  endedBy("I don't know if that is exactly right."),
  begunBy("I wouldn't say I am an expert, but"),
  begunBy('I would never say this to a customer, of course.', true),
  endedBy("I wouldn't say more than that.", true),
  begunBy('I forgot to say hello, sorry.', true),
  begunBy("I can't believe you ask me that.", true),
  begunBy("It's hardly worth saying, but", true),
  begunBy('I refuse to make this complicated.', true),
  begunBy('I used to think it was the other way around, but', true),
  begunBy('I never thought that I would need this, but', true),
  begunBy('Somebody told me that this is a myth. That is not true.', true),
  endedBy('I doubt that there is a better way.', true),
  endedBy("I don't think that I can add anything to that.", true),
  endedBy('That is not wrong, I hope.', true),
  endedBy('I hope none of this is too long.', true),
  endedBy('It is impossible to say more in one minute.', true),
  endedBy('I could be wrong, though.', true),
];

const bank = skillBanks.flatMap(({ spoken }, at) =>
  spoken.map(({ question, answer }) => ({
    question,
    answer,
    heldOut: at % 2 === 1,
  })),
);

interface Trial {
  name: string;
  heldOut: boolean;
  plain: Grade['verdict'];
  grade: Grade;
}

function trialsOf(ways: readonly Said[], step: number): Trial[] {
  return bank.flatMap(({ question, answer, heldOut }, place) => {
    const graded = (text: string) => gradeAnswer({ question, reference: answer, transcript: { text } });
    const plain = graded(answer).verdict;
    return ways.flatMap((way, at) => {
      const text = (place + at) % step === 0 ? way.say(answer) : null;
      return text === null
        ? []
        : [
            {
              name: way.name,
              heldOut: heldOut || way.heldOut,
              plain,
              grade: graded(text),
            },
          ];
    });
  });
}

const share = (trials: readonly Trial[], holds: (trial: Trial) => boolean): number =>
  trials.filter(holds).length / trials.length;

const wrong = trialsOf(turned, 2);
const right = trialsOf(asides, 2);

describe.each([
  ['seen', false],
  ['held out', true],
])('over the question bank, kinds and banks that were %s', (_, heldOut) => {
  test('an answer that is denied is never correct', () => {
    const some = wrong.filter((trial) => trial.heldOut === heldOut);
    expect(share(some, ({ grade }) => grade.verdict !== 'Correct')).toBeGreaterThanOrEqual(0.9);
  });

  test('a right answer keeps its verdict with asides that sound like a denial', () => {
    const some = right.filter((trial) => trial.heldOut === heldOut);
    expect(share(some, ({ grade, plain }) => grade.verdict === plain)).toBeGreaterThanOrEqual(0.95);
    expect(share(some, ({ grade }) => grade.verdict === 'Incorrect')).toBeLessThanOrEqual(0.01);
  });
});
