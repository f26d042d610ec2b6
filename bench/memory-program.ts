/**
 * The server, which also transcribes at its parent process's request. `memory.ts` starts it and measures its memory.
 */
import { startRoundone } from '#server/roundone.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { longAnswer } from './interview.ts';

const roundone = await startRoundone(loadConfig());
console.log(`Roundone is ready at ${roundone.address}`);
process.on('message', () => {
  void roundone.ctx.speech.transcribe(longAnswer(120)).then(() => process.send?.('transcribed'));
});
process.on('SIGTERM', () => {
  void roundone.stop().then(() => process.exit(0));
});
