// Prints the path of a Firefox, or nothing. Installs Firefox and PulseAudio if it can.
import { provideFirefox } from './find-firefox.ts';

console.log(provideFirefox() ?? '');
