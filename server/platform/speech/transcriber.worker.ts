import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadTranscriber } from './transcriber.ts';
import type { Transcriber } from './transcriber.ts';
import type { Models, Reply, Request } from './speech.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import type { WorkerMessage } from './worker-pool.ts';

if (!parentPort) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const models: Models = workerData;

// On Linux, each thread has its own niceness (setpriority(2)). The web server takes priority over the recogniser.
if (process.platform === 'linux') setPriority(0, 10);

const loading: Partial<Record<Request['language'], Promise<Transcriber>>> = {};

port.on('message', async (message: WorkerMessage<Request>) => {
  // The message arrives between two calls of the models, so that no call is interrupted.
  if (message === 'end') process.exit();
  try {
    const { wav, language } = message.request;
    const transcriber = await (loading[language] ??= loadTranscriber(models[language]!));
    port.postMessage({ transcript: await transcriber.transcribe(wav) } satisfies Reply);
  } catch (error) {
    if (error instanceof UnreadableAudio) port.postMessage({ unreadable: error.message } satisfies Reply);
    // After any other error the models may be in a bad state, so the thread ends and the pool starts another.
    else throw error;
  }
});
