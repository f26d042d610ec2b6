// The age format (age-encryption.org/v1) with a passphrase, so the command `age` can decrypt such a backup as well.

import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { CannotGoOn, DamagedBackup } from './errors.ts';
import type { Sink } from './tar.ts';

const MAGIC = Buffer.from('age-encryption.org/v1\n');

/** Whether a backup that starts so is encrypted. */
export const isEncrypted = (start: Uint8Array): boolean => MAGIC.equals(start.subarray(0, MAGIC.length));

/** A sink whose bytes are encrypted and passed on to `sink`. Call `end` after the last byte. */
export async function encryptInto(sink: Sink, key: string): Promise<{ sink: Sink; end(): Promise<void> }> {
  const plain = new TransformStream<Uint8Array, Uint8Array>();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  const sealed = await encrypter.encrypt(plain.readable);
  const written = sealed.pipeTo(new WritableStream({ write: sink }));
  // Any further write or end fails with this error.
  written.catch(() => undefined);
  const writer = plain.writable.getWriter();
  return {
    sink: (bytes) => writer.write(bytes),
    end: async () => {
      await writer.close();
      await written;
    },
  };
}

/** The decrypted content. Throws DamagedBackup at the first changed part, and CannotGoOn for a wrong key. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const sealed = Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(sealed).catch((error: unknown) => {
    throw new CannotGoOn(
      'The backup can’t be decrypted: either the key is wrong or the beginning of the file is damaged.',
      { cause: error },
    );
  });
  try {
    yield* plain;
  } catch (error) {
    throw new DamagedBackup('a part of it was changed, or is missing', { cause: error });
  }
}
