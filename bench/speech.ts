import { InferenceSession, Tensor } from 'onnxruntime-node';
import { pino } from 'pino';
import { findModelFiles } from '#server/platform/speech/model-files.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { type Figure, median } from './figures.ts';
import { longAnswer } from './interview.ts';

const PIECE_SECONDS = 15;
/** More tokens in a piece cannot be speech. */
const MOST_TOKENS = 6.5 * PIECE_SECONDS;

/** The recogniser's processor time compared with the bare model's. */
export async function measureSpeech(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const hearBare = await bareModel();
  const alone = createSpeech({ threads: 1, log: pino({ level: 'silent' }) });
  const warmUp = longAnswer(15);
  await alone.transcribe(warmUp);
  await hearBare(warmUp);
  for (const seconds of [15, 60, 120]) {
    const answer = longAnswer(seconds);
    const used: number[] = [];
    const bare: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      used.push(await processorSeconds(() => alone.transcribe(answer)));
      bare.push(await processorSeconds(() => hearBare(answer)));
    }
    const time = median(used);
    figures.push({
      what: `transcribing ${seconds} s of speech, processor time, the median of three`,
      value: (time / seconds) * 100,
      unit: '% of the audio',
      // A short answer is a single chunk, so nothing is decoded along with it.
      aim: seconds < 60 ? 10 : 6,
      beside: `${time.toFixed(2)} s; the bare model: ${((median(bare) / seconds) * 100).toFixed(2)} %`,
    });
  }
  await alone.close();
  return figures;
}

/** The model as it ships, without anything around it: one piece after another, with the most likely token each time. */
async function bareModel(): Promise<(wav: Uint8Array) => Promise<void>> {
  const files = findModelFiles();
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 };
  const encoder = await InferenceSession.create(files.encoder, options);
  const decoder = await InferenceSession.create(files.decoder, options);
  const states = decoder.inputMetadata.filter(({ name }) => name.startsWith('past_key_values.'));

  async function hear(samples: Float32Array): Promise<void> {
    const sound = new Tensor('float32', samples, [1, samples.length]);
    const { last_hidden_state: hidden } = await encoder.run({ input_values: sound });
    const feeds: Record<string, Tensor> = { encoder_hidden_states: hidden! };
    for (const state of states) {
      const [, heads, , width] = state.isTensor ? state.shape : [];
      feeds[state.name] = new Tensor('float32', [], [0, Number(heads), 1, Number(width)]);
    }
    let token = 1;
    for (let step = 0; step < MOST_TOKENS && token !== 2; step += 1) {
      feeds['input_ids'] = new Tensor('int64', [BigInt(token)], [1, 1]);
      feeds['use_cache_branch'] = new Tensor('bool', [step > 0], [1]);
      const { logits, ...result } = await decoder.run(feeds);
      for (const [name, state] of Object.entries(result))
        if (step === 0 || name.includes('.decoder.'))
          feeds[name.replace('present', 'past_key_values')] = state;
      token = placeOfHighest(logits!.data as Float32Array);
    }
  }

  return async (wav) => {
    const { samples, sampleRate } = readWav(wav);
    for (let at = 0; at < samples.length; at += PIECE_SECONDS * sampleRate)
      await hear(samples.slice(at, at + PIECE_SECONDS * sampleRate));
  };
}

function placeOfHighest(values: Float32Array): number {
  let highest = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[highest]!) highest = at;
  return highest;
}

async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
