import { z } from 'zod';
import type { AuditAction } from '#contract/company/audit-actions.ts';
import type { HeldKind } from '#contract/privacy/held-kinds.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { takeOutOfOperatorEvents } from '#server/features/accounts/operators/operator-store.ts';
import { lockUser } from '#server/features/accounts/sessions/session-store.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { takeOutOfHistory } from '#server/features/companies/audit-store.ts';
import { objectsOfInterview } from '#server/features/interviews/store.ts';
import { playableKey } from '#server/features/interviews/playable-key.ts';
import { deleteFormerObjects } from '#server/features/uploads/delete-objects.ts';
import { chunksFolder } from '#server/features/interviews/recordings.ts';
import { countMessages } from '#server/features/messages/message-store.ts';
import { forgetViews } from '#server/features/pipeline/saved-views-store.ts';
import { callOffErased } from '#server/features/rounds/times/call-off-erased.ts';
import { afterRecordingDeletion } from '#server/features/rounds/recordings/forget.ts';
import {
  recordingFolder,
  recordingsOfApplication,
} from '#server/features/rounds/recordings/recording-store.ts';
import { forgetDeliveries } from '#server/features/webhooks/delivery-store.ts';
import type { Context } from '#server/platform/context.ts';
import { CONTAINERS } from '#server/platform/media/containers.ts';
import { forgetMails } from '#server/platform/mail/store.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { queueEraseBytes } from './erase-bytes.ts';
import { deleteExports } from './export-store.ts';
import * as store from './erasure-store.ts';
import { answerByErasure } from './answer-withdrawal.ts';
import { keepFigures } from './figures-store.ts';
import type { Subject } from './held-store.ts';
import type { Counts } from './stored-counts.ts';

/**
 * The only place that deletes a person's data. All rows are deleted in one transaction, which queues a task for the
 * objects.
 */

export const eraseObjects = defineTask({
  name: 'privacy.erase-objects',
  payload: z.object({ keys: z.array(z.string()), folders: z.array(z.string()) }),
});

/** A part of a recording, or a video in progress, may arrive a moment after its interview was erased. */
const SECOND_LOOK_MS = HOUR_MS;

/** Deletes an account with all data about the person. The caller has locked the applications. */
export async function eraseAccount(
  ctx: Context,
  tx: Database,
  { userId, applications }: { userId: string; applications: readonly { id: string; employer_id: string }[] },
): Promise<Counts> {
  const user = await lockUser(tx, userId);
  if (!user) return {};
  const applicationIds = applications.map(({ id }) => id);
  const companyIds = [...new Set(applications.map(({ employer_id }) => employer_id))];
  const emails = await store.addressesOf(tx, userId, user.email);
  const subject: Subject = { userId, emails, applicationIds };
  const counts: Partial<Record<HeldKind, number>> = await store.countHeld(tx, subject, 'all');
  const objects = await objectsOf(tx, subject);

  objects.keys.push(...(await deleteExports(tx, 'company', companyIds)));

  for (const id of applicationIds) await keepFigures(tx, id);
  const namedTo = await store.addressesOfMembers(tx, companyIds);
  const name = patternOf(user.name);
  const words = [...emails, userId, ...applicationIds.map((id) => id.toLowerCase())];
  const mails = await forgetMails(tx, { addresses: emails, words, namedTo, name });
  const others: [HeldKind, number][] = [
    ['mails', mails],
    ['tasks', await ctx.tasks.forget(tx, { words, namedTo, name })],
    ['events', await forgetDeliveries(tx, applicationIds)],
    ['saved-views', await forgetViews(tx, companyIds, [user.name, ...emails])],
    [
      'history',
      (await takeOutOfHistory(tx, { userId, addresses: emails, applicationIds })) +
        (await takeOutOfOperatorEvents(tx, userId)),
    ],
  ];
  // The text is deleted with the person. The company only keeps the fact that someone wrote.
  const messages = await countMessages(tx, applicationIds);
  await callOffErased(ctx, tx, userId);
  await store.deleteHeld(tx, subject, 'all');
  await queueLeftovers(ctx, tx, objects);
  for (const companyId of companyIds)
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId,
      actor: { kind: 'system' },
      action: 'applicant.erased',
      details: {
        applications: applications.filter((one) => one.employer_id === companyId).length,
        ...(messages.has(companyId) ? { messages: messages.get(companyId)! } : {}),
      },
    });
  return withCounts(counts, others);
}

