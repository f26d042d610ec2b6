import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from './build.mjs';
import { root } from './install.mjs';
import { runtimePackages } from './release.ts';
import { type Sbom, makeSbom } from './sbom.ts';

beforeAll(() => build(process.execPath));

/** Licences that ask for no more than to be named. Without a known one, NOTICE.md says what it is. */
const SIMPLE = /^(?:MIT(?:-0)?|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|Zlib|CC0-1\.0)$/;

/** Of an expression, one part of an OR is enough. */
const isSimple = ({ licenses = [] }: Sbom['components'][number]): boolean =>
  licenses.some(({ license, expression = license?.id ?? '' }) =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((part) => part.split(' AND ').every((each) => SIMPLE.test(each))),
  );

test('the bill of materials has what is shipped, and NOTICE.md names what asks for more than its name', () => {
  const sbom = makeSbom(runtimePackages());
  expect(sbom.bomFormat).toBe('CycloneDX');
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'onnxruntime-node', '@mantine/core']));
  for (const name of ['vitest', 'typescript', 'empty']) expect(names).not.toContain(name);

  const others = sbom.components.filter((each) => !isSimple(each)).map(({ name }) => name);
  expect(others.toSorted()).toEqual([
    '@fontsource-variable/figtree',
    '@fontsource/source-serif-4',
    '@humansignal/audio-file-decoder',
    'duck',
    'ical.js',
    'mediabunny',
    'png-js',
  ]);
  const notice = readFileSync(path.join(root, 'NOTICE.md'), 'utf8');
  expect(others.filter((name) => !notice.includes(name))).toEqual([]);
});
