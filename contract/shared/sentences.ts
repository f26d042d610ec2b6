import * as refusals from '../messages/en/refusals.ts';
import { fileTooLarge } from './fixed-texts.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';
import { megabytes } from './words.ts';

/** The message for a file that is too large. The specification fixes the one for documents. */
export const tooLarge = (maxBytes: number): string =>
  maxBytes === MAX_DOCUMENT_BYTES ? fileTooLarge : refusals.tooLarge({ size: megabytes(maxBytes) });
