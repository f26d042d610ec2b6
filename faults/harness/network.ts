import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { type IncomingMessage, type ServerResponse, createServer, request as callOut } from 'node:http';

/** A machine of its own, as far as its network is concerned: a namespace, with a line to this machine's bridge. */
export interface Machine {
  address: string;
  /** The command that starts a program on it. */
  within: readonly string[];
  /** Takes the line away. Connections stay open on both sides, and nothing arrives any more. */
  cut(): void;
  /** Makes the line slow, with a queue so short that it loses much of what doesn't fit. */
  strain(): void;
  /** Makes the line whole again. */
  mend(): void;
}

export interface Network {
  /** The address of this machine that the others see. */
  address: string;
  /** The addresses of all machines, as PostgreSQL writes a network. */
  range: string;
  add(): Machine;
  close(): void;
}

/** The range for trials of networks (RFC 2544). */
const rangeOf = (own: number): string => `198.18.${own}`;
/** In each direction. A recorded video takes 1 Mbit/s. */
const STRAINED = ['tbf', 'rate', '3mbit', 'burst', '8kb', 'limit', '16kb'];

function ip(...words: string[]): void {
  run('ip', words);
}

function run(program: string, words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}

/** Why networks cannot be made here. Empty if they can. */
export function whyNoNetworks(): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  const name = `probe-${process.pid}`;
  try {
    ip('netns', 'add', name);
    ip('-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other');
    run('tc', ['-n', name, 'qdisc', 'add', 'dev', 'one', 'root', ...STRAINED]);
    return '';
  } catch (error) {
    return `it needs ip and tc of iproute2, and leave to make network namespaces (${String(error)})`;
  } finally {
    spawnSync('ip', ['netns', 'delete', name]);
  }
}

/** A bridge on this machine. Everything that is made is removed by `close`, or when this process ends. */
export function openNetwork(): Network {
  const bridge = `rb${process.pid}`;
  const range = rangeOf(process.pid % 250);
  const names: string[] = [];
  const close = (): void => {
    process.off('exit', close);
    for (const name of names.splice(0)) spawnSync('ip', ['netns', 'delete', name]);
    spawnSync('ip', ['link', 'delete', bridge]);
  };
  process.once('exit', close);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${range}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  return {
    address: `${range}.1`,
    range: `${range}.0/24`,
    close,
    add: () => {
      const name = `rm${process.pid}-${names.length}`;
      const address = `${range}.${10 + names.length}`;
      ip('netns', 'add', name);
      names.push(name);
      ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'line', 'netns', name);
      ip('link', 'set', name, 'master', bridge, 'up');
      ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'line');
      for (const device of ['lo', 'line']) ip('-n', name, 'link', 'set', device, 'up');
      const ends = [
        { of: [], device: name },
        { of: ['-n', name], device: 'line' },
      ];
      return {
        address,
        within: ['ip', 'netns', 'exec', name],
        cut: () => ip('link', 'set', name, 'down'),
        strain: () => {
          for (const { of, device } of ends)
            run('tc', [...of, 'qdisc', 'replace', 'dev', device, 'root', ...STRAINED]);
        },
        mend: () => {
          ip('link', 'set', name, 'up');
          for (const { of, device } of ends)
            spawnSync('tc', [...of, 'qdisc', 'delete', 'dev', device, 'root']);
        },
      };
    },
  };
}

const CONNECT_MS = 1_000;
/** The silence after which an answer is given up. */
const SILENCE_MS = 8_000;

/**
 * A balancer in front of several addresses, one after another. A request goes to the next one only if no connection
 * could be made, because otherwise it may already have been done. An answer that breaks off breaks off for the caller.
 */
export async function startBalancer(
  addresses: readonly { host: string; port: number }[],
): Promise<{ url: string; close(): Promise<void> }> {
  let turn = 0;
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (let tries = 0; tries < addresses.length; tries += 1) {
      const socket = await connected(addresses[(turn += 1) % addresses.length]!);
      if (socket === null) continue;
      const { method, url, headers } = request;
      const out = callOut({ createConnection: () => socket, method, path: url, headers });
      const end = (): void => {
        socket.destroy();
        response.destroy();
      };
      socket.setTimeout(SILENCE_MS, end);
      out.once('error', end);
      response.once('close', () => socket.destroy());
      out.once('response', (answer) => {
        answer.once('error', end);
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      request.pipe(out);
      return;
    }
    response.destroy();
  }
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function connected(address: { host: string; port: number }): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ ...address, timeout: CONNECT_MS });
    const fail = (): void => {
      socket.destroy();
      resolve(null);
    };
    socket.once('error', fail).once('timeout', fail);
    socket.once('connect', () => {
      socket
        .off('error', fail)
        .off('timeout', fail)
        .on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}
