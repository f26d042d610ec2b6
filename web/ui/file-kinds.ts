import type { UploadRule } from '#contract/endpoint.ts';
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';

export interface FileKind {
  /** What a file is called here. */
  extensions: readonly string[];
  /** Said when a file is of another kind. */
  wrongKind: string;
  preview: 'image' | 'video' | 'document';
  /** What may be chosen, in words. */
  words: string;
}

const images = ['.png', '.jpg', '.jpeg', '.webp', '.gif'];
const videos = ['.mp4', '.mov', '.mkv'];

/** A first look by name, to save an upload in vain; the server looks at what the file is. */
export const FILE_KINDS: Record<UploadRule['kind'], FileKind> = {
  image: {
    extensions: images,
    wrongKind: TEXTS.imageFormat,
    preview: 'image',
    words: 'PNG, JPEG, WebP or GIF',
  },
  resume: {
    extensions: ['.pdf', '.doc', '.docx', '.txt'],
    wrongKind: TEXTS.documentFormat,
    preview: 'document',
    words: 'PDF, Word or plain text',
  },
  coverLetter: {
    extensions: ['.pdf', '.docx'],
    wrongKind: TEXTS.coverLetterFormat,
    preview: 'document',
    words: 'PDF or DOCX',
  },
  certificate: {
    extensions: ['.pdf', '.docx', ...images],
    wrongKind: TEXTS.documentFormat,
    preview: 'document',
    words: 'PDF, DOCX or a picture',
  },
  video: { extensions: videos, wrongKind: TEXTS.videoFormat, preview: 'video', words: 'MP4, MOV or MKV' },
  recording: {
    extensions: [...videos, '.webm'],
    wrongKind: TEXTS.videoFormat,
    preview: 'video',
    words: 'MP4, MOV, MKV or WebM',
  },
  wav: { extensions: ['.wav'], wrongKind: TEXTS.videoFormat, preview: 'document', words: 'WAV' },
};

/** Why a file cannot be taken, or null. `maxBytes` of 5 MB has the specification's own sentence. */
export function refuseFile(file: File, kind: FileKind, maxBytes: number): string | null {
  const name = file.name.toLowerCase();
  if (!kind.extensions.some((extension) => name.endsWith(extension))) return kind.wrongKind;
  if (file.size > maxBytes)
    return maxBytes === MAX_DOCUMENT_BYTES
      ? TEXTS.fileTooLarge
      : `Size must be less than or equal to ${formatBytes(maxBytes)}`;
  return null;
}

/** '4.2 MB'; decimal places below ten. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 || size >= 10 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}
