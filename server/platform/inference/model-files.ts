import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { ModelMissing } from '#server/platform/model-missing.ts';

/** An inference model or cross-encoder exported to ONNX: a folder of these files. */
export interface InferenceFiles {
  /** The name used in reports, such as `judge:nli-deberta-v3-small`. */
  name: string;
  model: string;
  tokenizer: object;
  tokenizerConfig: object;
  labels: Labels;
}

/** The positions of the labels in the model's output. A cross-encoder outputs one number: how well the texts agree. */
export interface Labels {
  entailment: number;
  contradiction: number | null;
}

const MODELS = ['model.onnx', 'model_quantized.onnx', 'onnx/model.onnx', 'onnx/model_quantized.onnx'];

const configSchema = z.object({ id2label: z.record(z.string(), z.string()).optional() });
const tokenizerSchema = z.looseObject({ model: z.looseObject({}) });

/** Throws a readable sentence if the folder has no such model. */
export function findInferenceFiles(directory: string): InferenceFiles {
  const folder = resolve(directory);
  const model = MODELS.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (model === undefined)
    throw new ModelMissing(
      `No model in JUDGE_MODEL_DIR (${folder}): one of ${MODELS.join(', ')} is expected there.`,
    );
  const { id2label } = read(folder, 'config.json', configSchema);
  return {
    name: `judge:${basename(folder)}`,
    model,
    tokenizer: read(folder, 'tokenizer.json', tokenizerSchema),
    tokenizerConfig: existsSync(join(folder, 'tokenizer_config.json'))
      ? read(folder, 'tokenizer_config.json', z.looseObject({}))
      : {},
    labels: labelsOf(id2label ?? {}, folder),
  };
}

function read<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch (error) {
    throw new ModelMissing(`JUDGE_MODEL_DIR (${folder}) has no ${name} that can be read.`, { cause: error });
  }
}

function labelsOf(names: Record<string, string>, folder: string): Labels {
  const places = Object.entries(names);
  const placeOf = (pattern: RegExp) => places.find(([, label]) => pattern.test(label))?.[0];
  const entailment = placeOf(/^entail/i);
  if (entailment !== undefined) {
    const contradiction = placeOf(/^contradict/i);
    return {
      entailment: Number(entailment),
      contradiction: contradiction === undefined ? null : Number(contradiction),
    };
  }
  if (places.length === 1) return { entailment: 0, contradiction: null };
  throw new ModelMissing(
    `The model in JUDGE_MODEL_DIR (${folder}) is no inference model: its config.json names no label "entailment", and more than one figure.`,
  );
}
