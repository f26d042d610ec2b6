import { fileTypeFromBuffer } from 'file-type';
import { say } from '#contract/messages/message.ts';
import { FILE_KINDS, HEIC_REFUSAL, type FileKind, type FileType } from '#contract/shared/file-kinds.ts';
import { protectedByPassword } from '#server/platform/documents/errors.ts';

const MEDIA_TYPES: Record<FileType, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};
/** Types that the library distinguishes but browsers show in the same way. */
const SAME: Record<string, FileType> = { apng: 'png', m4v: 'mp4' };

/** Small files that can be recognised only from their whole content. */
const WHOLE: readonly UploadKind[] = ['resume', 'coverLetter', 'certificate'];

export const needsWhole = (kind: UploadKind): boolean => WHOLE.includes(kind);

/** What an upload is meant to be. This decides which types are allowed. */
export type UploadKind = FileKind;

export interface SniffedType {
  mediaType: string;
  extension: FileType;
}

/**
 * The type of a file by its content, whatever its name. Null if the kind does not allow it. `head` is the beginning of
 * the file, or all of it if `needsWhole(kind)`.
 */
export async function sniff(head: Uint8Array, kind: UploadKind): Promise<SniffedType | null> {
  const detected = await detect(head);
  const extension = typesOf(kind).find((type) => type === detected);
  return extension === undefined ? null : { mediaType: MEDIA_TYPES[extension], extension };
}

const typesOf = (kind: UploadKind): readonly FileType[] => FILE_KINDS[kind].types;

/** Why this kind refuses the file: what to do about it in common cases, otherwise which types it accepts. */
export async function whyRefused(head: Uint8Array, kind: UploadKind): Promise<string> {
  const types = typesOf(kind);
  const found = (await fileTypeFromBuffer(head))?.mime ?? '';
  if (types.includes('jpg') && /^image\/hei[cf]/.test(found)) return HEIC_REFUSAL();
  if (types.includes('docx') && found === 'application/x-cfb' && holdsName(head, 'EncryptedPackage'))
    return protectedByPassword().message;
  return say(FILE_KINDS[kind].refusal);
}

async function detect(head: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'application/x-cfb') return holdsName(head, 'WordDocument') ? 'doc' : null;
  if (found) return SAME[found.ext] ?? found.ext;
  return isPlainText(head) ? 'txt' : null;
}

/**
 * Whether a compound file has a stream of this name. Word 97 to 2003 files have WordDocument; password-protected files
 * of later Word versions have EncryptedPackage.
 */
function holdsName(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name, 0, 'utf16le');
}

/** UTF-8 without control characters (other than white space) that no browser would treat as a page. */
function isPlainText(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false; // not UTF-8: that is the answer, not a failure
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 0x20 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0x7f)
      return false;
  }
  return !/^\s*<(!doctype|\?xml|html|head|body|script|svg|iframe|!--)/i.test(text);
}
