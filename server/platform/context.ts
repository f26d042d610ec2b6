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

/**
 * Everything that an action may use outside itself. It is made once at the start, and passed as the first
 * argument.
 */
export interface Context {
  config: Config;
  /** The keys of all purposes are derived from it (keys.ts). It has no other use. At least 32 bytes. */
  secret: Uint8Array;
  db: Database;
  /** No other process uses the database, so that what was read may be kept until this process changes it. */
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
  /** For calls to addresses that people entered. */
  outgoing: Outgoing;
  nameServer: NameServer;
  clock: Clock;
  log: Logger;
}
