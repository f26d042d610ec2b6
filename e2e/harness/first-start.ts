import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIRST_DATA, launchRoundone } from './roundone.ts';

/**
 * Runs once before all journeys. A first start spends most of its time creating the database, so the servers of the
 * journeys begin with copies of that database.
 */
export default async function startOnce(): Promise<() => void> {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'roundone-first-'));
  const server = await launchRoundone({ dataDirectory });
  await server.stop();
  process.env[FIRST_DATA] = dataDirectory;
  return () => rmSync(dataDirectory, { recursive: true, force: true });
}
