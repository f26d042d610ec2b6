import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { getCaptcha, signIn } from '#contract/account/auth.ts';
import type { Role } from '#contract/shared/audience.ts';
import type { Endpoint, Envelope, InputOf } from '#contract/shared/endpoint.ts';
import { submitEmployerProfile } from '#contract/account/employer.ts';
import { submitCandidateProfile, uploadCandidateAvatar, uploadResume } from '#contract/account/candidate.ts';
import { uploadProfilePicture } from '#contract/account/users.ts';
import { handlers, hasFileAccess, resumable, routes, webRoutes } from '#server/features/features.ts';
import { sampleMails } from '#server/features/mails.ts';
import { makeForEmployer } from '#server/features/accounts/registration/registrations.ts';
import { hashPassword, setPasswordCost } from '#server/features/accounts/sign-in/passwords.ts';
import { beginLogin } from '#server/features/accounts/sign-in/sign-in.ts';
import { insertUser, markEmailVerified } from '#server/features/accounts/store.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { listCities, listStates } from '#server/features/masters/geography.ts';
import { seedMasters } from '#server/features/masters/seed.ts';
import type { Database } from '#server/database/database.ts';
import { storedAttachments } from '#server/platform/mail/stored-attachments.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import type { Context } from '#server/platform/context.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLinkSigner } from '#server/platform/files/links.ts';
import { buildApp } from '#server/platform/http/app.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { createMail } from '#server/platform/mail/mail.ts';
import { createNameServer } from '#server/platform/outgoing/name-server.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { testDatabase } from './database.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { solvedPayload } from './captcha.ts';
import { PNG } from './documents.ts';
import { createSharedSpeech } from './heard.ts';
import { settling } from './stored-tasks.ts';

/** An answer from the server, taken from its envelope. `data` is `responseData`, typed by the contract. */
export interface Reply<T> {
  httpStatus: number;
  statusCode: 0 | 1 | 2;
  message: string;
  /** Set for every refusal. */
  code: string | undefined;
  data: T;
  /** The cursor of the next page, from the Link header. */
  nextCursor: string | null;
  /** The cookie that the answer sets. */
  cookies: Record<string, string>;
}

export interface Person {
  id: string;
  token: string;
  name: string;
  email: string;
  password: string;
}

export type World = Awaited<ReturnType<typeof startWorld>>;

const PASSWORD = 'Quoin7!vex';
/** The minimum that argon2 accepts. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The whole server on its own database, called over HTTP without a socket: real queue, real files, real speech
 * recognition. The given settings replace the usual ones. The clock advances by a millisecond on each reading until it
 * is set. With `retryDelaySeconds`, a failed task waits before its next try.
 */
export async function startWorld({
  log = pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' }),
  settings = {},
  retryDelaySeconds = 0,
  securityLog,
  server,
}: {
  log?: Logger;
  settings?: Record<string, string>;
  retryDelaySeconds?: number;
  securityLog?: Logger;
  /** The PostgreSQL server to use; none if empty. By default, the one in TEST_DATABASE_URL. */
  server?: string;
} = {}) {
  setPasswordCost(CHEAP_PASSWORDS);
  const folder = await mkdtemp(join(tmpdir(), 'roundone-test-'));
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', ...settings });
  const database = await testDatabase(server);
  await seedMasters(database.db);
  const time = { now: Date.parse('2030-03-05T10:00:00.000Z') };
  const clock = {
    // Each reading adds a millisecond, so that later events have later times.
    now: () => new Date((time.now += 1)),
    set: (now: Date) => {
      time.now = now.getTime();
    },
  };
  const secret = randomBytes(32);
  // A failed task is retried at once, because tests wait for the result and not for the pauses between tries.
  const tasks = await createTasks({ database, log, context: () => ctx, retryDelaySeconds });
  const ctx: Context = {
    config,
    secret,
    db: database.db,
    isAlone: database.engine === 'pglite',
    tasks,
    files: createFiles({ ...config, log }),
    links: createLinkSigner(secret),
    mail: createMail({ ...config, db: database.db, log, clock }),
    scanner: null,
    speech: createSharedSpeech(log),
    llm: null,
    inference: null,
    outgoing: createOutgoing(config.outgoingPrivateAddresses),
    nameServer: createNameServer(),
    clock,
    log,
  };
  await tasks.work(handlers);
  const app: FastifyInstance = await buildApp(ctx, {
    routes,
    resumable,
    webRoutes,
    hasFileAccess,
    sampleMails: () => sampleMails(config.publicUrl),
    authenticate,
    undeclaredCodes: 'fail',
    ...(securityLog === undefined ? {} : { securityLog }),
  });

  const settle = settling(database.db);
  const calls = callsTo(app);
  const mailTo = mailReader(database.db, settle);
  const people = peopleWith(ctx, calls);

  async function close(): Promise<void> {
    await app.close();
    await tasks.close({ timeoutMs: 5_000 });
    await ctx.speech.close();
    await ctx.outgoing.close();
    await rm(folder, { recursive: true, force: true });
  }

  return { app, ctx, db: database.db, clock, folder, settle, mailTo, close, ...calls, ...people };
}

