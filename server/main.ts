// The command `roundone`. All commands are listed here with their arguments; their code is loaded on demand, because a
// start loads little before the embedded database.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

interface Given {
  /** What follows the command's own words. */
  values: string[];
  has(option: string): boolean;
}

interface Command {
  /** The arguments as the help shows them: CAPITALS are values, brackets are optional. */
  takes?: string;
  does: string;
  run(given: Given): Promise<void>;
}

const admin =
  (act: 'grant' | 'revoke' | 'list' | 'check' | 'reset-password') =>
  async ({ values: [email] }: Given): Promise<void> =>
    (await import('./command/admin.ts')).runCommand({ act, email });

const COMMANDS: Record<string, Command> = {
  serve: {
    does: 'starts Roundone and runs until Ctrl-C or SIGTERM',
    run: async () => (await import('./command/serve.ts')).serve(),
  },
  backup: {
    takes: '[FILE]',
    does: 'writes everything to one file, even while Roundone runs; without FILE, to DATA_DIR/backups',
    run: async ({ values: [file] }) => (await import('./command/copies.ts')).backup(file),
  },
  restore: {
    takes: 'FILE [--other-secret]',
    does: 'fills an empty installation from a backup; --other-secret accepts another AUTH_SECRET',
    run: async ({ values: [file = ''], has }) =>
      (await import('./command/copies.ts')).restore(file, has('other-secret')),
  },
  move: {
    does: 'copies the embedded database and the files to DATABASE_URL and STORAGE_URL',
    run: async () => (await import('./command/copies.ts')).moveAll(),
  },
  'admin grant': { takes: 'EMAIL', does: 'makes the person an operator', run: admin('grant') },
  'admin revoke': { takes: 'EMAIL', does: 'removes the operator role', run: admin('revoke') },
  'admin list': { does: 'lists the operators', run: admin('list') },
  'admin check': {
    does: 'compares the database with the stored files; exits with 1 if files are missing',
    run: admin('check'),
  },
  'reset-password': {
    takes: 'EMAIL',
    does: 'prints a link for choosing a new password; no email is sent',
    run: admin('reset-password'),
  },
  'check-config': {
    does: 'checks the settings without starting anything',
    run: async () => (await import('./command/check-config.ts')).checkConfig(),
  },
  models: {
    does: 'lists the interview languages and their speech models; exits with 1 if a model was changed',
    run: async () => (await import('./command/models.ts')).listModels(),
  },
  'models add': {
    takes: 'LANGUAGE [FILE]',
    does: 'installs the speech model for a language after you confirm its licence; from npm, or from FILE made by npm pack',
    run: async ({ values: [language = '', file] }) =>
      (await import('./command/models.ts')).addModel(language, file),
  },
  migrate: {
    takes: '[--dry-run]',
    does: 'upgrades the database without starting Roundone; --dry-run only shows what it would do',
    run: async ({ has }) => (await import('./command/migrate.ts')).migrateByCommand(has('dry-run')),
  },
  version: {
    does: 'prints the version',
    run: async () => console.log((await import('./platform/config/version.ts')).VERSION),
  },
};

/** The exit code of a command that was used incorrectly. */
const MISUSED = 2;

const usageOf = (words: string): string =>
  ['roundone', words, COMMANDS[words]?.takes].filter(Boolean).join(' ');

function help(): string {
  const all = Object.keys(COMMANDS);
  const width = Math.max(...all.map((words) => usageOf(words).length));
  return [
    'Usage: roundone COMMAND',
    '',
    ...all.map((words) => `  ${usageOf(words).padEnd(width)}  ${COMMANDS[words]!.does}`),
    '',
    'The settings are environment variables: see docs/configuration.md.',
  ].join('\n');
}

/** The given command, ready to run, or a sentence that says what is wrong with it. */
function readCommand(given: string[]): (() => Promise<void>) | string {
  const words = [given.slice(0, 2).join(' '), given[0] ?? ''].find((name) => Object.hasOwn(COMMANDS, name));
  if (words === undefined) {
    if (given.length === 0 || ['--help', '-h', 'help'].includes(given[0]!))
      return async () => console.log(help());
    const begun = Object.keys(COMMANDS).filter((name) => name.startsWith(`${given[0]} `));
    if (begun.length > 0) return `Say which: ${begun.map((name) => `roundone ${name}`).join(', ')}.`;
    return `There is no command "${given[0]}". roundone --help lists them all.`;
  }
  const { takes = '', does, run } = COMMANDS[words]!;
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const [, name] of takes.matchAll(/--([\w-]+)/g)) options[name!] = { type: 'boolean' };
  const wrong = `Usage: ${usageOf(words)}`;
  try {
    const args = given.slice(words.split(' ').length);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values['help'] === true) return async () => console.log(`Usage: ${usageOf(words)}\n\nIt ${does}.`);
    const places = takes.split(' ');
    const least = places.filter((place) => /^[A-Z]+$/.test(place)).length;
    const most = places.filter((place) => /^\[?[A-Z]+\]?$/.test(place)).length;
    if (positionals.length < least || positionals.length > most) return wrong;
    return () => run({ values: positionals, has: (option) => values[option] === true });
  } catch {
    return wrong;
  }
}

const command = readCommand(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(command);
  process.exitCode = MISUSED;
} else {
  command().catch(async (error: unknown) => {
    const { messageOf } = await import('./command/sentences.ts');
    console.error(messageOf(error));
    // Something that was started may keep the process alive.
    process.exit(1);
  });
}
