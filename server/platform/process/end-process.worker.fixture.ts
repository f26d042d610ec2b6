import { parentPort } from 'node:worker_threads';
import { InferenceSession } from 'onnxruntime-node';
import { findModelFiles } from '../speech/model-files.ts';

const { encoder } = findModelFiles();
parentPort!.postMessage('loading');
// One native call after the other, each of some tenths of a second.
for (;;) await InferenceSession.create(encoder);
