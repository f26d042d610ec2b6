import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadResume } from '#contract/account/candidate.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { routes } from '#server/features/features.ts';
import { RawConnection, listen } from '#server/testing/sockets.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a sender is not cut while the server is the slow side', async () => {
  const candidate = await world.candidate('Sina Sender', { profile: false });
  // It starts reading the file only after five times the pause that a sender may make.
  const slow = routes.map((route) =>
    route.endpoint.path === uploadResume.path
      ? {
          ...route,
          handle: async (_: unknown, { file }: Parameters<typeof route.handle>[1]) => {
            await setTimeout(1_500);
            let bytes = 0;
            for await (const chunk of file!.stream) bytes += (chunk as Buffer).length;
            return { data: `${bytes}` };
          },
        }
      : route,
  );
  const connections = { bodyPauseMs: 300, bodyBytesPerPause: 2_000, silentMs: 60_000 };
  const app = await buildApp(world.ctx, { routes: slow, authenticate, connections });
  const port = await listen(app);
  const content = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="productImage"; filename="cv.txt"\r\n\r\n'),
    Buffer.alloc(4_000_000, 'a'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const connection = new RawConnection(port);
  connection.write(
    `POST /api/${uploadResume.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${candidate.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${content.length}\r\n\r\n`,
  );
  connection.write(content);
  const { status, body } = await connection.reply();
  expect([status, JSON.parse(body).responseData]).toEqual([200, '4000000']);
  await app.close();
});
