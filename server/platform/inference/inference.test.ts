import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { gradeSpoken } from '#server/features/analysis/grade-spoken.ts';
import { ModelMissing } from '#server/platform/model-missing.ts';
import { writeTinyModel } from '#server/testing/inference/tiny-model.ts';
import { piecesOf } from './inferer.ts';
import { type Inference, createInference } from './inference.ts';

const log = pino({ level: 'silent' });
const root = mkdtempSync(join(tmpdir(), 'inference-'));
const directory = join(root, 'tiny-nli');
let inference: Inference;

beforeAll(() => {
  writeTinyModel(directory, { remembers: [6, 0, 0], forgets: [0, 0, 9], nothing: [-20, 0, 0] });
  inference = createInference({ directory, log })!;
});
afterAll(async () => {
  await inference.close();
  rmSync(root, { recursive: true });
});

const question = 'What is a closure?';
const reference = 'A closure is a function that keeps the variables of the scope in which it was created.';
const graded = (text: string) => gradeAnswer({ question, reference, transcript: { text } });

describe('a model in a folder', () => {
  test('gives the probabilities of its labels, through its tokenizer', async () => {
    expect(inference.model).toBe('judge:tiny-nli');
    const [says, neither, denies] = await Promise.all(
      ['It Remembers!', 'It is blue.', 'It forgets.'].map((text) => inference.infer(text, ['A closure.'])),
    );
    // Calculated by hand: e^6 / (e^6 + e^1 + e^0), and so on.
    expect(says![0]!.entailed).toBeCloseTo(0.9909, 3);
    expect(neither![0]!).toMatchObject({
      entailed: expect.closeTo(0.2119, 3),
      contradicted: expect.closeTo(0.2119, 3),
    });
    expect(denies![0]!.contradicted).toBeCloseTo(0.9995, 3);
  });

  test('reads a long answer in pieces that overlap', async () => {
    const long = `${'so '.repeat(400)}it remembers`;
    expect((await inference.infer(long, ['x']))[0]!.entailed).toBeGreaterThan(0.9);
    const pieces = piecesOf(Array.from({ length: 300 }, (_, index) => `w${index}`).join(' '));
    expect(pieces.map((piece) => piece.split(' ')[0])).toEqual(['w0', 'w120', 'w240']);
    expect(piecesOf('')).toEqual(['']);
  });

  const judged = async (text: string, model: Inference = inference) =>
    (await gradeSpoken({ llm: null, inference: model, log }, { question, reference, transcript: { text } }))
      .grade;

  test('that agrees with the words gives high certainty', async () => {
    const answer = `${reference} It remembers.`;
    expect(graded(answer)).toMatchObject({ verdict: 'Correct', certainty: 'medium' });
    expect(await judged(answer)).toMatchObject({ verdict: 'Correct', certainty: 'high' });
  });

  test('that disagrees leaves the answer to a person', async () => {
    const answer = `${reference} I use it daily.`;
    expect(await judged(answer)).toMatchObject({
      verdict: 'Needs Review',
      certainty: 'low',
      notes: [{ code: 'model-disagrees' }],
    });
  });

  test('that sees a contradiction leaves the answer to a person, and accuses nobody', async () => {
    for (const answer of [`${reference} And later it forgets.`, 'It forgets.'])
      expect(await judged(answer)).toMatchObject({
        verdict: 'Needs Review',
        notes: [{ code: 'model-disagrees' }],
      });
  });

  test('is not asked about silence, nor about what a person must hear anyway', async () => {
    const away: Inference = { ...inference, infer: () => Promise.reject(new Error('asked')) };
    for (const text of [
      '',
      'Una clausura es una función que recuerda las variables del ámbito en que fue creada.',
    ])
      expect(await judged(text, away)).toEqual(graded(text));
  });
});

describe('a wrong folder is refused at the start, in a sentence', () => {
  const at = (name: string, change: (folder: string) => void) => {
    const folder = join(root, name);
    writeTinyModel(folder, { yes: [1, 0, 0] });
    change(folder);
    return () => createInference({ directory: folder, log });
  };

  test.each([
    [
      'no model',
      (folder: string) => rmSync(join(folder, 'model.onnx')),
      /^No model in JUDGE_MODEL_DIR \(.*\): one of model\.onnx/,
    ],
    [
      'no tokenizer',
      (folder: string) => rmSync(join(folder, 'tokenizer.json')),
      /has no tokenizer\.json that can be read\.$/,
    ],
    [
      'a broken config',
      (folder: string) => writeFileSync(join(folder, 'config.json'), '{'),
      /has no config\.json that can be read\.$/,
    ],
    [
      'labels of another kind',
      (folder: string) => writeFileSync(join(folder, 'config.json'), '{"id2label":{"0":"joy","1":"anger"}}'),
      /is no inference model/,
    ],
  ])('%s', (name, change, sentence) => {
    const start = at(name.replaceAll(' ', '-'), change);
    expect(start).toThrow(sentence);
    // Startup prints only its message.
    expect(start).toThrow(ModelMissing);
  });

  test('a broken model is an error of the answer, never a grade', async () => {
    const folder = join(root, 'broken');
    writeTinyModel(folder, { yes: [1, 0, 0] });
    writeFileSync(join(folder, 'model.onnx'), 'no model');
    const broken = createInference({ directory: folder, log })!;
    await expect(broken.infer('a', ['b'])).rejects.toThrow(/protobuf|model/i);
    await broken.close();
  });
});
