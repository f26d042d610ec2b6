import { doJobs } from '#server/platform/threads/job-thread.ts';
import { damaged, UnreadableDocument, type WhyUnreadable } from './errors.ts';
import { MAX_TEXT_CHARACTERS } from './limits.ts';

export interface Reading {
  text: string;
}

/** The file to read. */
export interface Document {
  bytes: Uint8Array;
  mediaType: string;
}

export type Answer = { reading: Reading } | { refusal: WhyUnreadable };

/** Each parser is loaded only when its kind of file arrives, because loading takes longer than reading. */
async function read(bytes: Uint8Array, mediaType: string): Promise<string> {
  switch (mediaType) {
    case 'application/pdf':
      return (await import('./pdf.ts')).pdfText(bytes);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return (await import('./docx.ts')).docxText(bytes);
    case 'text/plain':
      return plainText(bytes);
    case 'application/msword':
      throw new UnreadableDocument('old-word');
    default:
      throw new UnreadableDocument('unreadable-kind');
  }
}

function plainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw damaged(error);
  }
}

/** Uses one kind of line break, and removes control characters and runs of blank lines. */
function tidy(read: string): Reading {
  const text = read
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: text.slice(0, MAX_TEXT_CHARACTERS).toWellFormed() };
}

async function answer({ bytes, mediaType }: Document): Promise<Answer> {
  try {
    return { reading: tidy(await read(bytes, mediaType)) };
  } catch (error) {
    return { refusal: error instanceof UnreadableDocument ? error.why : 'damaged' };
  }
}

doJobs(answer);
