import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { gradeAnswer } from './grade.ts';

interface Asked {
  question: string;
  reference: string;
}

/** The half of bench/grading/one-error.json that the rules were made with. The other half is for the evaluation. */
interface Case extends Partial<Asked> {
  question: string;
  half: string;
  kind: string;
  right: string;
  wrong: string;
}
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../../bench/grading/one-error.json', import.meta.url), 'utf8'),
) as { cases: Case[] };
const references = new Map(
  skillBanks.flatMap(({ spoken }) => spoken.map(({ question, answer }) => [question, answer] as const)),
);

const grade = ({ question, reference }: Asked, text: string) =>
  gradeAnswer({ question, reference, transcript: { text } });

const port: Asked = { question: 'Which port does HTTPS use?', reference: 'HTTPS listens on port 443.' };
const group: Asked = {
  question: 'Which one is stateful, a security group or a network ACL?',
  reference: 'A security group is stateful, and a network ACL is stateless.',
};
const blows: Asked = {
  question: 'How do you help a conscious adult who is choking?',
  reference: 'I give up to five firm back blows between the shoulder blades, and then abdominal thrusts.',
};
const files: Asked = {
  question: 'Who owns the files?',
  reference: 'Every file has an owner, and the administrator always keeps a copy of the list.',
};
const keys: Asked = {
  question: 'How many primary keys may a table have?',
  reference: 'A table may have exactly one primary key, but any number of foreign keys.',
};
const burn: Asked = {
  question: 'How do you treat a burn?',
  reference: 'I cool the burn under running water for about twenty minutes, and cover it loosely.',
};
const control: Asked = {
  question: 'What supplies the control circuit?',
  reference: 'The control circuit is supplied with 24 volts, and the pump moves 30 litres per minute.',
};
const cut: Asked = {
  question: 'How deep is the cut?',
  reference: 'The cut is about five centimetres deep, and the saw is checked every 48 hours.',
};
const colours: Asked = {
  question: 'What are the three primary colours of light?',
  reference: 'The three are red, green and blue.',
};
const bits: Asked = { question: 'How many bits are in a byte?', reference: 'Eight bits.' };
const event: Asked = {
  question: 'Who may raise the event?',
  reference: 'Only the class itself can raise the event.',
};
const request: Asked = {
  question: 'How much data may a request have?',
  reference: 'A request may have at most 10 megabytes, and the answer comes within 2 seconds.',
};
const failures: Asked = {
  question: 'What is the success rate?',
  reference: 'About 5 percent of the requests fail, so 95 percent succeed.',
};
const loop: Asked = {
  question: 'Who calls the callback?',
  reference: 'The event loop calls the callback when the timer has expired.',
};
const chefs: Asked = {
  question: 'Who approves a purchase?',
  reference: 'The finance director approves a purchase, and the department head only requests it.',
};

test.each([
  [port, 'It listens on port 443, no, sorry, port 80.'],
  [port, 'It listens on port 443. No, sorry, port 80.'],
  [port, 'It listens on port 443. Wait, no. It listens on port 80.'],
  [port, 'it listens on port 443 uh no sorry port 80'],
  [port, 'it listens on port 443 no port 80'],
  [port, 'It listens on port 443, my mistake, it is port 80.'],
  [port, 'It listens on port 443, or rather on port 80.'],
  [group, 'A security group is stateful, no, stateless, and a network ACL is stateful.'],
  [group, 'A security group, sorry, a network ACL is stateful, and a security group is stateless.'],
  [blows, 'I give at least five firm back blows between the shoulder blades, and then abdominal thrusts.'],
  [blows, 'I give five or more firm back blows between the shoulder blades, and then abdominal thrusts.'],
  [files, 'Some files have an owner, and the administrator always keeps a copy of the list.'],
  [files, 'Every file has an owner, and the administrator sometimes keeps a copy of the list.'],
  [keys, 'A table may have any number of primary keys, but exactly one foreign key.'],
  [burn, 'I cool the burn under running water for about twenty seconds, and cover it loosely.'],
  [control, 'The control circuit is supplied with 24 amps, and the pump moves 30 litres per minute.'],
  [control, 'The control circuit is supplied with 24 volts, and the pump moves 30 litres per hour.'],
  [cut, 'The cut is about five millimetres deep, and the saw is checked every 48 hours.'],
  [colours, 'The three are red, yellow and black.'],
  [colours, 'red yellow and black'],
  [colours, 'The three are red.'],
  [bits, 'eight bytes'],
  [event, 'Any class can raise the event.'],
  [event, 'All classes can raise the event.'],
  [request, 'A request may have at most 10 megabytes, and the answer comes after 2 seconds.'],
  [request, 'A request may have at most 10 kilobytes, and the answer comes within 2 seconds.'],
  [failures, 'About 5 requests fail, so 95 succeed each second.'],
  [loop, 'The callback calls the event loop when the timer has expired.'],
  [loop, 'The event loop is called by the callback when the timer has expired.'],
  [chefs, 'The department head approves a purchase, and the finance director only requests it.'],
])('what is said otherwise goes to a person: %o %s', (asked, text) => {
  expect(grade(asked, text).verdict).toBe('Needs Review');
});