/** Deletes the interview of an application, with all attempts and everything made from it. The application stays. */
export async function eraseInterview(ctx: Context, tx: Database, application: OfCompany): Promise<Counts> {
  const { id } = application;
  const counts: Partial<Record<HeldKind, number>> = await store.countHeld(tx, ofInterview(id), 'interview');
  let tasks = 0;
  await erasePart(ctx, tx, application, ['interview', 'interview.erased'], async () => {
    tasks = await ctx.tasks.forget(tx, { ...namedBy(id), begin: 'interviews.' });
    await store.markInterviewErased(tx, id, ctx.clock.now());
    await answerByErasure(ctx, tx, id);
  });
  return withCounts(counts, [['tasks', tasks]]);
}

/** Deletes the video and audio of an application's interviews, in all attempts. What was made from them stays. */
export const eraseFilm = (ctx: Context, tx: Database, application: OfCompany): Promise<void> =>
  erasePart(ctx, tx, application, ['film', 'interview.film-erased'], () =>
    store.markFilmErased(tx, application.id, ctx.clock.now()),
  );

/**
 * Deletes an application and everything about it. The person, the account and other applications stay, and so do
 * figures.
 */
export const eraseApplication = (ctx: Context, tx: Database, application: OfCompany): Promise<void> =>
  erasePart(ctx, tx, application, ['all', 'application.erased'], async () => {
    const { id } = application;
    await keepFigures(tx, id);
    await forgetMails(tx, { addresses: [], ...namedBy(id) });
    await ctx.tasks.forget(tx, namedBy(id));
    await forgetDeliveries(tx, [id]);
  });

const ofOne = (id: string): Subject => ({ userId: null, emails: [], applicationIds: [id] });
const ofInterview = (id: string): Subject => ({ ...ofOne(id), keepsRounds: true });
const namedBy = (id: string) => ({ words: [id.toLowerCase()], namedTo: [], name: null });

/** Deletes a part of an application. `others` handles what is outside its rows, while the rows still exist. */
async function erasePart(
  ctx: Context,
  tx: Database,
  { id, employer_id: companyId }: OfCompany,
  [part, action]: [store.Part, AuditAction],
  others: () => Promise<void>,
): Promise<void> {
  const subject = part === 'all' ? ofOne(id) : ofInterview(id);
  const objects = await objectsOf(tx, subject);
  objects.keys.push(...(await deleteExports(tx, 'company', [companyId])));
  await others();
  await store.deleteHeld(tx, subject, part);
  await queueLeftovers(ctx, tx, objects);
  await recordAudit(tx, {
    at: ctx.clock.now(),
    companyId,
    actor: { kind: 'system' },
    action,
    subject: { kind: 'application', id },
  });
}

type OfCompany = Pick<ApplicationRow, 'id' | 'employer_id'>;

function withCounts(counts: Counts, others: readonly [HeldKind, number][]): Counts {
  const all = { ...counts };
  for (const [kind, count] of others) if (count > 0) all[kind] = (all[kind] ?? 0) + count;
  return all;
}

type Objects = z.infer<typeof eraseObjects.payload> & { fileIds: readonly string[] };

async function objectsOf(tx: Database, subject: Subject): Promise<Objects> {
  const { keys, recordingIds, fileIds } = await store.objectsOf(tx, subject);
  const ofInterviews: string[] = [];
  for (const id of subject.applicationIds) ofInterviews.push(...(await objectsOfInterview(tx, id)));
  // A video is named after its source, so that a video in progress is found too.
  const videos = [...recordingIds, ...fileIds].flatMap((id) =>
    CONTAINERS.map((container) => playableKey(id, container)),
  );
  const ofRounds: string[] = [];
  if (!subject.keepsRounds)
    for (const id of subject.applicationIds)
      ofRounds.push(...(await recordingsOfApplication(tx, id)).map(recordingFolder));
  return {
    keys: [...new Set([...keys, ...ofInterviews, ...videos])],
    folders: [...recordingIds.map(chunksFolder), ...ofRounds],
    fileIds,
  };
}

async function queueLeftovers(ctx: Context, tx: Database, { fileIds, ...objects }: Objects): Promise<void> {
  await queueEraseBytes(ctx, tx);
  await deleteFormerObjects(ctx, tx, fileIds);
  if (objects.keys.length === 0 && objects.folders.length === 0) return;
  await ctx.tasks.queue(tx, eraseObjects, objects);
  // Tasks wait by the machine's clock.
  const startAfter = new Date(Date.now() + SECOND_LOOK_MS);
  await ctx.tasks.queue(tx, eraseObjects, objects, { startAfter });
}

afterRecordingDeletion(async (ctx, tx, { companyId, folders }) => {
  const keys = await deleteExports(tx, 'company', [companyId]);
  await queueLeftovers(ctx, tx, { keys, folders: [...folders], fileIds: [] });
});

/** A PostgreSQL pattern that finds the name as whole words in a text. Null for a name without letters. */
function patternOf(name: string): string | null {
  const words = name.match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  return `(^|[^[:alnum:]])${words.join('[^[:alnum:]]+')}($|[^[:alnum:]])`;
}
