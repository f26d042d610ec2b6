import { CannotGoOn } from '#server/backup/errors.ts';
import { DataFolderInUse, DatabaseUnusable } from '#server/database/errors.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { CannotListen } from '#server/platform/http/listening.ts';
import { ModelMissing } from '#server/platform/model-missing.ts';

/** For errors that people can fix, only the sentence is printed: a stack trace would bury it. */
const SENTENCES = [CannotGoOn, ConfigError, DataFolderInUse, DatabaseUnusable, CannotListen, ModelMissing];

/** What is printed for an error: its sentence, or everything if it is not one that people can fix. */
export const messageOf = (error: unknown): unknown =>
  error instanceof Error && SENTENCES.some((kind) => error instanceof kind) ? error.message : error;
