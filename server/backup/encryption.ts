// A stream encrypted in segments, each with its own authentication tag, so that nothing is used that was not checked,
// and that the size is not limited by the 64 GiB of one AES-GCM message. The number of a segment and whether it is the
// last one are part of its nonce (the STREAM construction): segments can be neither moved nor left out.

import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { CannotGoOn, DamagedBackup } from './errors.ts';
import type { Sink } from './tar.ts';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('roundone-encrypted-backup-1\n');
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const SEGMENT_BYTES = 1024 * 1024;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + PREFIX_BYTES;
/** 128 MiB of memory and a third of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export function isEncrypted(start: Uint8Array): boolean {
  return MAGIC.equals(start.subarray(0, MAGIC.length));
}

/** A sink whose bytes arrive encrypted in `sink`. `end` must be called after the last byte. */
export async function encryptInto(sink: Sink, key: string): Promise<{ sink: Sink; end(): Promise<void> }> {
  const header = Buffer.concat([MAGIC, randomBytes(SALT_BYTES + PREFIX_BYTES)]);
  const segments = await segmentsOf(header, key);
  await sink(header);
  let waiting: Uint8Array[] = [];
  let bytes = 0;

  async function write(isLast: boolean): Promise<void> {
    const cipher = createCipheriv(CIPHER, segments.key, segments.nextNonce(isLast));
    cipher.setAAD(header);
    const sealed = [...waiting.map((part) => cipher.update(part)), cipher.final(), cipher.getAuthTag()];
    waiting = [];
    bytes = 0;
    await sink(Buffer.concat(sealed));
  }

  return {
    sink: async (content) => {
      let left = content;
      while (left.length > 0) {
        // A full segment waits until more comes, because the last one is marked.
        if (bytes === SEGMENT_BYTES) await write(false);
        const part = left.subarray(0, SEGMENT_BYTES - bytes);
        left = left.subarray(part.length);
        waiting.push(part);
        bytes += part.length;
      }
    },
    end: () => write(true),
  };
}

/** What was encrypted. Throws DamagedBackup at the first segment that was changed, and CannotGoOn for a wrong key. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  let segments: Awaited<ReturnType<typeof segmentsOf>> | undefined;
  let header: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let rest = Buffer.alloc(0);

  function open(sealed: Buffer, isLast: boolean): Uint8Array {
    try {
      const decipher = createDecipheriv(CIPHER, segments!.key, segments!.nextNonce(isLast));
      decipher.setAAD(header);
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const content = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      isFirst = false;
      return content;
    } catch (error) {
      if (isFirst)
        throw new CannotGoOn(
          'The backup cannot be decrypted: the key is another one, or its beginning is damaged.',
          { cause: error },
        );
      throw new DamagedBackup('a part of it was changed, or is missing', { cause: error });
    }
  }

  for await (const chunk of source) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    if (segments === undefined && rest.length >= HEADER_BYTES) {
      header = rest.subarray(0, HEADER_BYTES);
      rest = rest.subarray(HEADER_BYTES);
      segments = await segmentsOf(header, key);
    }
    while (segments !== undefined && rest.length > SEGMENT_BYTES + TAG_BYTES) {
      yield open(rest.subarray(0, SEGMENT_BYTES + TAG_BYTES), false);
      rest = rest.subarray(SEGMENT_BYTES + TAG_BYTES);
    }
  }
  if (segments === undefined || rest.length < TAG_BYTES) throw new DamagedBackup('its end is missing');
  yield open(rest, true);
}

async function segmentsOf(header: Buffer, passphrase: string) {
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const key = await derive(passphrase, salt, 32, COST);
  let number = 0;
  return {
    key,
    nextNonce: (isLast: boolean): Buffer => {
      const counter = Buffer.alloc(5);
      counter.writeUInt32BE(number, 0);
      counter[4] = isLast ? 1 : 0;
      number += 1;
      return Buffer.concat([header.subarray(-PREFIX_BYTES), counter]);
    },
  };
}
