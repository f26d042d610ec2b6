import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openAdminSocket } from '#server/backup/admin-socket.ts';
import { type OpenedData, openData } from '#server/open-data.ts';
import { openDemonstration } from '#server/demonstration/open.ts';
import { demonstrationTranscripts } from '#server/demonstration/transcripts.ts';
import { runAdmin } from '#server/admin-commands.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { handlers, hasFileAccess, resumable, routes, webRoutes } from '#server/features/features.ts';
import { sampleMails } from '#server/features/mails.ts';
import { scheduleHousekeeping } from '#server/features/housekeeping.ts';
import { listCountries } from '#server/features/masters/geography.ts';
import { seedMasters } from '#server/features/masters/seed.ts';
import { type Config, ensureSecret } from '#server/platform/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLinkSigner } from '#server/platform/files/links.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { buildWorkerApp } from '#server/platform/http/worker-app.ts';
import { loadPublicPages } from '#server/platform/http/public-pages.ts';
import { createInference } from '#server/platform/inference/inference.ts';
import { createLlm } from '#server/platform/llm/llm.ts';
import { createSecurityLog } from '#server/platform/http/security-log.ts';
import { createMail } from '#server/platform/mail/mail.ts';
import { createNameServer } from '#server/platform/outgoing/name-server.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import { createScanner } from '#server/platform/scanner/scanner.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { deleteAbandonedFolders } from '#server/platform/process/temporary-folder.ts';
import { serveWhileStarting } from '#server/platform/http/while-starting.ts';
import { upgrade } from '#server/upgrade.ts';
import { isForThisMachine } from '#server/platform/process/this-machine.ts';

const WEB_DIRECTORY = fileURLToPath(new URL('../dist/web', import.meta.url));
const PAGES_DIRECTORY = fileURLToPath(new URL('../dist/public-pages', import.meta.url));
const STOP_MS = 10_000;
/** A thread's native call cannot be ended. Its result is not needed, because its task has gone back to the queue. */
const THREADS_MS = 2_000;
const NO_MAIL =
  'Mail is not configured: nobody can register or get a new password. Set SMTP_URL to the address of a mail server.';

const NO_WORKER_PORT =
  'Its PORT is in use, so this worker has no address for its health and figures. Set PORT to another number to have one.';

export interface Roundone {
  ctx: Context;
  /** The address that it listens at. Null for a process that only runs tasks. */
  address: string | null;
  /** What the person who started the program should know, in sentences. */
  notes: string[];
  stop(): Promise<void>;
}

/** Starts what the settings ask for: the web server, the worker, or both. `opening` may have begun before. */
export async function startRoundone(settings: Config, opening = openData(settings)): Promise<Roundone> {
  const isWorker = settings.process === 'worker';
  const opened = await opening;
  const { config, port, log, database } = opened;
  const ctx = await prepare(opened);
  let app: FastifyInstance | null = null;
  let adminSocket: Awaited<ReturnType<typeof openAdminSocket>> | null = null;

  async function stop(): Promise<void> {
    // First, running requests finish and no new ones are accepted; then the tasks end. The database is last, because
    // both need it.
    if (app) await atMost(STOP_MS, app.close());
    await ctx.tasks.close({ timeoutMs: STOP_MS });
    await atMost(THREADS_MS, Promise.all([ctx.speech.close(), ctx.inference?.close()]));
    await ctx.outgoing.close();
    await adminSocket?.close();
    await database.close();
  }

  try {
    if (config.process !== 'web') {
      await ctx.tasks.work(handlers);
      await scheduleHousekeeping(ctx);
      // It logs what fails, and nothing waits for it.
      void deleteAbandonedFolders(log);
    }
    if (isWorker) {
      if (port === null) return { ctx, address: null, notes: [NO_WORKER_PORT], stop };
      app = buildWorkerApp(ctx);
      await app.listen({ port: config.port, host: config.host });
      return {
        ctx,
        address: null,
        notes: [`Its health is at http://${config.host}:${config.port}/api/health`],
        stop,
      };
    }
    const isLocal = isForThisMachine(config);
    const notes = await openDemonstration(
      ctx,
      config.demo ?? (database.engine === 'pglite' && isLocal ? 'on' : 'off'),
    );
    if (config.smtpUrl === undefined && !isLocal) notes.push(NO_MAIL);
    const pages = loadPublicPages(PAGES_DIRECTORY);
    app = await buildApp(ctx, {
      routes,
      resumable,
      webRoutes,
      hasFileAccess,
      sampleMails: () => sampleMails(config.publicUrl),
      authenticate,
      securityLog: createSecurityLog(log),
      webDirectory: WEB_DIRECTORY,
      ...(pages === null ? {} : { publicPages: { pages, folder: PAGES_DIRECTORY } }),
    });
    // No other process can open the embedded database while this one is running.
    if (ctx.isAlone)
      adminSocket = await openAdminSocket({
        db: ctx.db,
        dataDirectory: config.dataDirectory,
        log,
        admin: (order) => runAdmin(ctx, order),
      });
    await app.listen({ port: config.port, host: config.host });
    // The list of places is read here and not during someone's first request.
    listCountries();
    return { ctx, address: ctx.config.publicUrl, notes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(opened: OpenedData): Promise<Context> {
  const { config, log, database } = opened;
  try {
    // After the database, because secrets without a database look like part of a restore.
    const secret = new TextEncoder().encode(config.authSecret ?? (await ensureSecret(config.dataDirectory)));
    await upgradeWhileServing(opened);
    await seedMasters(database.db);
    const context: { current?: Context } = {};
    const tasks = await createTasks({ database, log, context: () => context.current! });
    const ctx: Context = {
      config,
      secret,
      db: database.db,
      isAlone: database.engine === 'pglite',
      tasks,
      files: createFiles({ ...config, log }),
      links: createLinkSigner(secret),
      mail: createMail({ ...config, db: database.db, log, clock: systemClock }),
      scanner: createScanner(config.clamd),
      speech: createSpeech({
        models: config.speechModels,
        known: demonstrationTranscripts(),
        log,
      }),
      llm: createLlm(config.llm),
      inference: createInference({ directory: config.judgeModelDirectory, log }),
      outgoing: createOutgoing(config.outgoingPrivateAddresses),
      nameServer: createNameServer(),
      clock: systemClock,
      log,
    };
    context.current = ctx;
    return ctx;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An upgrade may take minutes. Meanwhile the program's address says so. */
async function upgradeWhileServing({ config, port, log, database, migrations }: OpenedData): Promise<void> {
  const now: { step?: string; server?: Awaited<ReturnType<typeof serveWhileStarting>> } = {};
  const onStep = async (step: string): Promise<void> => {
    now.step = step;
    if (port !== null)
      now.server ??= await serveWhileStarting({ port, host: config.host }, () => now.step ?? '');
  };
  try {
    await upgrade({ config, database, migrations, log, onStep });
  } finally {
    await now.server?.close();
  }
}

/**
 * Resolves when the work is done, or after this many milliseconds, in which case the work continues. Rejects if the
 * work does.
 */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
}
