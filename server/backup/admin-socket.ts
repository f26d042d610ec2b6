// How commands work while the server runs on the embedded database, which only one process can open: a backup asks the
// server for a copy of the database's files, and `roundone admin` asks it to run its commands. The server listens on a
// local address and answers anyone who can read a token in the data folder.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { copyDatabase, copyIn } from './copy-database.ts';
import { CannotGoOn } from './errors.ts';

const SOCKET = 'admin-socket.json';
const LOOPBACK = '127.0.0.1';
const socketSchema = z.object({ port: z.number().int(), token: z.string() });

/** The server's answer to a command, except for copies: an HTTP status and a text for the person who ran it. */
export interface AdminAnswer {
  status: number;
  sentence: string;
}

/** Lets `roundone backup` and `roundone admin` call this server, which alone can open its embedded database. */
export async function openAdminSocket(parts: {
  db: Database;
  dataDirectory: string;
  log: Logger;
  /** Runs a command of `roundone admin`. */
  admin(command: unknown): Promise<AdminAnswer>;
}): Promise<{ close(): Promise<void> }> {
  const { db, dataDirectory, log, admin } = parts;
  const token = randomBytes(32).toString('hex');
  let isCopying = false;

  async function answer(asked: IncomingMessage): Promise<AdminAnswer> {
    if (!isAllowed(asked.headers.authorization, token))
      return { status: 403, sentence: 'The token is wrong.' };
    if (asked.method === 'POST' && asked.url === '/admin') return takeCommand(asked);
    if (asked.method !== 'POST' || asked.url !== '/copy')
      return { status: 404, sentence: 'There is no such call.' };
    if (isCopying) return { status: 409, sentence: 'The server is busy with another backup.' };
    isCopying = true;
    try {
      const started = performance.now();
      await copyDatabase(db, dataDirectory, copyIn(dataDirectory));
      log.info({ ms: Math.round(performance.now() - started) }, 'The database was copied for a backup');
      return { status: 200, sentence: '' };
    } catch (error) {
      log.warn({ err: error }, 'The database could not be copied for a backup');
      const reason = error instanceof Error ? error.message : String(error);
      return { status: 500, sentence: `The server could not copy its database: ${reason}` };
    } finally {
      isCopying = false;
    }
  }

  async function takeCommand(asked: IncomingMessage): Promise<AdminAnswer> {
    try {
      return await admin(JSON.parse(await text(asked)));
    } catch (error) {
      log.warn({ err: error }, 'A command failed');
      return { status: 500, sentence: 'The server couldn’t run the command. Its log says why.' };
    }
  }

  const server = createServer((asked, response) => {
    void answer(asked).then(({ status, sentence }) => response.writeHead(status).end(sentence));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  server.unref();
  const file = join(dataDirectory, SOCKET);
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle
    .writeFile(JSON.stringify({ port: (server.address() as AddressInfo).port, token }))
    .finally(() => handle.close());
  return {
    close: async () => {
      await rm(file, { force: true });
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

function isAllowed(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Asks the running server for a copy. Returns the folder that contains the copy as `database`. */
export async function askForCopy(dataDirectory: string): Promise<string> {
  const { status, sentence } = await ask(dataDirectory, '/copy');
  if (status !== 200) throw new CannotGoOn(sentence);
  return copyIn(dataDirectory);
}

/** Asks the running server to run a command of `roundone admin`. */
export const askForCommand = (dataDirectory: string, command: object): Promise<AdminAnswer> =>
  ask(dataDirectory, '/admin', JSON.stringify(command));

async function ask(dataDirectory: string, path: string, body?: string): Promise<AdminAnswer> {
  let socket: z.output<typeof socketSchema>;
  try {
    socket = socketSchema.parse(JSON.parse(await readFile(join(dataDirectory, SOCKET), 'utf8')));
  } catch (error) {
    throw new CannotGoOn(
      `The data folder ${dataDirectory} is in use by another process that is starting, stopping or restoring. Try again in a moment.`,
      { cause: error },
    );
  }
  return post(socket, path, body).catch((error: unknown) => {
    throw new CannotGoOn('The running server doesn’t answer. Try again, or stop it first.', {
      cause: error,
    });
  });
}

function post({ port, token }: z.output<typeof socketSchema>, path: string, body: string | undefined) {
  return new Promise<AdminAnswer>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asking = request({ host: LOOPBACK, port, path, method: 'POST', headers }, (response) => {
      text(response).then((sentence) => resolve({ status: response.statusCode ?? 0, sentence }), reject);
    });
    asking.once('error', reject).end(body);
  });
}
