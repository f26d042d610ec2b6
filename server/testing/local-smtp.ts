import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** The message as sent over the network, with dot-stuffing removed. */
  data: string;
}

/** As an answer, this cuts the connection instead. */
export const CUT = Symbol('cut');

/**
 * A mail server for tests, with enough of RFC 5321 to accept emails. It misbehaves on request: `reply` may return its
 * own answer to a command (`CONNECT` means the greeting and `END` the end of the message), null for no answer at all,
 * or `CUT`.
 */
export async function startLocalSmtp(
  reply?: (command: string, mail: Readonly<ReceivedMail>) => string | typeof CUT | null | undefined,
  port = 0,
  host = '127.0.0.1',
): Promise<{
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    let buffered = '';
    let isData = false;
    let mail: ReceivedMail = { from: '', recipients: [], data: '' };

    const say = (command: string, usual: string) => {
      const own = reply?.(command, mail);
      if (own === CUT) socket.destroy();
      else if (own !== null) socket.write(`${own ?? usual}\r\n`);
      return own === undefined;
    };
    const obey = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') say(line, '250 localhost');
      else if (command === 'MAIL') {
        mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', recipients: [], data: '' };
        say(line, '250 OK');
      } else if (command === 'RCPT') {
        if (say(line, '250 OK')) mail.recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '');
      } else if (command === 'DATA') isData = say(line, '354 Go ahead');
      else if (command === 'QUIT') socket.end('221 Bye\r\n');
      else say(line, '250 OK');
    };

    say('CONNECT', '220 localhost ESMTP');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const text = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          received.push({ ...mail, data: Buffer.from(text.replace(/^\.\./gm, '.'), 'latin1').toString() });
          say('END', '250 Taken');
        } else obey(text);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    url: `smtp://${host}:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve, reject) => {
        for (const socket of sockets) socket.destroy();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
