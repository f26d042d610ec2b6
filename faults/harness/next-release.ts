// The program as its next release: with the migrations in the folder that MIGRATIONS names.

import { pathToFileURL } from 'node:url';
import { openData } from '#server/open-data.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { endProcess } from '#server/platform/process/end-process.ts';
import { startRoundone } from '#server/roundone.ts';

const config = loadConfig();
const migrations = pathToFileURL(`${process.env['MIGRATIONS']}/`);
const roundone = await startRoundone(
  config,
  openData(config).then((opened) => ({ ...opened, migrations })),
);
process.once('SIGTERM', () => void roundone.stop().then(() => endProcess(0, roundone.ctx.log)));
console.log(`Roundone is ready at ${roundone.address}`);
