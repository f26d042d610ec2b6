// Kills, freezes and starves the program in many ways, and reports what was lost.
//   npm run test:faults                 with a new seed, which is printed
//   npm run test:faults -- SEED ROUNDS  the same faults again; ROUNDS kills of each kind on each engine

import { randomInt } from 'node:crypto';
import { root } from '../scripts/install.mjs';
import { run } from '../scripts/run.mjs';

const [seed = String(randomInt(1_000_000)), rounds = '5'] = process.argv.slice(2);
console.log(`Seed ${seed}, ${rounds} rounds. The same again: npm run test:faults -- ${seed} ${rounds}`);
process.exitCode = await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults'],
  { cwd: root, env: { ...process.env, FAULT_SEED: seed, FAULT_ROUNDS: rounds } },
);
