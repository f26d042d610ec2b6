import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { asHeard } from '#server/testing/answers/misheard.ts';
import { type Grade, gradeAnswer } from './grade.ts';

const question = 'What is a closure?';
const reference =
  'A closure is a function that remembers the variables of the scope in which it was created, after that scope has returned.';

/** A transcript in which only the given words are doubtful. */
function heard(text: string, doubtful: readonly string[] = [], logProbability = -0.1) {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    startSeconds: index * 0.4,
    endSeconds: index * 0.4 + 0.35,
    confidence: doubtful.includes(word) ? 0.3 : 0.95,
  }));
  const endSeconds = words.length * 0.4;
  return {
    text,
    voiceSeconds: endSeconds,
    speechSeconds: endSeconds,
    segments: [{ text, startSeconds: 0, endSeconds, confidence: logProbability, words }],
  };
}

const grade = (transcript: ReturnType<typeof heard> | { text: string }) =>
  gradeAnswer({ question, reference, transcript });

describe('words that were probably misheard', () => {
  const text = 'It is a fraction that remembers the bearable of the soap where it was made';

  test('leave the verdict to a person where expected words in their place would make it better', () => {
    const clear = grade(heard(text));
    expect(clear.verdict).not.toBe('Needs Review');
    expect(clear.verdict).not.toBe('Correct');
    const doubted = grade(heard(text, ['fraction', 'bearable', 'soap']));
    expect(doubted).toMatchObject({ verdict: 'Needs Review', certainty: 'low', score: clear.score });
    expect(doubted.reasons.join(' ')).toContain('3 of 15 words were probably misheard.');
  });

  test('change nothing where the verdict is the best one, or where they are few', () => {
    expect(grade(heard(reference, ['closure', 'scope']))).toMatchObject({ verdict: 'Correct' });
    const long = `${text} and I have used it in many projects at work with my team over the last years`;
    expect(grade(heard(long, ['fraction']))).toEqual(grade(heard(long)));
  });

  test('are told of with any verdict but the best', () => {
    const off = 'I like to cook pasta with my family and we watch a film in the evening';
    const { verdict, reasons } = gradeAnswer({
      question: 'What are FIFO and LIFO?',
      reference:
        'FIFO means first in, first out, so the oldest stock leaves first. LIFO means last in, first out. I use FIFO for goods that age, such as food, medicine or cosmetics, often by expiry date. It cuts waste and keeps the stock of the customer fresh.',
      transcript: heard(off, ['pasta', 'film']),
    });
    expect(verdict).toBe('Incorrect');
    expect(reasons).toContain('2 of 16 words were probably misheard.');
  });
});

describe('an answer in another language', () => {
  test.each([
    ['Spanish', 'Una clausura es una función que recuerda las variables del ámbito en el que fue creada.'],
    ['Hindi', 'क्लोज़र एक फ़ंक्शन है जो उस जगह के चर याद रखता है जहाँ वह बनाया गया था।'],
    ['Chinese', '闭包是一个函数，它记住了它被创建时所在作用域的变量，即使外部函数已经结束。'],
    ['German', 'Eine Closure ist eine Funktion, die sich an die Variablen erinnert, die es bei ihr gab.'],
  ])('typed in %s goes to a person, and the report says why', (language, text) => {
    const { verdict, reasons } = grade({ text });
    expect(verdict).toBe('Needs Review');
    expect(reasons.join(' ')).toContain(`The answer seems to be in ${language}.`);
  });

  test('spoken goes to a person: the recogniser writes English words and believes none', () => {
    const text =
      'The melody when praying without injuries, the interpreter have a real attitude of being the store';
    const { verdict, reasons } = grade(heard(text, text.split(' '), -0.85));
    expect(verdict).toBe('Needs Review');
    expect(reasons.join(' ')).toContain('it may be in another language, or hard to hear');
  });

  test.each([
    'The cube elite restarts the pod when the probe fails, and the replica set keeps the number of pods.',
    'localised irrigation, drip irrigation, sprinkler irrigation, lateral move irrigation',
    'const add = (a) => (b) => a + b; console.log(add(1)(2)); function outer() { let x = 1; }',
    'Idli, dosa, sambar, vada.',
  ])('is no English one: %s', (text) => {
    expect(grade(heard(text, [], -0.37)).reasons.join(' ')).not.toMatch(/language|follow/);
  });
});

describe('with a fifth of the words misheard', () => {
  interface Asked {
    question: string;
    half: string;
    right: string[];
  }
  const others = JSON.parse(
    readFileSync(new URL('../../../../../bench/grading/other-words.json', import.meta.url), 'utf8'),
  ) as { questions: Asked[] };
  const spoken = skillBanks.flatMap((bank) => bank.spoken);
  const referenceOf = (asked: string) => spoken.find((one) => one.question === asked)?.answer ?? '';
  const recited = spoken.map((one) => ({ question: one.question, reference: one.answer, text: one.answer }));
  const inOtherWords = others.questions
    .filter(({ half }) => half === 'seen')
    .flatMap((one) =>
      one.right.map((text) => ({ question: one.question, reference: referenceOf(one.question), text })),
    );

  const order = ['Not Answered', 'Incorrect', 'Partially Correct', 'Correct'];
  const isLower = (one: Grade, other: Grade) =>
    order.indexOf(one.verdict) >= 0 && order.indexOf(one.verdict) < order.indexOf(other.verdict);

  /** A generator of numbers from 0 to 1 that are the same in every run. */
  function numbers() {
    let seed = 5;
    return () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
  }

  test.each([
    ['recited answers', recited, 0],
    ['right answers in other words', inOtherWords, 1],
  ])('%s get no lower verdict; a person listens instead, and is told why', (_, answers, most) => {
    const random = numbers();
    const lowered: string[] = [];
    for (const { question: asked, reference: expected, text } of answers) {
      const before = gradeAnswer({ question: asked, reference: expected, transcript: { text } });
      const transcript = asHeard(text, 0.2, random);
      const after = gradeAnswer({ question: asked, reference: expected, transcript });
      if (isLower(after, before)) lowered.push(text);
      const words = transcript.segments?.[0]?.words ?? [];
      const doubtful = words.filter(({ confidence }) => confidence < 0.7).length;
      if (after.verdict !== 'Correct' && doubtful >= words.length / 8)
        expect(after.reasons.join(' ')).toMatch(/probably misheard|could not follow|low confidence/);
    }
    expect(lowered.length).toBeLessThanOrEqual(most);
  });
});
