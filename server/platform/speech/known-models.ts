import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '#contract/messages/languages.ts';
import { DECODER, ENCODER, type ModelFiles } from './model-files.ts';

export interface KnownModel {
  language: Language;
  /** The model files' name (`findModelFiles`). */
  name: string;
  bytes: number;
  /** SHA-256 of each file. */
  files: Record<typeof ENCODER | typeof DECODER, string>;
  licence: string;
  /** What the licence requires, in sentences. */
  terms: readonly string[];
  /** Where the model comes from, if it does not ship with the program. */
  from?: { npm: string; folder: string };
}

/** The published models that this program has been tried with. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    language: 'en',
    name: 'moonshine-base@0.1.16',
    bytes: 63_011_933,
    files: {
      [ENCODER]: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      [DECODER]: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
    },
    licence: 'MIT',
    terms: ['No limits.'],
  },
  {
    language: 'es',
    name: 'moonshine-base-es-non-commercial',
    bytes: 64_070_134,
    files: {
      [ENCODER]: 'cb1715ea8a3610c89a94b677f24e4c623d68dc608e8d2d33d5ccf0a6f62a7d13',
      [DECODER]: '46b0fc488df4de5ea424762129c2dfe193558baff059ae3b7639aef108648969',
    },
    licence: 'Moonshine AI Community License of June 15, 2025',
    terms: [
      'Research and non-commercial use are free.',
      'Commercial use, also inside a company, such as for its own hiring, is free for those who register at https://moonshine.ai/community-license, while they and their affiliates have at most 1,000,000 US dollars of revenue a year.',
      'Above that the licence ends, and another one has to be asked for at https://moonshine.ai/enterprise.',
      'Who makes it available to others, also as a service, gives them the licence with its notice, and shows “Powered by Moonshine AI”.',
      'Its rules of use count too: https://moonshine.ai/use-policy.',
    ],
    from: {
      npm: '@usefulsensors/moonshine-js@0.1.21',
      folder: 'package/dist/model/base-es-non-commercial/quantized',
    },
  },
];

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether files with the name of a published model really are that model. Null if the name is unknown. */
export function isAsPublished({ name, encoder, decoder }: ModelFiles): boolean | null {
  const known = KNOWN_MODELS.find((model) => model.name === name);
  if (known === undefined) return null;
  return (
    sha256Of(readFileSync(encoder)) === known.files[ENCODER] &&
    sha256Of(readFileSync(decoder)) === known.files[DECODER]
  );
}
