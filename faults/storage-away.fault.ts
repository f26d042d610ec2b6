import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startLocalS3 } from '#server/testing/local-s3.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { ask, newFolder } from './harness/program.ts';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'some', AWS_SECRET_ACCESS_KEY: 'secret' };

/** Accepts connections and never answers. */
async function silentServer(): Promise<{ endpoint: string; server: Server }> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('with object storage that fails or never answers, the program says so within seconds', async () => {
  const storage = await startLocalS3('bucket');
  const silent = await silentServer();
  const dataDirectory = newFolder();
  const start = (endpoint: string) =>
    launchRoundone({
      dataDirectory,
      env: {
        ...CREDENTIALS,
        LOG_LEVEL: 'silent',
        STORAGE_URL: `s3://bucket/x?endpoint=${endpoint}&region=eu`,
      },
    });
  const expectStorageAway = async (url: string): Promise<void> => {
    const answer = await ask(`${url}/api/ready`);
    expect(answer).toMatchObject({ status: 503, message: 'The file storage does not answer.' });
    // The program's limit is two seconds. Without one, the driver would try again and again.
    expect(answer.seconds).toBeLessThan(6);
  };
  const program = await start(storage.endpoint);
  expect((await ask(`${program.url}/api/ready`)).status).toBe(200);
  storage.failWith('InternalError');
  await expectStorageAway(program.url);
  await program.stop();

  const other = await start(silent.endpoint);
  await expectStorageAway(other.url);
  await other.stop();
  silent.server.close();
  await storage.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});
