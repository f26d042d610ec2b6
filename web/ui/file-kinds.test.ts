import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { FILE_KINDS, formatBytes, refuseFile } from './file-kinds.ts';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

describe('refuseFile', () => {
  it('takes what the specification allows, whatever the case of its name', () => {
    expect(refuseFile(file('CV.PDF', 10), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBeNull();
    expect(refuseFile(file('me.mkv', 10), FILE_KINDS.video, 100)).toBeNull();
    expect(refuseFile(file('cv.docx', MAX_DOCUMENT_BYTES), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBeNull();
  });

  it('says what is wrong in the specification’s words', () => {
    expect(refuseFile(file('cv.exe', 10), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBe(
      'Only Pdf, Docx file are allowed',
    );
    expect(refuseFile(file('me.avi', 10), FILE_KINDS.video, 100)).toBe('File format not supported');
    expect(refuseFile(file('cv.pdf', MAX_DOCUMENT_BYTES + 1), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBe(
      TEXTS.fileTooLarge,
    );
    expect(refuseFile(file('me.mp4', 3000), FILE_KINDS.video, 2048)).toBe(
      'Size must be less than or equal to 2.0 KB',
    );
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1536, '1.5 KB'],
    [MAX_DOCUMENT_BYTES, '5.0 MB'],
    [500 * 1024 * 1024, '500 MB'],
  ])('%i is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
