import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Files } from './files/files.ts';
import type { LinkSigner } from './files/links.ts';
import type { Llm } from './llm/llm.ts';
import type { Mail } from './mail/mail.ts';
import type { Scanner } from './scanner/scanner.ts';
import type { Speech } from './speech/speech.ts';
import type { Tasks } from './tasks/tasks.ts';

/** Everything an action may reach outside itself; made once at start and passed first. */
export interface Context {
  config: Config;
  /** What the keys of all purposes are derived from (keys.ts), and used for nothing else; at least 32 bytes. */
  secret: Uint8Array;
  db: Database;
  tasks: Tasks;
  files: Files;
  links: LinkSigner;
  mail: Mail;
  /** Null unless a virus scanner is configured. */
  scanner: Scanner | null;
  speech: Speech;
  /** Null unless a language model is configured. */
  llm: Llm | null;
  clock: Clock;
  log: Logger;
}
