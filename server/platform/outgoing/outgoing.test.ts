import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Lookup, OutgoingRefused, type PrivateAddresses, createOutgoing } from './outgoing.ts';

const PRIVATE = 'This address belongs to a private network, and the operator hasn’t allowed it.';

function outgoing(allowed: PrivateAddresses, lookup?: Lookup) {
  const made = createOutgoing(allowed, lookup === undefined ? {} : { lookup });
  onTestFinished(() => made.close());
  return made;
}

/** A server on this machine that counts the requests that reach it. */
async function receiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const seen = { requests: 0 };
  const server = createServer((request, response) => {
    seen.requests += 1;
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

/** A name server that knows a single name. */
const resolvesTo =
  (...addresses: string[]): Lookup =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

test.each([
  'https://127.0.0.1:8443/',
  'https://localhost:8443/',
  'https://2130706433:8443/',
  'https://0.0.0.0:8443/',
  'https://10.1.2.3:8443/',
  'https://100.64.0.1:8443/',
  'https://169.254.169.254:8443/',
  'https://[::1]:8443/',
  'https://[fd00::1]:8443/',
  'https://[fe80::1]:8443/',
  'https://[::ffff:10.0.0.1]:8443/',
  'https://[64:ff9b::a00:1]:8443/',
  'https://[2002:a00:1::]:8443/',
])('%s is a private address, and is refused', async (address) => {
  await expect(outgoing(false).checkedFetch(address)).rejects.toEqual(new OutgoingRefused(PRIVATE));
});

test('a name is refused for each of its addresses, and nothing reaches a server on this machine', async () => {
  const { port, seen } = await receiver((response) => response.end('secret'));
  for (const addresses of [['127.0.0.1'], ['203.0.114.1', '127.0.0.1'], ['::1']]) {
    const { checkedFetch } = outgoing(false, resolvesTo(...addresses));
    await expect(checkedFetch(`https://login.example.com:${port}/`)).rejects.toThrow(PRIVATE);
    await expect(checkedFetch(`http://login.example.com:${port}/`)).rejects.toThrow(OutgoingRefused);
  }
  expect(seen.requests).toBe(0);
});

test('a name that means another address at the second call is refused then', async () => {
  const { port, seen } = await receiver((response) => response.setHeader('connection', 'close').end('open'));
  const answers = ['127.0.0.1', '10.0.0.1'];
  const { checkedFetch } = outgoing(['127.0.0.0/8'], (name, done) =>
    resolvesTo(answers.shift() ?? '')(name, done),
  );
  expect(await (await checkedFetch(`http://login.example.com:${port}/`)).text()).toBe('open');
  await expect(checkedFetch(`http://login.example.com:${port}/`)).rejects.toThrow(PRIVATE);
  expect(seen.requests).toBe(1);
});

test('what the operator allows is called, and only that', async () => {
  const { port } = await receiver((response) => response.end('hello'));
  for (const allowed of [true, ['127.0.0.1'], ['127.0.0.0/8', '10.0.0.0/8']]) {
    const answer = await outgoing(allowed).checkedFetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toBe('hello');
  }
  await expect(outgoing(['10.0.0.0/8']).checkedFetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(PRIVATE);
});

test('an address that the operator named may be private', async () => {
  const { port } = await receiver((response) => response.end('hello'));
  const answer = await outgoing(false).fetchForOperator(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('hello');
});

test.each(['https://169.254.169.254:8443/', 'https://[fe80::1]:8443/', 'https://0.0.0.0:8443/'])(
  '%s is refused whatever is allowed',
  async (address) => {
    await expect(outgoing(true).checkedFetch(address)).rejects.toThrow(PRIVATE);
    await expect(outgoing(['0.0.0.0/0', '::/0']).checkedFetch(address)).rejects.toThrow(PRIVATE);
  },
);

test('a public address is not called without encryption', async () => {
  const { checkedFetch } = outgoing(true, resolvesTo('203.0.114.1'));
  await expect(checkedFetch('http://login.example.com/')).rejects.toEqual(
    new OutgoingRefused('The address must begin with https://.'),
  );
});

test.each(['ftp://example.com/', 'file:///etc/passwd', 'https://user:word@example.com/', 'example.com', ''])(
  '"%s" is not an address to call',
  async (address) => {
    await expect(outgoing(true).checkedFetch(address)).rejects.toEqual(
      new OutgoingRefused('This isn’t a web address that can be called.'),
    );
  },
);

test('a redirect is not followed', async () => {
  const { port, seen } = await receiver((response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:8443/' }).end(),
  );
  const answer = await outgoing(true).checkedFetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(302);
  expect(seen.requests).toBe(1);
});

test('a server that does not answer, or not to the end, is given up', async () => {
  const silent = await receiver(() => undefined);
  const options = { timeoutMs: 300 };
  await expect(
    outgoing(true).checkedFetch(`http://127.0.0.1:${silent.port}/`, options),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
  const endless = await receiver((response) => response.write('x'));
  const answer = await outgoing(true).checkedFetch(`http://127.0.0.1:${endless.port}/`, {
    timeoutMs: 3_000,
  });
  await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an answer of more than a megabyte is not read', async () => {
  const { port } = await receiver((response) => response.end(Buffer.alloc(1024 * 1024 + 1)));
  const answer = await outgoing(true).checkedFetch(`http://127.0.0.1:${port}/`);
  await expect(answer.text()).rejects.toThrow('The answer is too large');
});

test('a caller who asks for more reads up to that much', async () => {
  const { port } = await receiver((response) => response.end(Buffer.alloc(3 * 1024 * 1024)));
  const read = async (maxBytes: number) =>
    (await outgoing(true).checkedFetch(`http://127.0.0.1:${port}/`, { maxBytes })).arrayBuffer();
  expect((await read(3 * 1024 * 1024)).byteLength).toBe(3 * 1024 * 1024);
  await expect(read(2 * 1024 * 1024)).rejects.toThrow('The answer is too large');
});

test('a small answer that unpacks to more than a megabyte is not read; another compressed one is', async () => {
  const answers: Record<string, [encoding: string, body: Buffer]> = {
    '/once': ['br', brotliCompressSync(Buffer.alloc(1024 * 1024 + 1))],
    '/twice': ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)))],
    '/small': ['gzip', gzipSync('{"issuer":"here"}')],
  };
  const { port } = await receiver((response, { url }) => {
    const [encoding, body] = answers[url!]!;
    response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'application/json' }).end(body);
  });
  const read = (path: string) => outgoing(true).checkedFetch(`http://127.0.0.1:${port}${path}`);
  for (const path of ['/once', '/twice'])
    await expect((await read(path)).text()).rejects.toThrow('The answer is too large when unpacked.');
  const small = await read('/small');
  expect(small.headers.get('content-type')).toBe('application/json');
  expect(await small.json()).toEqual({ issuer: 'here' });
});

test('an address is checked before it is stored, in the same way', async () => {
  const refusalOf = (address: string, ...found: string[]) =>
    outgoing(['10.0.0.5'], resolvesTo(...found)).refusalOf(address);
  expect(await refusalOf('https://hooks.example.com/', '203.0.114.1')).toBeNull();
  expect(await refusalOf('http://hooks.example.com/', '203.0.114.1')).toBe(
    'The address must begin with https://.',
  );
  expect(await refusalOf('https://hooks.example.com/', '203.0.114.1', '127.0.0.1')).toBe(PRIVATE);
  expect(await refusalOf('https://[::ffff:127.0.0.1]/')).toBe(PRIVATE);
  expect(await refusalOf('http://10.0.0.5/')).toBeNull();
  expect(await refusalOf('ftp://hooks.example.com/')).toBe('This isn’t a web address that can be called.');
  const unknown = outgoing(false, (_, done) =>
    done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
  );
  expect(await unknown.refusalOf('https://nobody.example.com/')).toBe(
    'There is no address for the name nobody.example.com.',
  );
});
