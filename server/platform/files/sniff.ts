import { fileTypeFromBuffer } from 'file-type';
import { FILE_KINDS, HEIC_REFUSAL, type FileKind, type FileType } from '#contract/file-kinds.ts';
import { protectedByPassword } from '#server/platform/documents/errors.ts';

export interface SniffedType {
  mediaType: string;
  /** Without the dot. */
  extension: string;
}

const PNG = { mediaType: 'image/png', extension: 'png' };
const JPEG = { mediaType: 'image/jpeg', extension: 'jpg' };
const WEBP = { mediaType: 'image/webp', extension: 'webp' };
const GIF = { mediaType: 'image/gif', extension: 'gif' };
const PDF = { mediaType: 'application/pdf', extension: 'pdf' };
const DOCX = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};
const DOC = { mediaType: 'application/msword', extension: 'doc' };
const TXT = { mediaType: 'text/plain', extension: 'txt' };
const MP4 = { mediaType: 'video/mp4', extension: 'mp4' };
const MOV = { mediaType: 'video/quicktime', extension: 'mov' };
const MKV = { mediaType: 'video/x-matroska', extension: 'mkv' };
const WEBM = { mediaType: 'video/webm', extension: 'webm' };
const WAV = { mediaType: 'audio/wav', extension: 'wav' };

// The names that the file-type library uses, old and new.
const BY_DETECTED = new Map<string, SniffedType>([
  ['image/png', PNG],
  ['image/apng', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
  ['image/gif', GIF],
  ['application/pdf', PDF],
  [DOCX.mediaType, DOCX],
  ['video/mp4', MP4],
  ['video/x-m4v', MP4],
  ['video/quicktime', MOV],
  ['video/matroska', MKV],
  ['video/x-matroska', MKV],
  ['video/webm', WEBM],
  ['audio/wav', WAV],
  ['audio/vnd.wave', WAV],
]);

const BY_EXTENSION: Record<FileType, SniffedType> = {
  png: PNG,
  jpg: JPEG,
  webp: WEBP,
  gif: GIF,
  pdf: PDF,
  docx: DOCX,
  doc: DOC,
  txt: TXT,
  mp4: MP4,
  mov: MOV,
  mkv: MKV,
  webm: WEBM,
  wav: WAV,
};

/** Small files that can be recognised only from their whole content. */
const WHOLE: readonly UploadKind[] = ['resume', 'coverLetter', 'certificate'];

/** What an upload is meant to be. This decides the types that it may have. */
export type UploadKind = FileKind;

export function kindRules(kind: UploadKind): { types: SniffedType[]; refusal: string; whole: boolean } {
  const { types, refusal } = FILE_KINDS[kind];
  return { types: types.map((type) => BY_EXTENSION[type]), refusal, whole: WHOLE.includes(kind) };
}

/**
 * The type of a file by its content, whatever its name is; null if the kind does not allow it. `head` is the
 * beginning of the file, or all of it if `kindRules(kind).whole`.
 */
export async function sniff(head: Uint8Array, kind: UploadKind): Promise<SniffedType | null> {
  const detected = await detect(head);
  if (!detected) return null;
  return kindRules(kind).types.includes(detected) ? detected : null;
}

/** Why the kind does not take this file: what to do about it where people often meet it, else what the kind takes. */
export async function whyRefused(head: Uint8Array, kind: UploadKind): Promise<string> {
  const { types, refusal } = kindRules(kind);
  const found = (await fileTypeFromBuffer(head))?.mime ?? '';
  if (types.includes(JPEG) && /^image\/hei[cf]/.test(found)) return HEIC_REFUSAL;
  if (types.includes(DOCX) && found === 'application/x-cfb' && holdsName(head, 'EncryptedPackage'))
    return protectedByPassword().message;
  return refusal;
}

async function detect(head: Uint8Array): Promise<SniffedType | null> {
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'application/x-cfb') return holdsName(head, 'WordDocument') ? DOC : null;
  if (found) return BY_DETECTED.get(found.mime) ?? null;
  return isPlainText(head) ? TXT : null;
}

/**
 * Whether a compound file has a stream of this name. Word's of 97 to 2003 has WordDocument; one that a later Word
 * protected by a password has EncryptedPackage.
 */
function holdsName(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name, 0, 'utf16le');
}

/** UTF-8 without control characters (but for white space) that no browser would take for a page. */
function isPlainText(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false; // not UTF-8: the answer, not a failure
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 0x20 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0x7f)
      return false;
  }
  return !/^\s*<(!doctype|\?xml|html|head|body|script|svg|iframe|!--)/i.test(text);
}
