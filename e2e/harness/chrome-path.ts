// Prints the path of a Chrome or Chromium. Installs one if there is none.
import { provideChrome } from './chrome.ts';

try {
  console.log(provideChrome());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
