import { CannotGoOn } from '#server/backup/errors.ts';
import { DataFolderInUse, DatabaseUnusable } from '#server/database/errors.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { CannotListen } from '#server/platform/http/listening.ts';
import { ModelMissing } from '#server/platform/model-missing.ts';

/** Errors that people can fix are sentences. A stack trace would hide them. */
const SENTENCES = [CannotGoOn, ConfigError, DataFolderInUse, DatabaseUnusable, CannotListen, ModelMissing];

/** What the person at the command reads of an error: its sentence, or everything if it is none that they can fix. */
export const messageOf = (error: unknown): unknown =>
  error instanceof Error && SENTENCES.some((kind) => error instanceof kind) ? error.message : error;
