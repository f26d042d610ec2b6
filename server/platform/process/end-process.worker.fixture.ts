import { parentPort } from 'node:worker_threads';
import { InferenceSession } from 'onnxruntime-node';
import { findModelFiles } from '../speech/model-files.ts';

const { encoder } = findModelFiles();
parentPort!.postMessage('loading');
// Makes one native call after another, each taking a few tenths of a second.
for (;;) await InferenceSession.create(encoder);
