import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BANK_FIGURES, FIGURES_LEAST } from '#contract/company/question-limits.ts';
import { LANGUAGES, type Language } from '#contract/messages/languages.ts';
import { ROLES } from '#contract/shared/audience.ts';
import { NAME_MAX } from '#contract/shared/limits.ts';
import { MAIL_DOMAIN } from '#contract/shared/rules.ts';
import { FREE_SPACE_MB } from '../files/room.ts';
import { BACKUP_KEY_MIN, SECRET_MIN, isHardToGuess } from '../secrets/guessing.ts';

const METRICS_TOKEN_MIN = 16;

export interface Setting<T> {
  /** The environment variable. */
  env: string;
  /** The description for docs/configuration.md. */
  doc: string;
  /** Parses the variable's text. */
  schema: z.ZodType<T, string>;
  /** Completes the sentence 'NAME must be …'. */
  expects: string;
  /** The value if the variable is unset or empty. Without a default, the setting is then undefined. */
  default?: string;
  /** How docs/configuration.md describes the default, if it is not a fixed text. */
  defaultDoc?: string;
  /** Whether the value must not be shown in messages. */
  secret?: boolean;
}

export type SettingWithDefault<T> = Setting<T> & { default: string };

const folder = z
  .string()
  .transform((text) => path.resolve(text))
  .refine((directory) => statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false);

const onOrOff = {
  expects: 'on or off',
  schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
};

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));

const networks = list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

