import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCaptcha } from '#contract/account/auth.ts';
import { signUp } from '#contract/account/users.ts';
import type { Envelope, OutputOf } from '#contract/shared/endpoint.ts';
import { solvedPayload } from '#server/testing/captcha.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export const newFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'roundone-faults-'));

/** A user without rights. A superuser can read and write everything, so faults of folders affect only other users. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** False if the checkout is in a folder that only the superuser can open. */
export const canRunAsNobody =
  spawnSync(process.execPath, ['-e', "fs.accessSync('server/main.ts')"], { cwd: repository, ...NOBODY })
    .status === 0;
/** Whether this user may mount inside its own namespace. */
export const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;

/**
 * Runs the program until it ends by itself, or until `killWhen` resolves and it is killed. Returns how it ended and
 * what it wrote. `within` is a command that starts the program, and `command` replaces `serve`. With `asNobody`, it
 * never runs as the superuser.
 */
export async function runToItsEnd(
  env: Record<string, string>,
  {
    asNobody = false,
    within = [],
    file = 'server/main.ts',
    command = ['serve'],
    killWhen,
  }: {
    asNobody?: boolean;
    within?: readonly string[];
    file?: string;
    command?: readonly string[];
    killWhen?: () => Promise<unknown>;
  } = {},
): Promise<{ code: number | null; said: string }> {
  const [program = '', ...parameters] = [...within, process.execPath, file, ...command];
  const server = spawn(program, parameters, {
    cwd: repository,
    ...(asNobody ? NOBODY : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DEMO: 'off', LOG_LEVEL: 'warn', ...env },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  // Also where it was waited for in vain.
  await killWhen?.().finally(() => server.kill('SIGKILL'));
  return { code: await ended, said };
}

export interface CallResult {
  status: number;
  seconds: number;
  retryAfter: string | null;
  message: string;
  text: string;
}

export async function ask(url: string, options: RequestInit = {}): Promise<CallResult> {
  const began = performance.now();
  const response = await fetch(url, options);
  const text = await response.text();
  let message = '';
  if (text.startsWith('{')) message = (JSON.parse(text) as Envelope<unknown>).responseStatus?.message ?? '';
  const seconds = (performance.now() - began) / 1000;
  return { status: response.status, seconds, retryAfter: response.headers.get('retry-after'), message, text };
}

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<CallResult> =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Registers an address. True if the program confirmed it. */
export async function register(url: string, email: string): Promise<boolean> {
  const { text } = await ask(`${url}/api/${getCaptcha.path}`);
  const captcha = (JSON.parse(text) as Envelope<OutputOf<typeof getCaptcha>>).responseData;
  const answer = await post(`${url}/api/${signUp.path}`, {
    name: 'Faye Fault',
    email,
    mobile: '5550101234',
    password: 'Quoin7!vex',
    confirm: 'Quoin7!vex',
    type: 'candidate',
    captcha: solvedPayload(captcha),
  });
  return answer.status === 200;
}

interface SentMail {
  recipient: string;
  subject: string;
}

/** The emails in the outbox. */
export async function sentMails(url: string): Promise<SentMail[]> {
  const found: SentMail[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { text } = await ask(`${url}/outbox.json?cursor=${cursor}`);
    const page = JSON.parse(text) as { mails: SentMail[]; nextCursor: string | null };
    found.push(...page.mails);
    cursor = page.nextCursor;
  }
  return found;
}
