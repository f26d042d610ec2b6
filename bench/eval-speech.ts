/**
 * Measures the recogniser on recordings with known words: word error rate (WER), processor time divided by the length
 * of the audio, and confidence. Then measures noisy rooms and bad lines, misheard words, and typed answers in other
 * languages.
 *
 * npm run eval:speech [-- DIRECTORY]
 *
 * DIRECTORY (see bench/README.md for the usual one) contains manifest.jsonl, with a line {"file", "seconds",
 * "transcript", "style"} for each WAV file, and "language" if it is not English. SPEECH_MODELS=en:FOLDER chooses
 * another model. server/testing/voices/word-errors.ts defines how words are compared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage, env, exit, stdout } from 'node:process';
import { pino } from 'pino';
import { LANGUAGE_NAMES, type Language } from '#contract/messages/languages.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { resample } from '#server/platform/speech/resample.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { countWordErrors } from '#server/testing/voices/word-errors.ts';
import { changedFiles, folderOf, missingSentence } from './evaluation-data.ts';
import { misheardTable } from './misheard-words.ts';
import { otherLanguagesTable } from './other-languages.ts';
import { byTelephone, faster, withBabble, withLongPauses, withWhiteNoise } from './speech-conditions.ts';

interface Clip {
  file: string;
  transcript: string;
  style: string;
  language: Language;
  samples: Float32Array;
}

interface Measured {
  transcript: Transcript;
  words: number;
  errors: number;
  cpuSeconds: number;
}

const RATE = 16_000;
const TARGETS = { nativeRead: 0.04, all: 0.1, cpuShare: 0.08 };
const directory = folderOf('speech', process.argv[2]);

const missing = missingSentence('speech', directory);
if (missing !== null) {
  stdout.write(`${missing}\n`);
  exit(1);
}
const changed = changedFiles('speech', directory);
if (changed.length > 0) stdout.write(`Others than those of the README's figures: ${changed.join(', ')}.\n`);

const speech = createSpeech({
  models: loadConfig().speechModels,
  threads: 1,
  log: pino({ level: 'warn' }),
});
const missed: string[] = [];

function readClips(): Clip[] {
  const lines = readFileSync(join(directory, 'manifest.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const clip: Omit<Clip, 'samples'> = { language: 'en', ...JSON.parse(line) };
    return { ...clip, samples: resample(readWav(readFileSync(join(directory, clip.file))), RATE) };
  });
}

async function measure(
  wav: Uint8Array,
  { transcript: reference, language }: Pick<Clip, 'transcript' | 'language'>,
): Promise<Measured> {
  const before = cpuUsage();
  const transcript = await speech.transcribe(wav, language);
  const used = cpuUsage(before);
  const counted = countWordErrors(reference, transcript.text);
  return { transcript, ...counted, cpuSeconds: (used.user + used.system) / 1e6 };
}

function mono(samples: Float32Array): Uint8Array {
  return wavFile([samples], { sampleRate: RATE });
}

const HEADER = ['clip', 'seconds', 'words', 'errors', 'WER', 'CPU/audio', 'confidence'];
const WIDTHS = [34, 8, 6, 7, 8, 10, 11];

function row(cells: string[]): void {
  stdout.write(
    cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[0]!) : cell.padStart(WIDTHS[i]!))).join('') + '\n',
  );
}

function section(title: string): void {
  stdout.write(`\n${title}\n`);
  row(HEADER);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

interface Totals {
  seconds: number;
  words: number;
  errors: number;
  cpuSeconds: number;
}

function total(measured: Measured[]): Totals {
  const sum = (of: (m: Measured) => number) => measured.reduce((all, m) => all + of(m), 0);
  return {
    seconds: sum((m) => m.transcript.durationSeconds),
    words: sum((m) => m.words),
    errors: sum((m) => m.errors),
    cpuSeconds: sum((m) => m.cpuSeconds),
  };
}

function show(name: string, totals: Totals, confidence: number | null = null): void {
  row([
    name,
    totals.seconds.toFixed(1),
    String(totals.words),
    String(totals.errors),
    totals.words > 0 ? percent(totals.errors / totals.words) : '-',
    (totals.cpuSeconds / totals.seconds).toFixed(3),
    confidence === null ? '-' : confidence.toFixed(3),
  ]);
}

function require(what: string, holds: boolean): void {
  if (!holds) missed.push(what);
}

function groupOf({ style, language }: Clip): string {
  if (language !== 'en') return LANGUAGE_NAMES[language];
  if (style.includes('non-native')) return 'read, non-native';
  if (style.startsWith('read') || style === 'public address') return 'native, read';
  return 'native, spontaneous and single words';
}

async function evaluateClips(clips: Clip[]): Promise<void> {
  section('Clips');
  const measured = new Map<Clip, Measured>();
  for (const clip of clips) {
    const result = await measure(mono(clip.samples), clip);
    measured.set(clip, result);
    show(clip.file, total([result]), result.transcript.confidence);
    if (env['EVAL_TEXT']) stdout.write(`    ${result.transcript.text}\n`);
  }
  section('Groups');
  for (const [group, members] of Map.groupBy(clips, (clip) => groupOf(clip))) {
    const totals = total(members.map((clip) => measured.get(clip)!));
    show(group, totals);
    if (group === 'native, read') {
      require('WER on native read speech at most 4 %', totals.errors / totals.words <= TARGETS.nativeRead);
    }
  }
  const all = total([...measured.values()]);
  show('all', all);
  require('WER on all clips at most 10 %', all.errors / all.words <= TARGETS.all);
  require('processor time at most 0.08 of the audio', all.cpuSeconds / all.seconds <= TARGETS.cpuShare);
}

/** Rooms and lines that are worse than in the recordings. They have no target; the figures are in docs/speech.md. */
async function evaluateRooms(clips: Clip[]): Promise<void> {
  section('Native read clips, made worse');
  const members = clips.filter((clip) => groupOf(clip) === 'native, read');
  const others = clips.filter((clip) => !members.includes(clip)).map(({ samples }) => samples);
  const made: [string, (samples: Float32Array) => Float32Array][] = [
    ['telephone', (samples) => byTelephone(samples, RATE)],
    ['fast (x 1.25)', (samples) => faster(samples, 1.25, RATE)],
    ['fast (x 1.5)', (samples) => faster(samples, 1.5, RATE)],
    ['babble, 10 dB below', (samples) => withBabble(samples, others, 10)],
    ['babble, 20 dB below', (samples) => withBabble(samples, others, 20)],
    ['white noise, 10 dB below', (samples) => withWhiteNoise(samples, 10)],
    ['white noise, 20 dB below', (samples) => withWhiteNoise(samples, 20)],
    ['long pauses (4 s)', (samples) => withLongPauses(samples, 4, RATE)],
  ];
  for (const [name, make] of made) {
    const heard: Measured[] = [];
    for (const clip of members) heard.push(await measure(mono(make(clip.samples)), clip));
    show(name, total(heard));
  }
}

const clips = readClips();
// The first recording loads the models, which is not part of the measurement.
const warmUp = await measure(mono(clips[0]!.samples), clips[0]!);
stdout.write(`Model: ${warmUp.transcript.model}. Recordings: ${directory}\n`);
await evaluateClips(clips);
await evaluateRooms(clips);
missed.push(...(await misheardTable(clips, (samples) => speech.transcribe(mono(samples)))));
await speech.close();
missed.push(...otherLanguagesTable());
stdout.write(
  missed.length === 0 ? '\nAll targets are met.\n' : `\nTargets missed:\n- ${missed.join('\n- ')}\n`,
);
exit(missed.length === 0 ? 0 : 1);
