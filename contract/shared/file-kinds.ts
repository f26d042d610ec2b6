import * as refusals from '../messages/en/refusals.ts';
import type { Said } from '../messages/message.ts';
import { TEXTS } from './texts.ts';

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
export const HEIC_REFUSAL =
  'Photos in HEIC format can’t be used here. Please save the photo as JPEG. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.';

interface FileKindRule {
  types: readonly FileType[];
  /** The message if a file has another type. */
  refusal: Said;
  /** The accepted types, in words. */
  words: string;
}

/**
 * What an upload accepts. The server checks the content of a file. The browser checks its name first, to
 * avoid a useless upload.
 */
export const FILE_KINDS = {
  image: {
    types: ['png', 'jpg', 'webp', 'gif'],
    refusal: refusals.imageFormat,
    words: 'PNG, JPEG, WebP or GIF',
  },
  resume: {
    types: ['pdf', 'docx', 'doc', 'txt'],
    refusal: TEXTS.documentFormat,
    words: 'PDF, Word or plain text',
  },
  coverLetter: { types: ['pdf', 'docx'], refusal: TEXTS.coverLetterFormat, words: 'PDF or DOCX' },
  certificate: {
    types: ['pdf', 'docx', 'png', 'jpg', 'webp'],
    refusal: TEXTS.videoFormat,
    words: 'PDF, DOCX or a picture',
  },
  video: { types: ['mp4', 'mov', 'mkv'], refusal: TEXTS.videoFormat, words: 'MP4, MOV or MKV' },
  /** The formats that browsers record. Firefox supports only webm. */
  recording: {
    types: ['mp4', 'mov', 'mkv', 'webm'],
    refusal: TEXTS.videoFormat,
    words: 'MP4, MOV, MKV or WebM',
  },
  /** What programs for calls and dictating machines make. */
  roundRecording: {
    types: ['mp4', 'mov', 'mkv', 'webm', 'm4a', 'mp3', 'wav'],
    refusal: refusals.roundRecordingFormat,
    words: 'MP4, MOV, MKV, WebM, M4A, MP3 or WAV',
  },
  wav: { types: ['wav'], refusal: TEXTS.videoFormat, words: 'WAV' },
} as const satisfies Record<string, FileKindRule>;

export type FileKind = keyof typeof FILE_KINDS;
