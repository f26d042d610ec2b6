/**
 * Measures the recogniser on recordings with known words: word error rate (WER), processor
 * time divided by the length of the audio, and confidence. Then sounds without speech,
 * long answers, quiet, loud and unusual recordings, noisy rooms and lines, words that were misheard, and
 * typed answers in other languages.
 *
 *   npm run eval:speech [-- DIRECTORY]
 *
 * DIRECTORY (see bench/README.md for the usual one) holds manifest.jsonl, with a line {"file", "seconds",
 * "transcript", "style"} for each WAV file. SPEECH_MODEL_DIR chooses another model.
 * server/testing/voices/word-errors.ts defines how words are compared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage, env, exit, memoryUsage, stdout } from 'node:process';
import { pino } from 'pino';
import { resample } from '#server/platform/speech/resample.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { countWordErrors } from '#server/testing/voices/word-errors.ts';
import { changedFiles, folderOf, missingSentence } from './evaluation-data.ts';
import { misheardTable } from './misheard-words.ts';
import { otherLanguagesTable } from './other-languages.ts';
import { byTelephone, faster, withBabble, withLongPauses, withWhiteNoise } from './speech-conditions.ts';
import { suppressed } from './suppressor.ts';

interface Clip {
  file: string;
  transcript: string;
  style: string;
  samples: Float32Array;
}

interface Measured {
  transcript: Transcript;
  words: number;
  errors: number;
  cpuSeconds: number;
}

const RATE = 16_000;
/** `longer`: how much worse a long recording may be than its parts alone. 0.01 is one word in a hundred. */
const TARGETS = { nativeRead: 0.04, all: 0.1, cpuShare: 0.08, minuteCpuSeconds: 3.6, longer: 0.01 };
const directory = folderOf('speech', process.argv[2]);

const missing = missingSentence('speech', directory);
if (missing !== null) {
  stdout.write(`${missing}\n`);
  exit(1);
}
const changed = changedFiles('speech', directory);
if (changed.length > 0) stdout.write(`Others than those of the README's figures: ${changed.join(', ')}.\n`);

const speech = createSpeech({
  modelDirectory: env['SPEECH_MODEL_DIR'],
  threads: 1,
  log: pino({ level: 'warn' }),
});
const missed: string[] = [];

function readClips(): Clip[] {
  const lines = readFileSync(join(directory, 'manifest.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { file, transcript, style }: Omit<Clip, 'samples'> = JSON.parse(line);
    const samples = resample(readWav(readFileSync(join(directory, file))), RATE);
    return { file, transcript, style, samples };
  });
}

async function measure(wav: Uint8Array, reference: string): Promise<Measured> {
  const before = cpuUsage();
  const transcript = await speech.transcribe(wav);
  const used = cpuUsage(before);
  const counted = countWordErrors(reference, transcript.text);
  return { transcript, ...counted, cpuSeconds: (used.user + used.system) / 1e6 };
}

function mono(samples: Float32Array): Uint8Array {
  return wavFile([samples], { sampleRate: RATE });
}

/** The clips one after the other, half a second apart. */
function joined(clips: Clip[]): { samples: Float32Array; transcript: string } {
  const gap = new Float32Array(RATE / 2);
  const parts = clips.flatMap((clip) => [clip.samples, gap]);
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, transcript: clips.map((clip) => clip.transcript).join(' ') };
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

function groupOf(style: string): string {
  if (style.includes('non-native')) return 'read, non-native';
  if (style.startsWith('read') || style === 'public address') return 'native, read';
  return 'native, spontaneous and single words';
}

