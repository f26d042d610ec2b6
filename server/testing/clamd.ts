import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/**
 * What the fake clamd detects: the antivirus industry's test file, in two parts so that no scanner reports this file.
 */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'}$H+H*`;

export type Clamd = Awaited<ReturnType<typeof startClamd>>;

/**
 * A fake clamd that speaks its protocol over TCP: zINSTREAM, chunks that each follow their length, then a length of 0.
 */
export async function startClamd(options: { streamMaxLength?: number } = {}) {
  const { streamMaxLength = Infinity } = options;
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let got = Buffer.alloc(0);
    let isOver = false;
    socket.on('data', (data: Buffer) => {
      if (isOver) return;
      got = Buffer.concat([got, data]);
      const answer = answerTo(got, streamMaxLength);
      if (answer === null) return;
      isOver = true;
      scanned.push(got.length);
      socket.end(`${answer}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    /** How many bytes each call sent, including the protocol's own. */
    scanned,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Null while more data is expected. */
function answerTo(got: Buffer, streamMaxLength: number): string | null {
  const command = 'zINSTREAM\0';
  if (got.length < command.length) return null;
  if (got.toString('latin1', 0, command.length) !== command) return 'UNKNOWN COMMAND';
  const content: Buffer[] = [];
  let total = 0;
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at);
    at += 4;
    if (length === 0) {
      return Buffer.concat(content).includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    }
    total += length;
    if (total > streamMaxLength) return 'INSTREAM size limit exceeded. ERROR';
    if (at + length > got.length) return null;
    content.push(got.subarray(at, at + length));
    at += length;
  }
  return null;
}
