import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type Clamd, EICAR, startClamd } from '#server/testing/clamd.ts';
import { createScanner } from './scanner.ts';

let clamd: Clamd | null = null;
afterEach(async () => {
  await clamd?.close();
  clamd = null;
});

const contentOf = (...chunks: (Buffer | string)[]) =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

test('a clean file is clean, and all of it is looked at', async () => {
  clamd = await startClamd();
  const scanner = createScanner(clamd.address)!;
  expect(await scanner.scan(contentOf(randomBytes(3_000_000), '', randomBytes(2_000_000)))).toBeNull();
  expect(clamd.scanned[0]).toBeGreaterThan(5_000_000);
  expect(await scanner.scan(Readable.from([]))).toBeNull();
});

test('what is found is named, also across the borders of chunks', async () => {
  clamd = await startClamd();
  const scanner = createScanner(clamd.address)!;
  const [head, tail] = [EICAR.slice(0, 30), EICAR.slice(30)];
  expect(await scanner.scan(contentOf('before ', head, tail, ' after'))).toBe('Eicar-Signature');
});

const AWAY = {
  name: 'ScannerAway',
  httpStatus: 503,
  retryAfterSeconds: 120,
  message:
    'We couldn’t check the file for viruses right now, so it wasn’t saved. Please try again in a few minutes.',
};

test('a scanner that is away gives no verdict', async () => {
  clamd = await startClamd();
  const { address } = clamd;
  await clamd.close();
  clamd = null;
  await expect(createScanner(address)!.scan(contentOf('x'))).rejects.toMatchObject(AWAY);
  await expect(createScanner({ path: '/no/such/socket' })!.scan(contentOf('x'))).rejects.toMatchObject(AWAY);
});

test('one that takes no file so large gives none either', async () => {
  clamd = await startClamd({ streamMaxLength: 1_000_000 });
  const scanner = createScanner(clamd.address)!;
  const large = contentOf(...Array.from({ length: 40 }, () => randomBytes(100_000)));
  await expect(scanner.scan(large)).rejects.toMatchObject(AWAY);
});

test('a storage that fails is named as what it is', async () => {
  clamd = await startClamd();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a');
      throw new Error('the disk is gone');
    })(),
  );
  await expect(createScanner(clamd.address)!.scan(broken)).rejects.toThrow('the disk is gone');
});

test('without an address there is none', () => {
  expect(createScanner(undefined)).toBeNull();
});
