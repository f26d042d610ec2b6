import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import type { Figure } from './figures.ts';
import { longAnswer } from './interview.ts';

/** Processor time of the recogniser: alone, and shared by two threads beside one. */
export async function measureSpeech(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const alone = createSpeech({ threads: 1, log: pino({ level: 'silent' }) });
  await alone.transcribe(readVoice('dont-know.wav'));
  let longest = 0;
  for (const seconds of [15, 60, 120]) {
    const answer = longAnswer(seconds);
    longest = await processorSeconds(() => alone.transcribe(answer));
    const what = `transcribing ${seconds} s of speech, processor time`;
    figures.push({ what, value: longest, unit: 's', aim: seconds / 10 });
  }
  await alone.close();
  const pair = createSpeech({ threads: 2, log: pino({ level: 'silent' }) });
  await pair.transcribe(longAnswer(60));
  const answer = longAnswer(120);
  const shared = await processorSeconds(() => pair.transcribe(answer));
  await pair.close();
  figures.push({
    what: 'transcribing 120 s of speech by two threads, processor time',
    value: shared / longest,
    unit: 'of that of one thread',
    aim: 1.08,
    beside: `one thread: ${longest.toFixed(1)} s`,
  });
  return figures;
}

async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export async function measureGrading(): Promise<Figure[]> {
  const reference =
    'A closure is a function that remembers the variables of its scope after the outer function returned.';
  const text = voices
    .map((voice) => voice.text)
    .join(' ')
    .repeat(2);
  const begin = performance.now();
  for (let run = 0; run < 20; run += 1) {
    gradeAnswer({ question: 'What is a closure?', reference: `${reference} ${run}`, transcript: { text } });
  }
  const what = `grading an answer of ${text.split(' ').length} words`;
  return [{ what, value: (performance.now() - begin) / 20, unit: 'ms', aim: 20 }];
}
