import { loadConfig } from '#server/platform/config/config.ts';

/** Prints the effect of the settings, without their secrets. Throws ConfigError. */
export async function checkConfig(): Promise<void> {
  const { publicUrl, dataDirectory, databaseUrl, storageUrl, smtpUrl, process: part } = loadConfig();
  const lines = [
    'The settings are valid.',
    `Address: ${publicUrl}`,
    `Process: ${part}`,
    `Data folder: ${dataDirectory}`,
    `Database: ${databaseUrl === undefined ? 'embedded, in the data folder' : `PostgreSQL at ${hostIn(databaseUrl)}`}`,
    `Files: ${storageUrl === undefined ? 'in the data folder' : `in the bucket ${hostIn(storageUrl)}`}`,
    `Email: ${smtpUrl === undefined ? 'no mail server' : `through ${hostIn(smtpUrl)}`}`,
  ];
  console.log(lines.join('\n'));
}

const hostIn = (address: string): string => new URL(address).host;
