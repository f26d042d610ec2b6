import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage } from '#server/platform/speech/worker-pool.ts';
import { type Inferer, loadInferer } from './inferer.ts';
import type { InferenceRequest } from './inference.ts';
import type { InferenceFiles } from './model-files.ts';

if (!parentPort) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const files: InferenceFiles = workerData;

// On Linux, each thread has its own niceness (setpriority(2)). The web server takes priority over the model.
if (process.platform === 'linux') setPriority(0, 10);

let loading: Promise<Inferer> | null = null;

port.on('message', async (message: WorkerMessage<InferenceRequest>) => {
  if (message === 'end') process.exit();
  const { text, statements } = message.request;
  loading ??= loadInferer(files);
  // After an error the model may be in a bad state, so the thread ends and the pool rejects the request.
  port.postMessage(await (await loading).infer(text, statements));
});