/** `languages` as in Accept-Language. */
type Sender = Origin & { languages: string };

/** The ways to call the server, over HTTP without a socket. */
function callsTo(app: FastifyInstance) {
  const parse = <T>(response: {
    statusCode: number;
    body: string;
    headers: Record<string, unknown>;
  }): Reply<T> => {
    const { responseStatus, responseData } = JSON.parse(response.body) as Envelope<T>;
    if (responseStatus.statusCode !== 0 && responseStatus.code === undefined)
      throw new Error(`A refusal without a code: ${responseStatus.message}`);
    const cursor = /[?&]cursor=([^&>]+)/.exec(String(response.headers['link'] ?? ''))?.[1];
    return {
      httpStatus: response.statusCode,
      statusCode: responseStatus.statusCode,
      message: responseStatus.message,
      code: responseStatus.code,
      data: responseData,
      nextCursor: cursor === undefined ? null : decodeURIComponent(cursor),
      cookies: cookiesIn(response.headers['set-cookie']),
    };
  };
  const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` });

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    token?: string,
    from: Partial<Sender> = {},
  ) {
    return callRaw<E['output'] extends { _output: infer T } ? T : never>(endpoint, input, token, from);
  }

  /** The same with any input, like a client that ignores the contract. */
  async function callRaw<T = unknown>(
    endpoint: Endpoint,
    input: unknown,
    token?: string,
    from: Partial<Sender> = {},
  ): Promise<Reply<T>> {
    const { path, rest } = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
    const isGet = endpoint.method === 'GET';
    const response = await app.inject({
      method: endpoint.method,
      url: `/api/${path}${isGet ? queryOf(rest) : ''}`,
      ...(from.address === undefined ? {} : { remoteAddress: from.address }),
      headers: {
        ...bearer(token),
        ...(from.userAgent === undefined ? {} : { 'user-agent': from.userAgent }),
        ...(from.languages === undefined ? {} : { 'accept-language': from.languages }),
        ...(from.cookies === undefined ? {} : { cookie: cookieText(from.cookies) }),
      },
      ...(isGet ? {} : { payload: input ?? {} }),
    });
    return parse(response);
  }

  async function upload<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    file: { filename: string; content: Uint8Array },
    token?: string,
  ): Promise<Reply<string>> {
    const boundary = `----${randomUUID()}`;
    const name = file.filename.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${endpoint.upload?.field ?? 'file'}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    const response = await app.inject({
      method: 'POST',
      url: `/api/${endpoint.path}${queryOf(input ?? {})}`,
      headers: { ...bearer(token), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return parse(response);
  }

  async function solveCaptcha(): Promise<string> {
    return solvedPayload(expectSuccess(await call(getCaptcha, {})));
  }

  return { call, callRaw, upload, solveCaptcha };
}

/** Reads the emails that were sent to an address. */
function mailReader(db: Database, settle: () => Promise<void>) {
  /** The emails that this address received, oldest first. */
  async function mailTo(address: string) {
    await settle();
    const rows = await db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('recipient', '=', address)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((mail) => ({
      subject: mail.subject,
      text: mail.body_text,
      attachments: storedAttachments.read(mail.attachments, mail.id),
      /** The first link in the email. */
      link: /https?:\/\/\S+/.exec(mail.body_text)?.[0] ?? null,
    }));
  }
  return mailTo;
}

/** Creates people with an account, a session and, unless the test says otherwise, a profile. */
function peopleWith(ctx: Context, { call, upload }: ReturnType<typeof callsTo>) {
  const { db } = ctx;
  const passwordHash = hashPassword(PASSWORD);

  /** Creates what registering, following the emailed link and signing in leave behind. No email is sent. */
  async function makeAccount(role: Role, name: string, domain = 'example.com'): Promise<Person> {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomBytes(4).toString('hex')}@${domain}`;
    const now = ctx.clock.now();
    const user = await insertUser(db, {
      role,
      name,
      email,
      mobile: '5550101234',
      passwordHash: await passwordHash,
      createdAt: now,
    });
    if (!user) throw new Error(`${email} is registered already.`);
    if (role === 'employer') await makeForEmployer(db, user);
    await markEmailVerified(db, user.id, now);
    const origin = { address: '127.0.0.1', userAgent: 'lightMyRequest', cookies: {}, remember: false };
    const { data } = await beginLogin(ctx, user, origin);
    return { id: user.id, token: data.token, name, email, password: PASSWORD };
  }

  /** Signs in again. Returns the token of the new session. */
  async function signInAgain(
    { email, password }: Pick<Person, 'email' | 'password'>,
    from: Partial<Origin> = {},
  ): Promise<string> {
    return expectSuccess(await call(signIn, { email, password }, undefined, from)).token;
  }

  /** An employer; with `profile`, also the company's profile. */
  async function employer(
    name = 'Erin Employer',
    options: { profile: boolean; domain?: string } = { profile: true },
  ): Promise<Person> {
    const person = await makeAccount('employer', name, options.domain);
    if (!options.profile) return person;
    const logo = await upload(uploadProfilePicture, {}, { filename: 'logo.png', content: PNG }, person.token);
    const sector = await db.selectFrom('sectors').select('id').orderBy('position').executeTakeFirstOrThrow();
    const profile = {
      sectorId: sector.id,
      fullAddress: '1 Main Street',
      ...somePlace(),
      zipCode: '10001',
      avatarPath: expectSuccess(logo),
      terms: true as const,
    };
    expectSuccess(await call(submitEmployerProfile, profile, person.token));
    return person;
  }

  /** A candidate; with `profile`, also the candidate's profile, with the given text in the resume. */
  async function candidate(
    name = 'Cam Candidate',
    options: { profile?: boolean; skills?: string[]; resume?: string } = {},
  ): Promise<Person> {
    const person = await makeAccount('candidate', name);
    if (options.profile === false) return person;
    const avatar = await upload(
      uploadCandidateAvatar,
      {},
      { filename: 'me.png', content: PNG },
      person.token,
    );
    const content = pdfOf(options.resume ?? 'Five years of JavaScript.');
    const resume = await upload(uploadResume, {}, { filename: 'resume.pdf', content }, person.token);
    const education = await db
      .selectFrom('educations')
      .select('id')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    const profile = {
      name,
      mobile: '5550101234',
      fullAddress: '22 Long Street, Apartment 7',
      ...somePlace(),
      zipCode: '10001',
      educationId: education.id,
      skills: (options.skills ?? ['JavaScript']).map((skill) => ({ name: skill })),
      experienceInYear: 5,
      experienceInMonth: 0,
      resumePath: expectSuccess(resume),
      avatarPath: expectSuccess(avatar),
      terms: true as const,
    };
    expectSuccess(await call(submitCandidateProfile, profile, person.token));
    return person;
  }

  return { signInAgain, employer, candidate };
}

/** Returns `responseData` of a success. Otherwise fails the test with the server's message. */
export function expectSuccess<T>(reply: Reply<T>): T {
  if (reply.statusCode !== 0) {
    throw new Error(
      `expected success, got ${reply.httpStatus}/${reply.statusCode}: ${reply.message} ${JSON.stringify(reply.data)}`,
    );
  }
  return reply.data;
}

/** A country, state and city that belong together. */
export function somePlace(): { countryId: string; stateId: string; cityId: string } {
  const state = listStates('US')[0];
  const city = state && listCities(state.id)[0];
  if (!state || !city) throw new Error('The geography has no city in the US.');
  return { countryId: 'US', stateId: state.id, cityId: city.id };
}

function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value.toWellFormed());
  });
  return { path: filled, rest };
}

const cookieText = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

function cookiesIn(header: unknown): Record<string, string> {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(header ?? '')) ?? [];
  return name === undefined || value === undefined ? {} : { [name]: value };
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}
