import { Transform } from 'node:stream';
import { TooLarge } from './errors.ts';

/** A pass-through that counts bytes and fails with TooLarge once more than `maxBytes` have come by. */
export function byteLimit(maxBytes: number): Transform & { bytesSeen(): number } {
  let seen = 0;
  const transform = new Transform({
    transform(chunk: Buffer | string, encoding, done) {
      const data = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
      seen += data.length;
      if (seen > maxBytes) done(new TooLarge(maxBytes));
      else done(null, data);
    },
  });
  return Object.assign(transform, { bytesSeen: () => seen });
}
