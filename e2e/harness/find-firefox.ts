import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, isDebian } from './debian.ts';

const commands = ['firefox-esr', 'firefox'];
const applications = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

const onPath = (names: string[]): string[] =>
  names.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => path.join(folder, name)),
  );

/** The path of a Firefox: from FIREFOX_PATH, on the PATH or in a usual place. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, but that file does not exist.`);
  }
  return [...onPath(commands), ...applications].find((file) => existsSync(file));
}

/** A sound server, which gives a machine without a sound card a loudspeaker. */
export const findPulseAudio = (): string | undefined =>
  onPath(['pulseaudio']).find((file) => existsSync(file));

/** Finds Firefox and PulseAudio, or installs Debian's packages if run as root. */
export function provideFirefox(): string | undefined {
  const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findPulseAudio() ? [] : ['pulseaudio'])];
  if (missing.length > 0 && process.getuid?.() === 0 && isDebian()) {
    console.error(`Installing ${missing.join(' and ')} with apt-get …`);
    installFromDebian(missing);
  }
  return findFirefox();
}
