import { describe, expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';

const verdictOf = (question: string, reference: string, text: string) =>
  gradeAnswer({ question, reference, transcript: { text } }).verdict;

describe('answers that are not word salad', () => {
  test.each([
    [
      'What is the law of Ohm?',
      'The voltage is the current times the resistance: V = I R.',
      'V = I R, so I = V / R and R = V / I.',
    ],
    ['What is the area of a circle?', 'The area is pi times the radius squared, A = π r².', 'A = π r²'],
    [
      'What is profit?',
      'Profit is the revenue less the cost of the goods and the expenses.',
      'profit = revenue - cost of goods - expenses',
    ],
    [
      'What do you check before you give a medicine?',
      'I check the right patient, the right drug, the right dose, the right route and the right time, and I ask about allergies.',
      'Patient, drug, dose, route, time, allergies.',
    ],
    [
      'What are the phases of a project?',
      'A project begins with the initiation, then comes the planning, then the execution with the monitoring, and at last the closing.',
      '1. initiation 2. planning 3. execution 4. monitoring 5. closing',
    ],
  ])('%s', (question, reference, text) => {
    const { notes } = gradeAnswer({ question, reference, transcript: { text } });
    expect(notes.map(({ code }) => code)).not.toContain('shuffled');
  });
});

describe('not knowing', () => {
  const question = 'What do you tell a customer when you do not have the answer to their question?';
  const reference =
    'I would be honest that I do not know yet instead of guessing. I would find out, give a clear time for coming back, and follow up as promised.';

  test('can be the right answer', () => {
    for (const text of [
      "I'd say I don't know yet, and get back to them.",
      "I would tell them honestly that I'm not sure, then ask a colleague.",
      "If I don't know, I find somebody who does.",
    ])
      expect(verdictOf(question, reference, text)).toBe('Needs Review');
  });

  test('is no answer if nothing else is said', () => {
    for (const text of [
      "I don't know.",
      'To be honest, I have no idea.',
      "I must say I don't know that one, sorry.",
      "I'm afraid I can't answer this. Next question, please.",
    ])
      expect(
        verdictOf(
          'What is a foreign key?',
          'A column that refers to the primary key of another table.',
          text,
        ),
      ).toBe('Not Answered');
  });

  test('together with something relevant, goes to a person', () => {
    const text = "I don't know exactly, something with another table.";
    const reference =
      'A column that refers to the primary key of another table and keeps the rows of both consistent.';
    expect(verdictOf('What is a foreign key?', reference, text)).toBe('Needs Review');
  });
});

describe('a voice without recognised words', () => {
  const asked = {
    question: 'What is a foreign key?',
    reference: 'A column that refers to the primary key of another table.',
  };
  const heard = (voiceSeconds: number, speechSeconds = 0, text = '') =>
    gradeAnswer({
      ...asked,
      transcript: { text, segments: [], voiceSeconds, speechSeconds },
    });

  test('goes to a person; silence is no answer', () => {
    expect(heard(2.4)).toMatchObject({
      verdict: 'Needs Review',
      certainty: 'low',
      notes: [{ code: 'no-words' }],
    });
    expect(heard(0)).toMatchObject({
      verdict: 'Not Answered',
      notes: [{ code: 'silent' }],
    });
    expect(heard(0.4).verdict).toBe('Not Answered');
  });

  test.each([
    ['Um.', 8, 0.9],
    ['Uh, okay.', 20, 1],
    ['The.', 6, 0.2],
    ['Okay.', 3, 0.5],
    ['Yeah.', 2.2, 0.4],
    // The recogniser counts a whole stretch of voice as speech if it found a word in it.
    ['Um.', 8, 8],
    ['So, yeah.', 5, 5],
  ])('goes to a person with a filler too: %s %d %d', (text, voice, speech) => {
    expect(heard(voice, speech, text)).toMatchObject({
      verdict: 'Needs Review',
      certainty: 'low',
      notes: [{ code: 'few-words' }],
    });
  });

  test.each([
    ['Um.', 0.9, 0.9],
    ['Uh, okay, so.', 2.8, 2.5],
    ["I don't know.", 1.2, 1.2],
    ["I'm sorry, I don't know that.", 6, 5],
  ])('is heard well if the voice is as long as the words: %s %d %d', (text, voice, speech) => {
    expect(heard(voice, speech, text).verdict).toBe('Not Answered');
  });

  test.each([
    ["I don't know.", 20, 1],
    ["I don't know.", 20, 20],
    ['What is a foreign key?', 25, 2],
  ])('goes to a person though what was heard is no answer: %s %d %d', (text, voice, speech) => {
    expect(heard(voice, speech, text)).toMatchObject({
      verdict: 'Needs Review',
      notes: expect.arrayContaining([{ code: 'few-words' }]),
    });
  });

  test('so does an answer in which most of the voice gave no words', () => {
    expect(heard(20, 3, 'A column of another thing.').verdict).toBe('Needs Review');
    expect(heard(20, 19, 'A column that refers to the primary key of another table.').verdict).toBe(
      'Correct',
    );
  });
});
