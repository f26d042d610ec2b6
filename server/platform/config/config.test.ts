import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configurationPage, renderConfigurationPage } from './config-page.ts';
import { ConfigError, listeningOn, loadConfig } from './config.ts';
import { ensureSecret } from '../secrets/secret.ts';

const secret = 'a secret that is long enough to sign';
const database = 'postgres://someone:hidden@db.example.com/roundone';

function complaint(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  test('nothing set: one process on this machine, all in one folder', () => {
    expect(loadConfig({ PATH: '/bin', SOMETHING_ELSE: 'x' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDirectory: path.resolve('data'),
      freeSpaceMb: 200,
      mailFrom: 'Roundone <roundone@localhost>',
      operatorMail: 'roundone@localhost',
      process: 'all',
      sessionIdleDays: 14,
      trustProxy: 0,
      outgoingPrivateAddresses: false,
      accountStorageMb: 10_240,
      dailyUploadMb: 2_048,
      dailyUploads: 300,
      logLevel: 'info',
      isDevelopment: false,
      bankFigures: false,
      upgradeBackup: true,
    });
  });

  test('every variable is read', () => {
    const folder = os.tmpdir();
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://jobs.example.com/',
      DATA_DIR: folder,
      DATABASE_URL: database,
      STORAGE_URL: 's3://bucket/prefix?endpoint=https://storage.example.com&region=eu-central-1',
      SMTP_URL: 'smtps://user:hidden@mail.example.com:465',
      MAIL_FROM: 'Example Jobs <jobs@example.com>',
      OPERATOR_MAIL: 'help@example.com',
      LLM_BASE_URL: 'http://localhost:11434/v1/',
      LLM_MODEL: 'a-model',
      LLM_API_KEY: 'key',
      OIDC_ISSUER: 'https://login.example.com/realms/people',
      OIDC_CLIENT_ID: 'roundone',
      OIDC_CLIENT_SECRET: 'hidden',
      OIDC_NAME: 'Example Login',
      OIDC_ROLES: 'candidate, employer',
      OIDC_LINK_BY_EMAIL: 'on',
      COMPANY_DOMAINS: 'Example.com=2F1C9A34-0B5E-4C6D-8E7F-1A2B3C4D5E6F',
      SPEECH_MODELS: `en:${folder}, es:${folder}`,
      JUDGE_MODEL_DIR: folder,
      PROCESS: 'worker',
      DEMO: 'off',
      NODE_ENV: 'development',
      AUTH_SECRET: secret,
      SESSION_IDLE_DAYS: '30',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      OUTGOING_PRIVATE_ADDRESSES: '10.0.0.5, fd00::/8',
      ACCOUNT_STORAGE_MB: '100',
      DAILY_UPLOAD_MB: '50',
      DAILY_UPLOADS: '5',
      CLAMD_URL: 'tcp://scanner.example.com',
      LOG_LEVEL: 'debug',
      METRICS_TOKEN: 'a-token-for-graphs',
      BANK_FIGURES: 'on',
      CHECK_FOR_UPDATES: 'https://releases.example.com/newest.json',
      UPGRADE_BACKUP: 'off',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://jobs.example.com',
      dataDirectory: folder,
      databaseUrl: database,
      mailFrom: 'Example Jobs <jobs@example.com>',
      operatorMail: 'help@example.com',
      llm: { baseUrl: 'http://localhost:11434/v1', model: 'a-model', apiKey: 'key' },
      signOn: {
        issuer: 'https://login.example.com/realms/people',
        clientId: 'roundone',
        clientSecret: 'hidden',
        name: 'Example Login',
        roles: ['candidate', 'employer'],
        linksByEmail: true,
      },
      companyDomains: new Map([['example.com', '2f1c9a34-0b5e-4c6d-8e7f-1a2b3c4d5e6f']]),
      speechModels: { en: folder, es: folder },
      judgeModelDirectory: folder,
      process: 'worker',
      demo: 'off',
      isDevelopment: true,
      authSecret: secret,
      sessionIdleDays: 30,
      trustProxy: ['10.0.0.0/8', '::1'],
      outgoingPrivateAddresses: ['10.0.0.5', 'fd00::/8'],
      accountStorageMb: 100,
      dailyUploadMb: 50,
      dailyUploads: 5,
      clamd: { host: 'scanner.example.com', port: 3310 },
      logLevel: 'debug',
      metricsToken: 'a-token-for-graphs',
      bankFigures: true,
      checkForUpdates: 'https://releases.example.com/newest.json',
      upgradeBackup: false,
    });
  });

  test.each([
    ['PORT', '70000'],
    ['PUBLIC_URL', 'https://example.com/jobs'],
    ['DATABASE_URL', 'mysql://db'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['OPERATOR_MAIL', 'Name <a@example.com>'],
    ['OIDC_ISSUER', 'https://login.example.com/?a=b'],
    ['OIDC_ROLES', 'owner'],
    ['COMPANY_DOMAINS', 'example.com=someone'],
    ['SPEECH_MODELS', 'es:/no/such/folder'],
    ['SPEECH_MODELS', os.tmpdir()],
    ['SPEECH_MODELS', `fr:${os.tmpdir()}`],
    ['SPEECH_MODELS', `es:${os.tmpdir()},es:${os.tmpdir()}`],
    ['PROCESS', 'everything'],
    ['AUTH_SECRET', 'short'],
    ['SESSION_IDLE_DAYS', '91'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0'],
    ['OUTGOING_PRIVATE_ADDRESSES', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['CHECK_FOR_UPDATES', 'on'],
  ])('%s=%s is refused with a sentence that names the variable', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`(^|\n)${name} must be [^\n]+\\.`));
  });

  test('all that is wrong is said at once, without the secrets themselves', () => {
    const said = complaint({
      PORT: 'x',
      DATABASE_URL: 'mysql://someone:hidden@db',
      AUTH_SECRET: 'guessable',
    });
    expect(said.split('\n')).toHaveLength(3);
    expect(said).not.toMatch(/hidden|guessable/);
  });

  test('an empty variable counts as unset, and spaces around a value are dropped', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
    expect(loadConfig({ PORT: ' 8080 ' }).port).toBe(8080);
  });

  test.each(['web', 'worker'])('PROCESS=%s needs a database and a secret that others share', (name) => {
    expect(complaint({ PROCESS: name })).toBe(
      `DATABASE_URL is needed where PROCESS is ${name}.\nAUTH_SECRET is needed where PROCESS is ${name}.`,
    );
    expect(loadConfig({ PROCESS: name, DATABASE_URL: database, AUTH_SECRET: secret }).process).toBe(name);
  });

  test('a language model needs both its address and its name', () => {
    expect(complaint({ LLM_BASE_URL: 'http://localhost:1/v1' })).toMatch(/^LLM_MODEL is needed/);
    expect(complaint({ LLM_MODEL: 'a-model' })).toMatch(/^LLM_BASE_URL is needed/);
    expect(loadConfig({ LLM_API_KEY: 'key' }).llm).toBeUndefined();
  });

  test('a provider of single sign-on needs its address, an id and a secret', () => {
    expect(complaint({ OIDC_ISSUER: 'https://login.example.com' })).toBe(
      'OIDC_CLIENT_ID is needed where OIDC_ISSUER is set.\nOIDC_CLIENT_SECRET is needed where OIDC_ISSUER is set.',
    );
    expect(loadConfig({ OIDC_NAME: 'Example Login' }).signOn).toBeUndefined();
    expect(
      loadConfig({
        OIDC_ISSUER: 'https://login.example.com',
        OIDC_CLIENT_ID: 'roundone',
        OIDC_CLIENT_SECRET: 'hidden',
      }).signOn,
    ).toMatchObject({ name: 'single sign-on', roles: ['employer'], linksByEmail: false });
  });

  test('proxies are counted or named; on means one', () => {
    expect(loadConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(1);
    expect(loadConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(0);
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  test.each<Record<string, string>>([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://jobs.example.com' }])(
    'with %j a demonstration with the published password is refused, one with random passwords is not',
    (address) => {
      expect(complaint({ ...address, DEMO: 'on' })).toMatch(
        /^DEMO=on makes accounts whose password is published/,
      );
      expect(loadConfig({ ...address, DEMO: 'random-passwords' }).demo).toBe('random-passwords');
    },
  );

  test('with PORT=0 links name the port that was got, unless an address was given', () => {
    expect(listeningOn(loadConfig({ PORT: '0' }), 4321)).toMatchObject({
      port: 4321,
      publicUrl: 'http://localhost:4321',
    });
    const given = loadConfig({ PORT: '0', PUBLIC_URL: 'https://jobs.example.com' });
    expect(listeningOn(given, 4321).publicUrl).toBe('https://jobs.example.com');
  });
});

describe('docs/configuration.md', () => {
  test('is what the settings say (node start.mjs --script server/platform/config/config-page.ts writes it anew)', () => {
    expect(readFileSync(configurationPage, 'utf8')).toBe(renderConfigurationPage());
  });
});

describe('the secret made at the first start', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'roundone-secret-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const file = () => path.join(directory, 'secrets', 'auth-secret');

  test('stays the same from start to start, and only its owner can read it', async () => {
    const first = await ensureSecret(directory);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await ensureSecret(directory)).toBe(first);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('is one and the same for processes that start together, and no draft is left', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => ensureSecret(directory)));
    expect(new Set(made).size).toBe(1);
    expect(readdirSync(path.join(directory, 'secrets'))).toEqual(['auth-secret']);
  });

  test('a damaged one is not replaced in silence', async () => {
    await ensureSecret(directory);
    truncateSync(file(), 5);
    await expect(ensureSecret(directory)).rejects.toThrow(/damaged/);
    expect(existsSync(file())).toBe(true);
  });
});
