import { z } from 'zod';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getAbout } from '#contract/shared/operator.ts';
import { readSetting, writeSetting } from '#server/database/settings-store.ts';
import { VERSION } from '#server/platform/config/version.ts';
import type { Context } from '#server/platform/context.ts';

const NEWEST_KEY = 'updates.newest';

const published = z.object({ version: z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}$/) });

export async function showAbout(ctx: Context): Promise<OutputOf<typeof getAbout>> {
  const checksForUpdates = ctx.config.checkForUpdates !== undefined;
  const newest = checksForUpdates ? await readSetting(ctx.db, NEWEST_KEY) : null;
  return {
    version: VERSION,
    node: process.versions.node,
    database: ctx.isAlone ? 'embedded' : 'postgres',
    checksForUpdates,
    newerVersion: newest !== null && isNewer(newest) ? newest : null,
  };
}

/** Asks the operator's address, if there is one. What fails is logged, and tried again the next night. */
export async function checkForUpdates({ config, db, log, outgoing }: Context): Promise<void> {
  if (config.checkForUpdates === undefined) return;
  try {
    const answer = await outgoing.fetchForOperator(config.checkForUpdates);
    const { version } = published.parse(await answer.json());
    await writeSetting(db, NEWEST_KEY, version);
  } catch (error) {
    log.warn({ err: error }, 'CHECK_FOR_UPDATES gave no version');
  }
}

const isNewer = (version: string): boolean => version.localeCompare(VERSION, 'en', { numeric: true }) > 0;
