import { type DestinationStream, type Logger, pino } from 'pino';

const REMOVED = '[removed]';

/**
 * What must not stand in a log, whoever logs it: libraries log whole headers at trace level, and an error may carry the
 * request that caused it. Each line is looked through as it is written, so that no way into the log goes past.
 */
const SECRETS: readonly [RegExp, string][] = [
  // What a field's name says is secret, at any depth.
  [
    /"(authorization|cookie|set-cookie|password|confirm|current|captcha|token|secret)":"(?:[^"\\]|\\.)*"/gi,
    `"$1":"${REMOVED}"`,
  ],
  [/"rawPacket":\{[^{}]*\}/g, `"rawPacket":"${REMOVED}"`],
  [/\bBearer +[^\s"\\]+/gi, `Bearer ${REMOVED}`],
  // Logins, wherever they stand.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, REMOVED],
  // Links that open something to whoever has them.
  [/([?&]token=)[^\s"&\\]+/gi, `$1${REMOVED}`],
  [/(\/files\/)[\w.-]+/g, `$1${REMOVED}`],
];

/** The program's log: JSON lines that name no secret. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  return destination ? pino(options, destination) : pino(options);
}

function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}
