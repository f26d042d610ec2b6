import { type DestinationStream, type Logger, pino } from 'pino';

const STANDARD_OUTPUT = 1;
const REMOVED = '[removed]';

/** Fields with secret values, at any depth. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'confirm',
  'current',
  'captcha',
  'token',
  'secret',
];

/**
 * Removes what must not be in a log, no matter what logs it: libraries log whole headers at level trace, and an error
 * may contain the request that caused it. Each line is checked as it is written, so nothing bypasses the check. Most
 * lines contain no `sign` of a secret.
 */
const SECRETS: readonly { sign: string; pattern: RegExp; instead: string }[] = [
  {
    sign: SECRET_FIELDS.join('|'),
    pattern: new RegExp(`"(${SECRET_FIELDS.join('|')})":"(?:[^"\\\\]|\\\\.)*"`, 'gi'),
    instead: `"$1":"${REMOVED}"`,
  },
  { sign: 'rawPacket', pattern: /"rawPacket":\{[^{}]*\}/g, instead: `"rawPacket":"${REMOVED}"` },
  { sign: 'bearer', pattern: /\bBearer +[^\s"\\]+/gi, instead: `Bearer ${REMOVED}` },
  // Login tokens, anywhere in a text.
  { sign: 'eyJ', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, instead: REMOVED },
  // Links that give access to anyone who has them.
  { sign: 'token', pattern: /([?&]token=)[^\s"&\\]+/gi, instead: `$1${REMOVED}` },
  { sign: '/files/', pattern: /(\/files\/)[\w.-]+/g, instead: `$1${REMOVED}` },
];
const SIGNS = new RegExp(SECRETS.map(({ sign }) => sign).join('|'), 'i');

/** Lines are written together, once they reach this many characters or this time has passed. */
const TOGETHER = { characters: 16 * 1024, milliseconds: 100 };

/**
 * The program's log: JSON lines without secrets, on the standard output. Writing each line separately takes a fifth of
 * the time of a short call, and more if the call waits for it. Lines that are still unwritten when the process exits,
 * normally or because of an error, are written then.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, destination);
}

/** Collects lines itself, because pino's stream scans everything that it has collected for each new line. */
function standardOutput(): DestinationStream & { flush(done: () => void): void } {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false });
  let lines: string[] = [];
  let characters = 0;
  let unwrittenBytes = 0;
  output.on('write', (bytes: number) => {
    unwrittenBytes -= bytes;
  });
  const pass = (): void => {
    const text = lines.join('');
    [lines, characters] = [[], 0];
    if (text === '') return;
    unwrittenBytes += Buffer.byteLength(text);
    output.write(text);
  };
  setInterval(pass, TOGETHER.milliseconds).unref();
  // These run before pino's own listeners, which write what the stream has.
  process.prependListener('beforeExit', pass).prependListener('exit', pass);
  return {
    write: (line) => {
      lines.push(line);
      characters += line.length;
      if (characters >= TOGETHER.characters) pass();
    },
    // Has the signature that pino calls. Pino's own stream reports at once that everything is written.
    flush: (done: () => void) => {
      pass();
      if (unwrittenBytes === 0) done();
      else output.once('drain', done);
    },
  };
}

function withoutSecrets(line: string): string {
  if (!SIGNS.test(line)) return line;
  return SECRETS.reduce((text, { pattern, instead }) => text.replace(pattern, instead), line);
}