/** Every setting, by its name in the program and in the order of docs/configuration.md. */
export const settings = {
  port: setting({
    env: 'PORT',
    doc: 'The port it listens on; 0 takes any free one.',
    default: '3000',
    expects: 'a whole number from 0 to 65535',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)),
  }),
  host: setting({
    env: 'HOST',
    doc: 'The address it listens on. `0.0.0.0` lets other machines in.',
    default: '127.0.0.1',
    expects: 'an address or a host name of this machine',
    schema: z.string().regex(/^[\w.:%-]+$/),
  }),
  publicUrl: setting({
    env: 'PUBLIC_URL',
    doc: 'What people reach it by: links in emails and to jobs begin with it. With `https:` browsers keep using it.',
    defaultDoc: '`http://localhost:PORT`',
    expects: 'an address such as https://jobs.example.com, with nothing after the host and port',
    schema: webAddress((url) => url.pathname === '/' && url.search === '' && url.hash === '').transform(
      (text) => new URL(text).origin,
    ),
  }),
  dataDirectory: setting({
    env: 'DATA_DIR',
    doc: 'The folder of the embedded database, the files and the secrets made at the first start. One process at a time may use it.',
    default: './data',
    expects: 'the path of a folder',
    schema: z.string().transform((text) => path.resolve(text)),
  }),
  freeSpaceMb: setting({
    env: 'FREE_SPACE_MB',
    doc: 'With less free on the disk of `DATA_DIR`, in megabytes, nothing that needs much room is accepted: uploads, registrations, new interviews, exports. With less than half of it, the embedded database accepts nothing new. Reading always works. See [a nearly full disk](operations.md#a-nearly-full-disk).',
    default: String(FREE_SPACE_MB),
    expects: 'a whole number of megabytes',
    schema: wholeNumber(0, 1e9),
  }),
  databaseUrl: setting({
    env: 'DATABASE_URL',
    doc: 'A PostgreSQL, version 15 or later, as `postgres://user:password@host:5432/name`.',
    defaultDoc: 'none: an embedded database in `DATA_DIR`',
    expects: 'an address that begins with postgres:// or postgresql://',
    schema: address(['postgres:', 'postgresql:']),
    secret: true,
  }),
  storageUrl: setting({
    env: 'STORAGE_URL',
    doc: 'Object storage for the files, as `s3://bucket/prefix?endpoint=…&region=…`. The credentials come by the usual AWS variables.',
    defaultDoc: 'none: files in `DATA_DIR`',
    expects: 'an address such as s3://bucket/prefix?endpoint=https://storage.example.com&region=eu-central-1',
    schema: address(['s3:']),
    secret: true,
  }),
  smtpUrl: setting({
    env: 'SMTP_URL',
    doc: 'The mail server, as `smtp://user:password@host:587` or `smtps://…:465`.',
    defaultDoc:
      'none: emails are kept, and shown at `/outbox` while `HOST` and `PUBLIC_URL` are this machine’s own; else no email goes out',
    expects: 'an address that begins with smtp:// or smtps://',
    schema: address(['smtp:', 'smtps:']),
    secret: true,
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    doc: 'The sender of its emails.',
    default: 'Roundone <roundone@localhost>',
    expects: 'an email address, alone or as Name <name@example.com>',
    schema: z.string().regex(/^(?:[^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/),
  }),
  operatorMail: setting({
    env: 'OPERATOR_MAIL',
    doc: 'Where messages of the contact and support pages go.',
    defaultDoc: 'the address in `MAIL_FROM`',
    expects: 'an email address such as help@example.com',
    schema: z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/),
  }),
  llmBaseUrl: setting({
    env: 'LLM_BASE_URL',
    doc: 'An OpenAI-compatible chat service for the analysis and for drafts of questions, as `http://localhost:11434/v1`. Needs `LLM_MODEL`.',
    defaultDoc: 'none: the built-in analysis, and no drafts',
    expects: 'an address that begins with http:// or https://',
    schema: webAddress(() => true).transform((text) => text.replace(/(?<!\/)\/+$/, '')),
  }),
  llmModel: setting({
    env: 'LLM_MODEL',
    doc: 'The model to ask that service for.',
    defaultDoc: 'none',
    expects: 'the name of a model',
    schema: z.string(),
  }),
  llmApiKey: setting({
    env: 'LLM_API_KEY',
    doc: 'The key for that service, where it wants one.',
    defaultDoc: 'none',
    expects: 'a key without spaces',
    schema: z.string().regex(/^\S+$/),
    secret: true,
  }),
  judgeModelDirectory: setting({
    env: 'JUDGE_MODEL_DIR',
    doc: 'The folder of an inference model or cross-encoder in ONNX with its tokenizer ([language models](language-models.md)), as one more opinion on answers.',
    defaultDoc: 'none',
    expects: 'a folder that exists',
    schema: folder,
  }),
  speechModels: setting({
    env: 'SPEECH_MODELS',
    doc: 'The folders of the Moonshine models that write down what is said, by language, as `es:/models/es`, separated by commas. `roundone models` lists what there is. See [languages](speech.md#languages).',
    defaultDoc: 'English alone, with the model that ships with the speech package',
    expects: `languages with the folder of their model, which exists, such as es:/models/es, separated by commas; languages are ${LANGUAGES.join(', ')}`,
    schema: list
      .transform((parts) => parts.map((part) => /^([^:]*):(.*)$/.exec(part)?.slice(1)))
      .pipe(z.array(z.tuple([z.enum(LANGUAGES), folder])))
      .refine((pairs) => new Set(pairs.map(([language]) => language)).size === pairs.length)
      .transform((pairs): Partial<Record<Language, string>> => Object.fromEntries(pairs)),
  }),
  process: setting({
    env: 'PROCESS',
    doc: 'What this process does: `web` answers requests, `worker` does the background tasks, `all` does both. The first two need `DATABASE_URL` and `AUTH_SECRET`.',
    default: 'all',
    expects: 'all, web or worker',
    schema: z.enum(['all', 'web', 'worker']),
  }),
  demo: setting({
    env: 'DEMO',
    doc: 'Whether a new database is filled with a demonstration world. With `on` its password is published, so `HOST` and `PUBLIC_URL` must be this machine’s own; with `random-passwords` the start prints new ones, once.',
    defaultDoc:
      '`on` for a new embedded database while `HOST` and `PUBLIC_URL` are this machine’s own, else `off`',
    expects: 'on, off or random-passwords',
    schema: z.enum(['on', 'off', 'random-passwords']),
  }),
  isDevelopment: setting({
    env: 'NODE_ENV',
    doc: 'With `development` all emails are shown with sample data at `/mail-preview`, while `HOST` and `PUBLIC_URL` are this machine’s own. `npm run dev` sets it.',
    default: 'production',
    expects: 'a word such as production or development',
    schema: z.string().transform((text) => text === 'development'),
  }),
  authSecret: setting({
    env: 'AUTH_SECRET',
    doc: `What tokens and links to files are signed with; at least ${SECRET_MIN} characters, hard to guess, the same for all processes. \`openssl rand -hex 32\` makes one. One that can be guessed is refused.`,
    defaultDoc: 'made at the first start and kept in `DATA_DIR`',
    expects: `at least ${SECRET_MIN} characters long and hard to guess: no known example, no repeated or consecutive characters (openssl rand -hex 32 makes one)`,
    schema: z.string().min(SECRET_MIN).refine(isHardToGuess),
    secret: true,
  }),
  sessionIdleDays: setting({
    env: 'SESSION_IDLE_DAYS',
    doc: 'After how many days without use a login ends, remembered by the browser or not.',
    default: '14',
    expects: 'a whole number from 1 to 90',
    schema: wholeNumber(1, 90),
  }),
  oidcIssuer: setting({
    env: 'OIDC_ISSUER',
    doc: 'An OpenID Connect provider for everyone whom `OIDC_ROLES` names, as `https://login.example.com/realms/people`. Needs `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`. See [Single sign-on](single-sign-on.md).',
    defaultDoc: 'none',
    expects: 'an address that begins with http:// or https://, without ? and #',
    schema: webAddress((url) => url.search === '' && url.hash === ''),
  }),
  oidcClientId: setting({
    env: 'OIDC_CLIENT_ID',
    doc: 'The id that the provider gave to this installation.',
    defaultDoc: 'none',
    expects: 'an id without spaces',
    schema: z.string().regex(/^\S+$/),
  }),
  oidcClientSecret: setting({
    env: 'OIDC_CLIENT_SECRET',
    doc: 'The secret that the provider gave to this installation.',
    defaultDoc: 'none',
    expects: 'a secret without spaces',
    schema: z.string().regex(/^\S+$/),
    secret: true,
  }),
  oidcName: setting({
    env: 'OIDC_NAME',
    doc: 'What the provider is called on the login page: *Sign in with …*.',
    default: 'single sign-on',
    expects: `a name of at most ${NAME_MAX} characters, without < and >`,
    schema: z.string().regex(new RegExp(`^[^<>]{1,${NAME_MAX}}$`)),
  }),
  oidcRoles: setting({
    env: 'OIDC_ROLES',
    doc: 'Whose accounts that provider may open: `employer`, `candidate`, or both, separated by a comma.',
    default: 'employer',
    expects: 'employer, candidate, or both, separated by a comma',
    schema: list.pipe(z.array(z.enum(ROLES)).min(1)),
  }),
  oidcLinkByEmail: setting({
    env: 'OIDC_LINK_BY_EMAIL',
    doc: 'With `on`, the first sign-on of a person opens the account that has the same address, if the provider says that it verified the address. Only for a provider whose word on addresses you trust. With `off`, people link their accounts themselves.',
    default: 'off',
    ...onOrOff,
  }),
  companyDomains: setting({
    env: 'COMPANY_DOMAINS',
    doc: 'Email domains that belong to companies by your word, as `example.com=ID`, separated by commas; the page *Single sign-on* shows the ID of the company. Other domains are verified by DNS.',
    defaultDoc: 'none',
    expects: 'pairs such as example.com=2f1c9a34-…, separated by commas',
    schema: list
      .transform((pairs) => pairs.map((pair) => pair.toLowerCase().split('=')))
      .pipe(z.array(z.tuple([z.string().regex(MAIL_DOMAIN), z.uuid()])))
      .transform((pairs) => new Map(pairs)),
  }),
  trustProxy: setting({
    env: 'TRUST_PROXY',
    doc: "Whose word on the caller's address is taken: how many reverse proxies stand before the program (`1`, `2`, …; `on` means `1`), or their addresses or networks, separated by commas. Give a number only where nobody can get past the proxies.",
    default: 'off',
    expects:
      'on, off, a number of proxies from 1 to 9, or addresses such as 10.0.0.1 or 10.0.0.0/8, separated by commas',
    schema: z.union([
      z.literal('on').transform(() => 1),
      z.literal('off').transform(() => 0),
      z
        .string()
        .regex(/^[1-9]$/)
        .transform(Number),
      networks,
    ]),
  }),
  outgoingPrivateAddresses: setting({
    env: 'OUTGOING_PRIVATE_ADDRESSES',
    doc: 'Whether the addresses that companies enter, such as that of their identity provider or of a webhook, may be in private networks: `off`, `on`, or the allowed addresses and networks, separated by commas. With `on`, companies can make this server call other machines of your network.',
    default: 'off',
    expects: 'on, off, or addresses such as 10.0.0.5 or 10.0.0.0/8, separated by commas',
    schema: z.union([
      z.literal('on').transform(() => true),
      z.literal('off').transform(() => false),
      networks,
    ]),
  }),
  accountStorageMb: setting({
    env: 'ACCOUNT_STORAGE_MB',
    doc: 'The most that the files of one account may take up, in megabytes. Recordings of interviews do not count: each interview has room of its own.',
    default: '10240',
    expects: 'a whole number of megabytes, at least 1',
    schema: wholeNumber(1, 1e9),
  }),
  dailyUploadMb: setting({
    env: 'DAILY_UPLOAD_MB',
    doc: 'The most that one account may upload in a day (UTC), in megabytes. Recordings of interviews do not count.',
    default: '2048',
    expects: 'a whole number of megabytes, at least 1',
    schema: wholeNumber(1, 1e9),
  }),
  dailyUploads: setting({
    env: 'DAILY_UPLOADS',
    doc: 'The most files that one account may upload in a day (UTC). Recordings of interviews do not count.',
    default: '300',
    expects: 'a whole number, at least 1',
    schema: wholeNumber(1, 1e9),
  }),
  bankFigures: setting({
    env: 'BANK_FIGURES',
    doc: `With \`on\`, companies also see how hard a question of the bank is on this server, and whether it tells people apart: the rounded mean of at least ${BANK_FIGURES.companies} companies with at least ${FIGURES_LEAST} answers each. With \`off\`, none reads what the answers of others say. See [what remains](limits.md#figures-of-the-question-bank).`,
    default: 'off',
    ...onOrOff,
  }),
  clamd: setting({
    env: 'CLAMD_URL',
    doc: 'A ClamAV daemon that looks at what people upload, as `tcp://host:3310` or the path of its socket. What it finds is refused; while it is away, uploads are refused too, but for recordings of interviews.',
    defaultDoc: 'none: uploads are not scanned',
    expects: 'an address such as tcp://127.0.0.1:3310, or a path such as /run/clamav/clamd.ctl',
    schema: z.union([
      z
        .string()
        .regex(/^(?:unix:)?\/.+/)
        .transform((text) => ({ path: text.replace(/^unix:(?:\/\/(?=\/))?/, '') })),
      address(['tcp:']).transform((text) => {
        const { hostname, port } = new URL(text);
        return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
      }),
    ]),
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    doc: 'The least important messages that are logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, or `silent` for none.',
    default: 'info',
    expects: 'fatal, error, warn, info, debug, trace or silent',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  metricsToken: setting({
    env: 'METRICS_TOKEN',
    doc: `Lets whoever has it read \`/metrics\` with \`Authorization: Bearer TOKEN\`; at least ${METRICS_TOKEN_MIN} characters.`,
    defaultDoc:
      'none: `/metrics` answers this machine alone, and that only while `HOST` and `PUBLIC_URL` are this machine’s own',
    expects: `at least ${METRICS_TOKEN_MIN} characters long, without spaces`,
    schema: z.string().regex(new RegExp(`^\\S{${METRICS_TOKEN_MIN},}$`)),
    secret: true,
  }),
  backupKeyFile: setting({
    env: 'BACKUP_KEY_FILE',
    doc: `A file whose text is the key that \`roundone backup\` encrypts with and \`roundone restore\` decrypts with; at least ${BACKUP_KEY_MIN} characters. \`openssl rand -hex 32\` makes one.`,
    defaultDoc: 'none: backups are not encrypted',
    expects: 'the path of a file',
    schema: z.string().transform((text) => path.resolve(text)),
  }),
  backupPassphrase: setting({
    env: 'BACKUP_PASSPHRASE',
    doc: `The same key, given directly; at least ${BACKUP_KEY_MIN} characters.`,
    defaultDoc: 'none',
    expects: `at least ${BACKUP_KEY_MIN} characters long`,
    schema: z.string().min(BACKUP_KEY_MIN),
    secret: true,
  }),
  checkForUpdates: setting({
    env: 'CHECK_FOR_UPDATES',
    doc: 'The address of a document such as `{"version": "1.0.1"}`. The server reads it once a night, sends nothing about itself, and tells operators on the page *About* if there is a newer version.',
    defaultDoc: 'none: no server is asked',
    expects: 'an address that begins with https://, or with http:// in a private network',
    schema: webAddress(() => true),
  }),
  upgradeBackup: setting({
    env: 'UPGRADE_BACKUP',
    doc: 'Whether the embedded database is copied to `DATA_DIR/backups` before an upgrade changes it. The last three copies are kept. PostgreSQL is not copied.',
    default: 'on',
    ...onOrOff,
  }),
};

/** Keeps each setting's type and whether it has a default. A plain Setting<unknown> would lose both. */
function setting<T>(given: SettingWithDefault<T>): SettingWithDefault<T>;
function setting<T>(given: Omit<Setting<T>, 'default'>): Setting<T>;
function setting<T>(given: Setting<T>): Setting<T> {
  return given;
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

function address(protocols: string[]) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  });
}

function webAddress(accept: (url: URL) => boolean) {
  return address(['http:', 'https:']).refine((text) => {
    const url = URL.parse(text);
    return url !== null && accept(url);
  });
}
