import { writeFile } from 'node:fs/promises';
import { settings } from './settings.ts';
import type { Setting } from './settings.ts';

export const configurationPage = new URL('../../../docs/configuration.md', import.meta.url);

/** The text of docs/configuration.md, generated from the settings. */
export function renderConfigurationPage(): string {
  const rows = Object.values<Setting<unknown>>(settings).map(
    ({ env, doc, default: value, defaultDoc }) => `| \`${env}\` | ${defaultDoc ?? `\`${value}\``} | ${doc} |`,
  );
  return `# Configuration

Roundone is configured by environment variables. All are optional: with none set it keeps everything in one folder and
needs no other service. An empty variable counts as unset. All are checked at the start; a wrong value ends it with a
sentence that names the variable.

<!-- Made from server/platform/config/settings.ts by: npm run docs:config -->

| Variable | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}

The credentials for \`STORAGE_URL\` are read as the AWS libraries do: from \`AWS_ACCESS_KEY_ID\`, \`AWS_SECRET_ACCESS_KEY\`,
a profile, or the machine's role.

## Several processes

\`PROCESS=web\` and \`PROCESS=worker\` run as many times as needed, on one machine or many, with the same \`DATABASE_URL\`,
\`AUTH_SECRET\` and \`PUBLIC_URL\`, and with the same files: through \`STORAGE_URL\`, or on one machine a common \`DATA_DIR\`.
`;
}

if (import.meta.main) {
  await writeFile(configurationPage, renderConfigurationPage());
  console.log('docs/configuration.md was written.');
}
