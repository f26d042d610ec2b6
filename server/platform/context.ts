import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Files } from './files/files.ts';
import type { LinkSigner } from './files/links.ts';
import type { Inference } from './inference/inference.ts';
import type { Llm } from './llm/llm.ts';
import type { Mail } from './mail/mail.ts';
import type { NameServer } from './outgoing/name-server.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Scanner } from './scanner/scanner.ts';
import type { Speech } from './speech/speech.ts';
import type { Tasks } from './tasks/tasks.ts';

/** Everything outside itself that an action may use. It is created once at startup and passed as the first argument. */
export interface Context {
  config: Config;
  /** The keys for all purposes are derived from it (keys.ts); it has no other use. At least 32 bytes. */
  secret: Uint8Array;
  db: Database;
  /** True if no other process uses the database, so data that was read can be cached until this process changes it. */
  isAlone: boolean;
  tasks: Tasks;
  files: Files;
  links: LinkSigner;
  mail: Mail;
  /** Null unless a virus scanner is configured. */
  scanner: Scanner | null;
  speech: Speech;
  /** Null unless a language model is configured. */
  llm: Llm | null;
  /** Null unless an inference model is configured. */
  inference: Inference | null;
  /** For calls to addresses that people enter. */
  outgoing: Outgoing;
  nameServer: NameServer;
  clock: Clock;
  log: Logger;
}
