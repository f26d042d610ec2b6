// The examples in deploy/ with Debian's nginx and Caddy, in front of two web processes and a worker.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, signIn } from '#contract/account/auth.ts';
import type { Envelope, OutputOf } from '#contract/shared/endpoint.ts';
import { getPublicJobs } from '#contract/job/jobs.ts';
import { setTimeZone } from '#contract/account/notices.ts';
import { uploadProfilePicture } from '#contract/account/users.ts';
import { DEMONSTRATION_PASSWORD as password, maria } from '#server/demonstration/people.ts';
import { PNG } from '#server/testing/documents.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { type Roundone, launchRoundone } from '../e2e/harness/roundone.ts';
import { newFolder, sentMails } from './harness/program.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** A different address of this machine than the proxy's, so that the two can be distinguished. */
const CALLER = '127.0.0.2';
const SECRET = '4f9d1c7b82e6a05361fbd82c9e07a4d5';
const isThere = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;
const hasProxies = isThere('nginx', '-v') && isThere('caddy', 'version');
const canRun = hasProxies && process.platform === 'linux' && testEngines.includes('postgres');
const whyNot = canRun ? '' : ' (left out: it needs Linux, nginx, Caddy and PostgreSQL)';

describe.skipIf(!canRun)(`behind the proxies of deploy/${whyNot}`, () => {
  const folder = newFolder();
  let database: OwnTestServer;
  let worker: ChildProcess;
  let webs: Roundone[] = [];
  let proxy: ChildProcess | undefined;
  let isSecure = false;
  let port = 0;

  const env = () => ({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    AUTH_SECRET: SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  });
  const startWeb = (at?: number) =>
    launchRoundone({
      dataDirectory: join(folder, 'data'),
      demo: true,
      env: { ...env(), PROCESS: 'web' },
      ...(at === undefined ? {} : { port: at }),
    });

  beforeAll(async () => {
    database = await startOwnServer();
    mkdirSync(join(folder, 'data'));
    webs = [await startWeb(), await startWeb()];
    worker = spawn(process.execPath, ['server/main.ts', 'serve'], {
      cwd: repository,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], ...env(), PROCESS: 'worker', DEMO: 'off', PORT: '0' },
    });
  });
  afterEach(() => void proxy?.kill());
  afterAll(async () => {
    worker.kill();
    await Promise.all(webs.map((web) => web.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Sent {
    method?: string;
    token?: string;
    body?: string | Buffer;
    type?: string;
  }
  /** Calls through the proxy, over a new connection. */
  async function through<E extends { path: string }>(
    endpoint: E,
    { method = 'POST', token, body, type = 'application/json' }: Sent = {},
  ): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
    const send = isSecure ? secureRequest : plainRequest;
    const request = send({
      host: '127.0.0.1',
      port,
      path: `/api/${endpoint.path}`,
      method,
      localAddress: CALLER,
      rejectUnauthorized: false,
      agent: false,
      headers: {
        host: 'hire.example.com',
        // A caller who sends this header must not be believed.
        'x-forwarded-for': '203.0.113.9',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode!, headers: response.headers, text: await text(response) };
  }

  /** Resolves when the proxy answers. */
  async function start(command: string, args: string[], home: string): Promise<void> {
    proxy = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: home },
    });
    let said = '';
    proxy.stderr!.setEncoding('utf8').on('data', (part: string) => (said += part));
    await expect
      .poll(() => {
        if (proxy!.exitCode !== null) throw new Error(`${command} ended: ${said}`);
        return through({ path: 'health' }, { method: 'GET' }).then(
          ({ status }) => status,
          () => 0,
        );
      })
      .toBe(200);
  }

  async function startNginx(): Promise<void> {
    const home = join(folder, 'nginx');
    mkdirSync(home);
    const [certificate, key] = [join(home, 'cert.pem'), join(home, 'key.pem')];
    const subject = ['-subj', '/CN=hire.example.com', '-days', '1', '-nodes'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    isSecure = true;
    const [http, https] = [await freePort(), (port = await freePort())];
    const site = readFileSync(join(repository, 'deploy/nginx.conf'), 'utf8')
      .replaceAll(/(listen\s+(?:\[::\]:)?)80;/g, `$1${http};`)
      .replaceAll(/(listen\s+(?:\[::\]:)?)443 /g, `$1${https} `)
      .replace(/ssl_certificate\s+\S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key\s+\S+;/, `ssl_certificate_key ${key};`)
      .replace('127.0.0.1:3000', `127.0.0.1:${webs[0]!.port}`)
      .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${webs[1]!.port}`);
    writeFileSync(join(home, 'site.conf'), site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${home}/${name};`,
    );
    writeFileSync(
      join(home, 'nginx.conf'),
      `daemon off; pid ${home}/pid; error_log stderr; events {}\nhttp { access_log off; ${paths.join(' ')} include ${home}/site.conf; }`,
    );
    await start('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr'], home);
  }

  async function startCaddy(): Promise<void> {
    const home = join(folder, 'caddy');
    mkdirSync(home);
    isSecure = false;
    port = await freePort();
    // Its certificate needs a public name.
    const site = readFileSync(join(repository, 'deploy/Caddyfile'), 'utf8')
      .replace(/^hire\.example\.com/m, `http://hire.example.com:${port}`)
      .replace(
        'reverse_proxy 127.0.0.1:3000',
        `reverse_proxy ${webs.map((web) => `127.0.0.1:${web.port}`).join(' ')}`,
      );
    writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    await start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')], home);
  }

  test.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ])(
    '%s hands on a large upload and the caller’s address, and goes on while a process stops',
    async (_name, begin) => {
      await begin();
      const credentials = JSON.stringify({ email: maria.email, password });
      const signedIn = await through(signIn, { body: credentials });
      const { token } = (JSON.parse(signedIn.text) as Envelope<OutputOf<typeof signIn>>).responseData;
      const callers = () =>
        webs.flatMap(({ logs }) =>
          [...logs().matchAll(/"event":"sign-in\.password".*"address":"([^"]+)"/g)].map(
            ([, address]) => address,
          ),
        );
      await expect.poll(() => new Set(callers())).toEqual(new Set([CALLER]));

      // Larger than nginx accepts by default.
      const picture = Buffer.concat([PNG, Buffer.alloc(3_000_000)]);
      const boundary = 'one-file';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="productImage"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const uploaded = await through(uploadProfilePicture, {
        token,
        body,
        type: `multipart/form-data; boundary=${boundary}`,
      });
      expect(uploaded).toMatchObject({ status: 200 });

      // The worker sends it in a task.
      await through(forgetPassword, { body: JSON.stringify({ email: maria.email }) });
      await expect
        .poll(() => sentMails(webs[1]!.url))
        .toContainEqual(expect.objectContaining({ recipient: maria.email, subject: 'Reset your password' }));

      let isStopped = false;
      const statuses: number[] = [];
      const keepCalling = async (): Promise<void> => {
        for (let after = 0; after < 5; after += isStopped ? 1 : 0) {
          statuses.push((await through(getPublicJobs, { method: 'GET' })).status);
          const zone = await through(setTimeZone, {
            token,
            body: JSON.stringify({ timeZone: 'Europe/Paris' }),
          });
          statuses.push(zone.status);
        }
      };
      const calls = [keepCalling(), keepCalling()];
      await webs[0]!.stop();
      isStopped = true;
      await Promise.all(calls);
      expect(statuses.length).toBeGreaterThanOrEqual(20);
      expect(new Set(statuses)).toEqual(new Set([200]));
      webs[0] = await startWeb(webs[0]!.port);
    },
  );
});
