import * as refusals from '../messages/en/refusals.ts';
import { fileTooLarge } from './fixed-texts.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';
import { megabytes } from './words.ts';

/** The message for a file that is too large. That of documents is fixed by the specification. */
export const tooLarge = (maxBytes: number): string =>
  maxBytes === MAX_DOCUMENT_BYTES ? fileTooLarge : refusals.tooLarge({ size: megabytes(maxBytes) });
