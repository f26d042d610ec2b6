import { type Said, say } from '#contract/messages/message.ts';
import {
  FILE_KINDS as KINDS,
  HEIC_REFUSAL,
  type FileKind as KindName,
  type FileType,
} from '#contract/shared/file-kinds.ts';
import * as words from '#contract/messages/en/words.ts';
import type { Code } from '#contract/shared/refusals.ts';
import { tooLarge } from '#contract/shared/texts.ts';
import { inDigits } from '#contract/shared/words.ts';
import type { ApiError } from '#web/api/api-error.ts';

export interface FileKind {
  extensions: readonly string[];
  wrongKind: Said;
  preview: 'image' | 'video' | 'document' | 'none';
  words: Said;
}

const ALSO: Partial<Record<FileType, string>> = { jpg: '.jpeg' };

const kind = (name: KindName, preview: FileKind['preview']): FileKind => {
  const { types, refusal, words } = KINDS[name];
  const extensions = types.flatMap((type) => [`.${type}`, ALSO[type] ?? []].flat());
  return { extensions, wrongKind: refusal, preview, words };
};

/** The browser checks a file's name first, to avoid a useless upload. The server checks the content. */
export const FILE_KINDS: Record<KindName, FileKind> = {
  image: kind('image', 'image'),
  resume: kind('resume', 'document'),
  coverLetter: kind('coverLetter', 'document'),
  certificate: kind('certificate', 'document'),
  video: kind('video', 'video'),
  recording: kind('recording', 'video'),
  roundRecording: kind('roundRecording', 'none'),
  wav: kind('wav', 'document'),
};

export function refuseFile(file: File, { extensions, wrongKind }: FileKind, maxBytes: number): string | null {
  const name = file.name.toLowerCase();
  if (extensions.includes('.jpg') && /\.hei[cf]$/.test(name)) return HEIC_REFUSAL();
  if (!extensions.some((extension) => name.endsWith(extension))) return say(wrongKind);
  return file.size > maxBytes ? tooLarge(maxBytes) : null;
}

/**
 * Refusals that the same file would get again. After any other failure, such as a lost connection, it can be sent
 * again.
 */
const AT_FAULT: readonly (Code | null)[] = [
  'upload.empty',
  'upload.infected',
  'upload.too-large',
  'upload.wrong-format',
];
export const isFileAtFault = ({ code }: ApiError): boolean => AT_FAULT.includes(code);

/** '4.2 MB'. Numbers below ten have a decimal place. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return words.bytes({ bytes });
  const units = ['KB', 'MB', 'GB'];
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${inDigits(size, size >= 10 ? 0 : 1)} ${units[unit]}`;
}
