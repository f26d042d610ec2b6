// Prints the path of a Firefox, or nothing. Installs one, and PulseAudio, where it can.
import { provideFirefox } from './find-firefox.ts';

console.log(provideFirefox() ?? '');