async function evaluateClips(clips: Clip[]): Promise<Map<Clip, Measured>> {
  section('Clips');
  const measured = new Map<Clip, Measured>();
  for (const clip of clips) {
    const result = await measure(mono(clip.samples), clip.transcript);
    measured.set(clip, result);
    show(clip.file, total([result]), result.transcript.confidence);
    if (env['EVAL_TEXT']) stdout.write(`    ${result.transcript.text}\n`);
  }
  section('Groups');
  for (const [group, members] of Map.groupBy(clips, (clip) => groupOf(clip.style))) {
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
  return measured;
}

async function evaluateNonSpeech(): Promise<void> {
  section('No speech, 10 s each (words heard count as errors)');
  for (const [name, samples] of Object.entries(nonSpeech(10, RATE))) {
    const result = await measure(mono(samples), '');
    show(name, total([result]), result.transcript.confidence);
    require(`no words on ${name}`, result.transcript.text === '');
  }
}

async function evaluateLong(clips: Clip[], measured: Map<Clip, Measured>): Promise<void> {
  section('Long answers, of native read clips (each line: in one recording, then the same clips alone)');
  for (const [name, seconds] of [
    ['60 s', 60],
    ['120 s', 120],
  ] as const) {
    const members: Clip[] = [];
    let length = 0;
    for (const clip of clips.filter((candidate) => groupOf(candidate.style) === 'native, read')) {
      if (length >= seconds - 5) break;
      members.push(clip);
      length += clip.samples.length / RATE + 0.5;
    }
    const { samples, transcript } = joined(members);
    const result = await measure(mono(samples), transcript);
    const alone = total(members.map((clip) => measured.get(clip)!));
    show(`${name}, in one recording`, total([result]), result.transcript.confidence);
    show(`${name}, clips alone`, alone);
    if (env['EVAL_TEXT']) stdout.write(`    ${result.transcript.text}\n`);
    stdout.write(`    processor time: ${result.cpuSeconds.toFixed(2)} s\n`);
    require(`${name} no worse than its clips`, result.errors / result.words <=
      alone.errors / alone.words + TARGETS.longer);
    const perMinute = (result.cpuSeconds / result.transcript.durationSeconds) * 60;
    require(`${name}: under 3.6 s of processor time a minute`, perMinute < TARGETS.minuteCpuSeconds);
  }
}

async function evaluateConditions(clips: Clip[]): Promise<void> {
  section('Native read clips, recorded otherwise');
  const members = clips.filter((clip) => groupOf(clip.style) === 'native, read');
  const conditions: [string, (clip: Clip) => Uint8Array][] = [
    ['quiet (-20 dB)', (clip) => mono(clip.samples.map((s) => s * 0.1))],
    ['quiet (-30 dB)', (clip) => mono(clip.samples.map((s) => s * 10 ** -1.5))],
    ['quiet (-40 dB)', (clip) => mono(clip.samples.map((s) => s * 0.01))],
    ['loud, clipped (+20 dB)', (clip) => mono(clip.samples.map((s) => s * 10))],
    ['loud, clipped (+30 dB)', (clip) => mono(clip.samples.map((s) => s * 10 ** 1.5))],
    ['stereo, 44.1 kHz, 24 bits', (clip) => stereo(clip, 44_100)],
    ['stereo, 48 kHz, 24 bits', (clip) => stereo(clip, 48_000)],
  ];
  for (const [name, make] of conditions) {
    const results: Measured[] = [];
    for (const clip of members) results.push(await measure(make(clip), clip.transcript));
    const totals = total(results);
    show(name, totals);
    require(`${name}: word errors at most 4 %`, totals.errors / totals.words <= TARGETS.nativeRead);
  }
}

/** Rooms and lines that are worse than the recordings. They have no target: the figures are in docs/speech.md. */
async function evaluateRooms(clips: Clip[]): Promise<void> {
  section('Native read clips, made worse');
  const members = clips.filter((clip) => groupOf(clip.style) === 'native, read');
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
    const helped: Measured[] = [];
    for (const clip of members) {
      const worse = make(clip.samples);
      heard.push(await measure(mono(worse), clip.transcript));
      helped.push(await measure(mono(suppressed(worse)), clip.transcript));
    }
    show(name, total(heard));
    show('  the same, noise suppressed first', total(helped));
  }
}

function stereo(clip: Clip, sampleRate: number): Uint8Array {
  const samples = resample({ samples: clip.samples, sampleRate: RATE }, sampleRate);
  return wavFile([samples, samples], { sampleRate, bits: 24 });
}

const clips = readClips();
// The first recording loads the models, which is not part of the measurement.
const warmUp = await measure(mono(clips[0]!.samples), '');
stdout.write(`Model: ${warmUp.transcript.model}. Recordings: ${directory}\n`);
const measured = await evaluateClips(clips);
await evaluateNonSpeech();
await evaluateLong(clips, measured);
await evaluateConditions(clips);
await evaluateRooms(clips);
missed.push(...(await misheardTable(clips, (samples) => speech.transcribe(mono(samples)))));
await speech.close();
missed.push(...otherLanguagesTable());
stdout.write(`\nMemory of the process: ${Math.round(memoryUsage().rss / 2 ** 20)} MB\n`);
stdout.write(missed.length === 0 ? 'All targets are met.\n' : `Targets missed:\n- ${missed.join('\n- ')}\n`);
exit(missed.length === 0 ? 0 : 1);
