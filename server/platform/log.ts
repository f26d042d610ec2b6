import { type DestinationStream, type Logger, pino } from 'pino';

const REMOVED = '[removed]';

/**
 * Removes what must not be in a log, whoever logs it: libraries log whole headers at level trace, and an error may
 * have the request that caused it. Each line is checked as it is written, so that nothing bypasses the check.
 */
const SECRETS: readonly [RegExp, string][] = [
  // Names of fields with secret values, at any depth.
  [
    /"(authorization|cookie|set-cookie|password|confirm|current|captcha|token|secret)":"(?:[^"\\]|\\.)*"/gi,
    `"$1":"${REMOVED}"`,
  ],
  [/"rawPacket":\{[^{}]*\}/g, `"rawPacket":"${REMOVED}"`],
  [/\bBearer +[^\s"\\]+/gi, `Bearer ${REMOVED}`],
  // Login tokens, anywhere in a text.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, REMOVED],
  // Links that give access to anybody who has them.
  [/([?&]token=)[^\s"&\\]+/gi, `$1${REMOVED}`],
  [/(\/files\/)[\w.-]+/g, `$1${REMOVED}`],
];

/** The program's log: JSON lines without secrets. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  return destination ? pino(options, destination) : pino(options);
}

function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}
