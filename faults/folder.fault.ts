import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPassword, signIn as signInCall } from '#contract/account/auth.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getScheduleInterviews,
  rejectJobApplication,
} from '#contract/interview/interview.ts';
import { deleteUnnamedFiles } from '#contract/shared/operator-tasks.ts';
import { requestExport } from '#contract/privacy/privacy.ts';
import { uploadProfilePicture } from '#contract/account/users.ts';
import { DEMONSTRATION_PASSWORD, employer, maria } from '#server/demonstration/people.ts';
import { PNG } from '#server/testing/documents.ts';
import { makeOperator } from '../e2e/harness/operators.ts';
import { callApi, registerOnly, uploadTo } from '../e2e/harness/people.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { ask, canMount, canRunAsNobody, newFolder, post, runToItsEnd } from './harness/program.ts';

const filled = newFolder();
const folders = [filled];

let token: string;

beforeAll(async () => {
  const program = await launchRoundone({ dataDirectory: filled, demo: true });
  const login = { email: maria.email, password: DEMONSTRATION_PASSWORD };
  ({ token } = await callApi(program.url, signInCall, login));
  await program.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function copyOfFilled(): string {
  const folder = newFolder();
  folders.push(folder);
  cpSync(filled, folder, { recursive: true });
  return folder;
}
const names = (folder: string): string[] => readdirSync(folder).toSorted();
/** A failing start explains why in sentences, without a stack trace. */
const expectRefusal = ({ code, said }: { code: number | null; said: string }, sentence: string): void => {
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
};

test('with a full disk it starts and reads, and refuses writes with a sentence', async () => {
  const program = await launchRoundone({
    dataDirectory: filled,
    demo: true,
    env: { FREE_SPACE_MB: '100000000', LOG_LEVEL: 'warn' },
  });
  try {
    expect((await ask(`${program.url}/jobs`)).status).toBeLessThan(500);
    const mine = await ask(`${program.url}/api/${getScheduleInterviews.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(mine).toMatchObject({ status: 200, text: expect.stringContaining('Registered Nurse') });
    const refused = await post(`${program.url}/api/${forgetPassword.path}`, { email: maria.email });
    expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('disk has less than') });
  } finally {
    await program.stop();
  }
});

/** A size that is less than the free space and more than half of it. */
function moreThanIsFree(): string {
  const { bavail, bsize } = statfsSync(filled);
  return String(Math.ceil((1.4 * bavail * bsize) / 1e6));
}

test('with a nearly full disk it refuses what stores much, and people still sign in, decide and delete', async () => {
  const program = await launchRoundone({
    dataDirectory: filled,
    demo: true,
    env: { FREE_SPACE_MB: moreThanIsFree(), LOG_LEVEL: 'error' },
  });
  const { url } = program;
  const password = DEMONSTRATION_PASSWORD;
  try {
    const ready = await ask(`${url}/api/ready`);
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.text)).toEqual({
      responseStatus: { statusCode: 0, message: 'read-only: disk' },
      responseData: { readOnly: 'disk' },
    });

    const almostFull =
      'The server is almost out of disk space, so this can’t be done right now. Please try again later.';
    await expect(registerOnly(url, 'candidate', 'Nora New')).rejects.toThrow(
      `users/signup answered 503: ${almostFull}`,
    );
    const picture = { filename: 'me.png', content: Uint8Array.from(PNG) };
    await expect(uploadTo(url, uploadProfilePicture, picture, token)).rejects.toThrow(
      'answered 503: The file couldn’t be saved because the storage is nearly full. Please try again later.',
    );
    await expect(callApi(url, requestExport, {}, token)).rejects.toThrow(`503: ${almostFull}`);

    const asEmployer = await callApi(url, signInCall, { email: employer.email, password });
    const [job] = await callApi(url, getReceivedApplications, {}, asEmployer.token);
    const waiting = await callApi(url, getApplicationByJobId, { jobId: job!.jobId }, asEmployer.token);
    const { applicationId } = waiting[0]!;
    await callApi(url, rejectJobApplication, { applicationId }, asEmployer.token);

    expect(await makeOperator(program, maria.email)).toContain(maria.email);
    const { token: operator } = await callApi(url, signInCall, { email: maria.email, password });
    const wish = { reason: 'The disk is full', current: password };
    expect(await callApi(url, deleteUnnamedFiles, wish, operator)).toMatchObject({ missing: 0 });
  } finally {
    await program.stop();
  }
});

test.each([
  ['without its database', (folder: string) => rmSync(join(folder, 'database'), { recursive: true })],
  ['with a database without PG_VERSION', (folder: string) => rmSync(join(folder, 'database', 'PG_VERSION'))],
])('half a restore, %s, is refused and not overwritten', async (_what, damage) => {
  const folder = copyOfFilled();
  damage(folder);
  const before = [names(folder), names(join(folder, 'files'))];
  expectRefusal(
    await runToItsEnd({ DATA_DIR: folder, PORT: '0', DEMO: 'on' }),
    'database/PG_VERSION is missing',
  );
  expect([names(folder), names(join(folder, 'files'))]).toEqual(before);
});

test('a damaged database is refused with a sentence', async () => {
  const folder = copyOfFilled();
  truncateSync(join(folder, 'database', 'global', 'pg_control'), 100);
  expectRefusal(await runToItsEnd({ DATA_DIR: folder, PORT: '0' }), 'restore DATA_DIR from a backup');
});

test('a file in place of the folder is refused with a sentence', async () => {
  const folder = newFolder();
  folders.push(folder);
  writeFileSync(join(folder, 'data'), 'no folder');
  const ended = await runToItsEnd({ DATA_DIR: join(folder, 'data'), PORT: '0' });
  expectRefusal(ended, 'DATA_DIR must be a folder');
});

test('a port in use is refused with a sentence, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = join(newFolder(), 'data');
  expectRefusal(await runToItsEnd({ DATA_DIR: folder, PORT: String(port) }), `Port ${port} is in use`);
  expect(existsSync(folder)).toBe(false);
  other.close();
});

test.runIf(canMount)(
  'a restore onto a disk that fills ends with a sentence, and leaves nothing half',
  async () => {
    const folder = newFolder();
    folders.push(folder);
    const [backup, disk] = [join(folder, 'demonstration.backup'), join(folder, 'disk')];
    mkdirSync(disk);
    const made = await runToItsEnd({ DATA_DIR: filled }, { command: ['backup', backup] });
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('was written and verified') });

    const restoreOnto = (megabytes: number) => {
      // The disk disappears when the command ends, so its contents are listed here.
      const mounted = `mount -t tmpfs -o size=${megabytes}m tmpfs ${disk} && "$@"; code=$?; find ${disk}/data -type f -size +0; exit $code`;
      return runToItsEnd(
        { DATA_DIR: join(disk, 'data'), FREE_SPACE_MB: '30' },
        {
          within: ['unshare', '--map-root-user', '--mount', 'sh', '-c', mounted, 'sh'],
          command: ['restore', backup],
        },
      );
    };
    const tooSmall = await restoreOnto(30);
    expect(tooSmall.said).toMatch(
      /^The backup needs at least 3\d MB free, with FREE_SPACE_MB, and the disk of .*data has 3\d MB\. Free some space, or set DATA_DIR to a larger disk; nothing was changed\.\n$/,
    );
    expect(tooSmall.code).toBe(1);
    // An empty database fits, but its rows do not.
    expect(await restoreOnto(90)).toEqual({
      code: 1,
      said: `The disk is full, so the backup can't be restored to ${disk}/data. What was written has been deleted. Free some space, or set DATA_DIR to a larger disk, and run the command again.\n`,
    });
  },
);

/** A folder that others may look into, like `/srv`. */
function sharedFolder(mode: number): string {
  const folder = newFolder();
  folders.push(folder);
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'));
  chmodSync(join(folder, 'data'), mode);
  return folder;
}
const NOT_YOURS = 'may not be read and written by this user. Give it to this user';

test.runIf(canRunAsNobody).each([
  ['that may only be read', 0o555],
  // In the superuser's tests, it belongs to another user; in other tests, its own owner may not look into it.
  ['that another user owns', process.getuid?.() === 0 ? 0o700 : 0o000],
])('a folder %s is refused with a sentence, and nothing is made', async (_what, mode) => {
  const folder = sharedFolder(mode);
  const ended = await runToItsEnd({ DATA_DIR: join(folder, 'data'), PORT: '0' }, { asNobody: true });
  expectRefusal(ended, `${join(folder, 'data')} ${NOT_YOURS}`);
  chmodSync(join(folder, 'data'), 0o700);
  expect(names(join(folder, 'data'))).toEqual([]);
});

test.runIf(canRunAsNobody).each(['database', join('database', 'PG_VERSION'), 'files', 'secrets'])(
  'a restored %s that may only be read is refused with a sentence',
  async (part) => {
    const folder = sharedFolder(0o777);
    const data = join(folder, 'data');
    for (const name of ['database', 'files', 'secrets']) mkdirSync(join(data, name));
    writeFileSync(join(data, 'database', 'PG_VERSION'), '18');
    for (const path of ['database', join('database', 'PG_VERSION'), 'files', 'secrets'])
      chmodSync(join(data, path), path === part ? 0o555 : 0o777);
    const ended = await runToItsEnd({ DATA_DIR: data, PORT: '0' }, { asNobody: true });
    // Otherwise only the superuser could delete its contents.
    chmodSync(join(data, part), 0o777);
    expectRefusal(ended, `${join(data, part)} ${NOT_YOURS}`);
  },
);

test.runIf(canRunAsNobody)('a folder that cannot be made is refused with a sentence', async () => {
  const folder = join(sharedFolder(0o555), 'data');
  const ended = await runToItsEnd({ DATA_DIR: join(folder, 'new', 'deep'), PORT: '0' }, { asNobody: true });
  expectRefusal(ended, `cannot be made: This user may not make a folder in ${folder}.`);
});

test.runIf(canMount).each(['', 'new'])(
  'a file system that is read-only is refused with a sentence (%j)',
  async (name) => {
    const folder = join(sharedFolder(0o755), 'data');
    // In a separate namespace, so that the mount ends with the program.
    const mounted = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && exec "$@"`;
    const within = ['unshare', '--map-root-user', '--mount', 'sh', '-c', mounted, 'sh'];
    const ended = await runToItsEnd({ DATA_DIR: join(folder, name), PORT: '0' }, { within });
    expectRefusal(ended, `${folder} is on a file system that is read-only.`);
  },
);

test('an empty folder that exists is used', async () => {
  const folder = newFolder();
  folders.push(folder);
  for (const name of ['database', 'files', 'secrets']) mkdirSync(join(folder, name));
  const program = await launchRoundone({ dataDirectory: folder });
  expect((await ask(`${program.url}/api/ready`)).status).toBe(200);
  // Connections that are kept alive must not delay shutdown, for which the program gives them ten seconds.
  const began = performance.now();
  await program.stop();
  expect((performance.now() - began) / 1000).toBeLessThan(9);
});
