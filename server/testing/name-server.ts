import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { type NameServer, createNameServer } from '#server/platform/outgoing/name-server.ts';

const TXT = 16;

/** A name server on this machine that answers questions for TXT records. It ends with the test. */
export async function localNameServer(): Promise<{ nameServer: NameServer; records: Map<string, string[]> }> {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (question, sender) => {
    socket.send(answerTo(question, records), sender.port, sender.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => {
    socket.close();
  });
  const { port } = socket.address();
  return { nameServer: createNameServer({ servers: [`127.0.0.1:${port}`] }), records };
}

/** RFC 1035: the header, the question again, and one resource record for each text. */
function answerTo(question: Buffer, records: Map<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (question[at] !== 0) {
    const length = question[at]!;
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  const texts = records.get(labels.join('.').toLowerCase());
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(texts === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const rows = (texts ?? []).map((text) => {
    const row = Buffer.alloc(13 + text.length);
    row.writeUInt16BE(0xc00c, 0);
    row.writeUInt16BE(TXT, 2);
    row.writeUInt16BE(1, 4);
    row.writeUInt32BE(0, 6);
    row.writeUInt16BE(text.length + 1, 10);
    row.writeUInt8(text.length, 12);
    row.write(text, 13, 'latin1');
    return row;
  });
  return Buffer.concat([header, question.subarray(12, end), ...rows]);
}
