import { describe, expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';

/** Lists with numbers, and questions that ask for a verdict first. */
const grade = (asked: { question: string; reference: string }, text: string) =>
  gradeAnswer({ ...asked, transcript: { text } });

describe('the numbers of a list are no numbers of the matter', () => {
  const tank = {
    question: 'What is an equalisation tank for?',
    reference:
      'The tank is there: 1. To balance fluctuating flows. 2. To assist neutralisation. 3. To even out a periodic discharge.',
  };

  test.each([
    '1) To even out a periodic discharge 2)to balance fluctuating flows 3) to assist neutralisation',
    '1. To assist neutralisation. 2. To even out a periodic discharge. 3. To balance fluctuating flows.',
    'To balance fluctuating flows, to assist neutralisation, and to even out a periodic discharge.',
  ])('the same things are correct in another order, and without numbers: %s', (text) => {
    expect(grade(tank, text).verdict).toBe('Correct');
  });

  test('a number at the end of a sentence is one', () => {
    const boot = {
      question: 'How do you start a system for repairs?',
      reference: 'Boot into runlevel 1. The network stays down, and only root logs in.',
    };
    const said = 'Boot into runlevel 1. The network stays down, and only root logs in.';
    expect(grade(boot, said).verdict).toBe('Correct');
    expect(grade(boot, said.replace('1', '2')).verdict).toBe('Needs Review');
  });

  test('numbers in brackets are ones', () => {
    const range = {
      question: 'Which values may a probability have?',
      reference: 'Every value in the closed range from zero to one (0 to 1).',
    };
    expect(grade(range, 'Every value in the closed range (0 to 1)').verdict).toBe('Correct');
    expect(grade(range, 'Every value in the closed range (0 to 2)').verdict).toBe('Needs Review');
  });
});

describe('a question that asks for a verdict', () => {
  const scheduler = {
    question: 'True or false: a user process can decide which process runs next?',
    reference:
      'False, only the scheduler can decide which process will run next. Even if a user process sends a signal to another one, nothing guarantees that this one runs next.',
  };

  test('its reason may put the "not" elsewhere than the reference', () => {
    const said = 'False. A user process cannot decide which process will run next, only the scheduler can.';
    expect(grade(scheduler, said).verdict).toBe('Correct');
  });

  test('a reason that says the opposite of the reference goes to a person', () => {
    const said =
      'False, the scheduler can not decide which process will run next. Even if a user process sends no signal to another one, everything guarantees that this one runs next.';
    expect(grade(scheduler, said).verdict).toBe('Needs Review');
  });

  test('both verdicts at once are none', () => {
    const reason = 'that is up to the scheduler alone.';
    expect(grade(scheduler, `False: ${reason}`).verdict).toBe('Correct');
    expect(grade(scheduler, `True/False: ${reason}`).verdict).not.toBe('Correct');
  });
});
