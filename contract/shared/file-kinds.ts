import * as platform from '../messages/en/platform.ts';
import * as refusals from '../messages/en/refusals.ts';
import type { Said } from '../messages/message.ts';
import { TEXTS } from './texts.ts';
import { listed } from './words.ts';

/** A type of file that some upload accepts, by its usual extension. */
export type FileType =
  | 'png'
  | 'jpg'
  | 'webp'
  | 'gif'
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'txt'
  | 'mp4'
  | 'mov'
  | 'mkv'
  | 'webm'
  | 'm4a'
  | 'mp3'
  | 'wav';

/** iPhones take photos in HEIC, which most browsers cannot show. */
export const HEIC_REFUSAL = platform.heic;

interface FileKindRule {
  types: readonly FileType[];
  /** The message if a file has another type. */
  refusal: Said;
  /** The accepted types, in words. */
  words: Said;
}

const anyOf =
  (...formats: string[]) =>
  () =>
    listed(formats, 'or');

/**
 * What an upload accepts. The server checks the content of a file. The browser checks its name first, to
 * avoid a useless upload.
 */
export const FILE_KINDS = {
  image: {
    types: ['png', 'jpg', 'webp', 'gif'],
    refusal: refusals.imageFormat,
    words: anyOf('PNG', 'JPEG', 'WebP', 'GIF'),
  },
  resume: {
    types: ['pdf', 'docx', 'doc', 'txt'],
    refusal: TEXTS.documentFormat,
    words: platform.resumeKinds,
  },
  coverLetter: { types: ['pdf', 'docx'], refusal: TEXTS.coverLetterFormat, words: anyOf('PDF', 'DOCX') },
  certificate: {
    types: ['pdf', 'docx', 'png', 'jpg', 'webp'],
    refusal: TEXTS.videoFormat,
    words: platform.certificateKinds,
  },
  video: { types: ['mp4', 'mov', 'mkv'], refusal: TEXTS.videoFormat, words: anyOf('MP4', 'MOV', 'MKV') },
  /** The formats that browsers record. Firefox supports only webm. */
  recording: {
    types: ['mp4', 'mov', 'mkv', 'webm'],
    refusal: TEXTS.videoFormat,
    words: anyOf('MP4', 'MOV', 'MKV', 'WebM'),
  },
  /** The formats of call software and dictation devices. */
  roundRecording: {
    types: ['mp4', 'mov', 'mkv', 'webm', 'm4a', 'mp3', 'wav'],
    refusal: refusals.roundRecordingFormat,
    words: anyOf('MP4', 'MOV', 'MKV', 'WebM', 'M4A', 'MP3', 'WAV'),
  },
  wav: { types: ['wav'], refusal: TEXTS.videoFormat, words: 'WAV' },
} as const satisfies Record<string, FileKindRule>;

export type FileKind = keyof typeof FILE_KINDS;
