import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { InferenceFiles, Labels } from './model-files.ts';

/** The model's view of one statement, given a text: two probabilities. */
export interface Opinion {
  entailed: number;
  contradicted: number;
}

export interface Inferer {
  infer(text: string, statements: readonly string[]): Promise<Opinion[]>;
}

/** These models read about 512 tokens. A longer text is read in overlapping pieces, so that no sentence is lost. */
const PIECE_WORDS = 160;
const STEP_WORDS = 120;
const MOST_TOKENS = 512;

/** Loads the model into this thread. Calls must not overlap: each one blocks the thread while it computes. */
export async function loadInferer(files: InferenceFiles): Promise<Inferer> {
  const session = await InferenceSession.create(files.model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const tokenizer = new Tokenizer(files.tokenizer, files.tokenizerConfig);

  async function one(text: string, statement: string): Promise<Opinion> {
    const encoded = tokenizer.encode(text, { text_pair: statement, return_token_type_ids: true });
    const rows: Record<string, number[]> = {
      input_ids: encoded.ids,
      attention_mask: encoded.attention_mask,
      token_type_ids: encoded.token_type_ids,
    };
    const feeds: Record<string, Tensor> = {};
    for (const name of session.inputNames) {
      const row = rows[name];
      if (row === undefined) throw new Error(`The model in JUDGE_MODEL_DIR wants an input ${name}.`);
      const ids = row.slice(0, MOST_TOKENS).map(BigInt);
      feeds[name] = new Tensor('int64', BigInt64Array.from(ids), [1, ids.length]);
    }
    const result = await session.run(feeds);
    const figures = result[session.outputNames[0]!]!.data;
    if (!(figures instanceof Float32Array))
      throw new Error('The model in JUDGE_MODEL_DIR gives other figures.');
    return opinionOf(figures, files.labels);
  }

  async function infer(text: string, statements: readonly string[]): Promise<Opinion[]> {
    const pieces = piecesOf(text);
    const opinions: Opinion[] = [];
    for (const statement of statements) {
      const each: Opinion[] = [];
      for (const piece of pieces) each.push(await one(piece, statement));
      opinions.push({
        entailed: Math.max(...each.map(({ entailed }) => entailed)),
        contradicted: Math.max(...each.map(({ contradicted }) => contradicted)),
      });
    }
    return opinions;
  }

  return { infer };
}

export function piecesOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const pieces: string[] = [];
  for (let from = 0; from === 0 || from + PIECE_WORDS - STEP_WORDS < words.length; from += STEP_WORDS)
    pieces.push(words.slice(from, from + PIECE_WORDS).join(' '));
  return pieces;
}

/** A single number is the logit of agreement; several are the logits of the labels. */
function opinionOf(figures: Float32Array, { entailment, contradiction }: Labels): Opinion {
  if (figures.length === 1) return { entailed: 1 / (1 + Math.exp(-figures[0]!)), contradicted: 0 };
  const highest = Math.max(...figures);
  const powers = [...figures].map((figure) => Math.exp(figure - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return {
    entailed: (powers[entailment] ?? 0) / total,
    contradicted: contradiction === null ? 0 : (powers[contradiction] ?? 0) / total,
  };
}
