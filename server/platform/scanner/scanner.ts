import { type NetConnectOpts, connect } from 'node:net';
import type { Readable } from 'node:stream';
import * as platform from '#contract/messages/en/platform.ts';
import { Failure } from '#server/platform/outcome.ts';

export interface Scanner {
  /** The name of the virus that was found, or null if the content is clean. Throws ScannerAway. */
  scan(content: Readable): Promise<string | null>;
}

/** The scanner gave no result: it is unavailable, too slow, or refuses a file of this size. `cause` says which. */
class ScannerAway extends Failure {
  constructor(cause: unknown) {
    super('upload.scanner-away', platform.scannerAway(), [], 120);
    this.name = 'ScannerAway';
    this.cause = cause;
  }
}

/**
 * A scanner that is silent for this long counts as unreachable. It answers only after it has scanned the whole file.
 */
const SILENCE_LIMIT_MS = 120_000;
/** Its answer is one short line. */
const ANSWER_LIMIT = 4_096;

/** The address of the daemon in CLAMD_URL. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/**
 * A ClamAV daemon, over the protocol of clamd(8): INSTREAM, then chunks that each follow their length, then a length
 * of 0.
 */
export function createScanner(address: ScannerAddress | undefined): Scanner | null {
  if (!address) return null;
  return {
    scan: async (content) => {
      try {
        return readVerdict(await stream(address, content));
      } catch (error) {
        throw error instanceof ReadingFailed ? error.cause : new ScannerAway(error);
      }
    },
  };
}

/** The content itself could not be read, which is not the scanner's fault. */
class ReadingFailed extends Error {
  override name = 'ReadingFailed';
}

async function stream(address: NetConnectOpts, content: Readable): Promise<string> {
  const socket = connect(address);
  try {
    const answered = new Promise<string>((resolve, reject) => {
      let answer = '';
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        answer += text;
        if (answer.length > ANSWER_LIMIT) reject(new Error('clamd answered more than one line'));
      });
      // The daemon answers and closes the connection, even before the end of a file that is too large for it.
      socket.once('end', () => resolve(answer));
      socket.once('error', reject);
      socket.setTimeout(SILENCE_LIMIT_MS, () => reject(new Error('clamd does not answer')));
    });
    let isAnswered = false;
    answered.then(
      () => (isAnswered = true),
      () => (isAnswered = true),
    );
    const write = (bytes: Uint8Array | string): Promise<unknown> =>
      new Promise((resolve) => {
        // Whichever comes first. A broken connection accepts no more bytes, and the answer then says why.
        answered.then(resolve, resolve);
        socket.write(bytes, resolve);
      });
    await write('zINSTREAM\0');
    for await (const chunk of readOf(content)) {
      if (isAnswered) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await write(Buffer.concat([length, chunk]));
    }
    if (!isAnswered) await write(Buffer.alloc(4));
    return await answered;
  } finally {
    content.destroy();
    socket.destroy();
  }
}

async function* readOf(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk as Uint8Array);
      // A length of 0 would mean the end of the file.
      if (bytes.length > 0) yield bytes;
    }
  } catch (error) {
    throw new ReadingFailed(undefined, { cause: error });
  }
}

/** 'stream: OK', 'stream: Eicar-Signature FOUND', or an error such as 'INSTREAM size limit exceeded. ERROR'. */
function readVerdict(answer: string): string | null {
  const line = answer.replace(/\0/g, '').trim();
  if (line === 'stream: OK') return null;
  if (line.startsWith('stream: ') && line.endsWith(' FOUND')) {
    return line.slice('stream: '.length, -' FOUND'.length);
  }
  throw new Error(`clamd gave no verdict: ${line.slice(0, 200) || 'it closed the connection'}`);
}