test.each([
  [port, 'It listens on port 80, no, sorry, port 443.'],
  [port, 'It listens on port 80. No, wait. Port 443.'],
  [port, 'it listens on port 80 uh no sorry port 443'],
  [port, 'It listens on port 80, my mistake, it is port 443.'],
  [port, 'It listens on port 443, sorry for the short answer.'],
  [group, 'A security group is stateless, no, stateful, and a network ACL is stateless.'],
  [group, 'A network ACL, sorry, a security group is stateful, and a network ACL is stateless.'],
  [
    group,
    'A security group is, no, wait, let me think, yes, a security group is stateful, and a network ACL is stateless.',
  ],
  [port, 'HTTPS, no, wait, let me think, it listens on port 443.'],
  [blows, 'I give at most five firm back blows between the shoulder blades, and then abdominal thrusts.'],
  [files, 'Each file has an owner, and the administrator keeps a copy of the list every time.'],
  [burn, 'I cool the burn under running water for 20 mins, and cover it loosely.'],
  [control, 'The control circuit is supplied with 24 V, and the pump moves thirty litres a minute.'],
  [cut, 'The cut is about 50 millimetres deep, and the saw is checked every two days.'],
  [colours, 'They are blue, red and green.'],
  [bits, 'eight'],
  [event, 'Nobody but the class itself can raise the event.'],
  [event, 'The event can be raised only by the class itself.'],
  [request, 'Up to 10 MB per request, and the answer comes in at most 2 seconds.'],
  [request, 'No more than ten megabytes, and the answer comes within 2000 milliseconds.'],
  [failures, '95 percent of the requests succeed and five percent fail.'],
  [loop, 'The callback is called by the event loop when the timer has expired.'],
  [chefs, 'The department head only requests a purchase, and the finance director approves it.'],
])('the same in other words is Correct: %o %s', (asked, text) => {
  expect(grade(asked, text).verdict).toBe('Correct');
});

test('the reason quotes the candidate’s own words, and none of the expected ones', () => {
  const { reasons } = grade(
    cut,
    'The cut is about five millimetres deep, and the saw is checked every 48 minutes.',
  );
  expect(reasons).toContain(
    'The answer seems to give another unit than the expected one: “five millimetres”. A person should check it.',
  );
  expect(reasons.join(' ')).not.toMatch(/centimetres|hours/);
});

test('of what is corrected, the last version is what the report quotes as found', () => {
  const asked = { ...port, reference: 'HTTPS listens on port 443, and HTTP listens on port 80.' };
  const { ideas } = grade(asked, 'HTTPS listens on port 80, no, sorry, port 443, and HTTP on port 80.');
  expect(ideas[0]?.found).toBe(true);
});

test('one item of a list is a part of the answer, and no person is needed for that alone', () => {
  const acid = {
    question: 'Name the four ACID properties.',
    reference: 'Atomicity, consistency, isolation and durability.',
  };
  const { verdict, reasons } = grade(acid, 'Atomicity and speed.');
  expect(verdict).toBe('Partially Correct');
  expect(reasons).toContain('The answer seems to name fewer than half of what was asked for: “Atomicity”.');
});

/** Frozen: of the seen half, how many are Correct. A change that moves a number must come with the new one. */
const frozen = { cases: 41, rightCorrect: 35, wrongCorrect: 4 };

test('the seen half of the answers with one error has the frozen figures', () => {
  const seen = cases.filter(({ half }) => half === 'seen');
  const correct = (side: 'right' | 'wrong') =>
    seen.filter(({ question, reference = references.get(question) ?? '', [side]: text }) =>
      /^Correct$/.test(grade({ question, reference }, text).verdict),
    ).length;
  expect({
    cases: seen.length,
    rightCorrect: correct('right'),
    wrongCorrect: correct('wrong'),
  }).toEqual(frozen);
});

test('an answer of many words is compared in time', async () => {
  const text =
    'No, sorry, I mean the red, green, blue and some of each, at least 5 metres per second, by the loop. ';
  expect(await processorMs(2000, () => grade(colours, text.repeat(60)))).toBeLessThanOrEqual(2000);
});
