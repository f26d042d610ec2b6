import { describe, expect, test } from 'vitest';
import { type GradeInput, gradeAnswer } from './grade.ts';

function grade(input: Omit<GradeInput, 'transcript'>, text: string) {
  return gradeAnswer({ ...input, transcript: { text } });
}

describe('a doubt with an answer in other words', () => {
  const asked = {
    question: 'How do you store passwords safely?',
    reference: 'Store them as salted hashes with a slow function such as argon2, never in plain text.',
  };

  test.each([
    "I'm not sure, but I would use bcrypt.",
    'I am not certain. Bcrypt with pepper, scrypt.',
    'No idea why, but bcrypt.',
    'Next question? Bcrypt.',
    "I don't know exactly, something with a cost factor and rounds, as in PBKDF2.",
    "Sorry, I forgot the name. Isn't it Scrypt?",
    'Not sure. Thirty thousand rounds?',
    'I would not encrypt them, you know.',
    'Nothing.',
  ])('goes to a person: %s', (text) => {
    expect(grade(asked, text)).toMatchObject({
      verdict: 'Needs Review',
      certainty: 'low',
    });
  });

  test('goes to a person if it is only a word of the question, a yes or a no', () => {
    const choice = {
      question: 'Do you open the valve before or after the pump starts?',
      reference: 'Before, so that the pump does not run dry.',
    };
    expect(grade(choice, "I'm not sure, before?").verdict).not.toBe('Not Answered');
    const allowed = {
      question: 'May you work on a live circuit?',
      reference: 'No, switch it off and lock it out.',
    };
    expect(grade(allowed, "I'm not certain, no?").verdict).toBe('Needs Review');
    expect(grade(allowed, "I'm not certain.").verdict).toBe('Not Answered');
    const where = { question: 'Where does the arrow go?', reference: 'Up.' };
    expect(grade(where, "I don't know. Up?").verdict).toBe('Needs Review');
  });

  test.each([
    "I'm sorry, I'm drawing a blank right now.",
    "I can't remember. We had it at school, but I have forgotten it.",
    'I never learned that, so I would rather not guess.',
    "I really don't know how you store passwords safely.",
  ])('is none if nothing else is said: %s', (text) => {
    expect(grade(asked, text)).toMatchObject({
      score: 0,
      verdict: 'Not Answered',
    });
  });
});

describe('the right choice in the words of the question', () => {
  test.each([
    [
      'Which is faster for random access, an array or a linked list?',
      'An array, because its elements lie next to each other in memory.',
      'An array is faster for random access than a linked list.',
    ],
    [
      'Which is better for a stable estimate, the mean or the median?',
      'The median, because outliers do not move it.',
      'The median is better for a stable estimate.',
    ],
    [
      'Should you lift with your back or with your legs?',
      'With the legs, keeping the back straight.',
      'You should lift with your legs.',
    ],
    [
      'Is HTTP a stateless or a stateful protocol?',
      'HTTP is a stateless protocol.',
      'HTTP is not a stateful protocol.',
    ],
    [
      'Can a primary key of a table hold two columns of the same table?',
      'It can, such a key is called composite.',
      'A primary key of a table can hold two columns of the same table.',
    ],
    [
      'What do you rinse with cold water first, the burn or the blister?',
      'The burn, for twenty minutes.',
      'You rinse the burn with cold water first.',
    ],
  ])('is no echo of it: %s', (question, reference, text) => {
    expect(grade({ question, reference }, text).verdict).not.toBe('Incorrect');
  });

  test('the whole question is one', () => {
    for (const text of [
      'How do you store passwords safely?',
      'So, how do you store passwords safely? Okay, how do you store passwords safely?',
    ])
      expect(
        grade(
          {
            question: 'How do you store passwords safely?',
            reference: 'As salted hashes.',
          },
          text,
        ),
      ).toMatchObject({
        verdict: 'Incorrect',
        reasons: ['The answer repeats the question.'],
      });
  });
});
