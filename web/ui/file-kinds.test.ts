import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#contract/shared/limits.ts';
import { FILE_KINDS, formatBytes, refuseFile } from './file-kinds.ts';

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

describe('refuseFile', () => {
  it('accepts the files of the specification, with names in upper or lower case', () => {
    expect(refuseFile(file('CV.PDF', 10), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBeNull();
    expect(refuseFile(file('me.mkv', 10), FILE_KINDS.video, 100)).toBeNull();
    expect(refuseFile(file('cv.docx', MAX_DOCUMENT_BYTES), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBeNull();
  });

  it('states the problem in the specification’s words', () => {
    expect(refuseFile(file('cv.exe', 10), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBe(
      'Only Pdf, Docx file are allowed',
    );
    expect(refuseFile(file('me.avi', 10), FILE_KINDS.video, 100)).toBe('File format not supported');
    expect(refuseFile(file('cv.pdf', MAX_DOCUMENT_BYTES + 1), FILE_KINDS.resume, MAX_DOCUMENT_BYTES)).toBe(
      'Size must be less than or equal to 5MB',
    );
    const MB = 1024 * 1024;
    expect(refuseFile(file('me.mp4', 2 * MB + 1), FILE_KINDS.video, 2 * MB)).toBe(
      'Size must be less than or equal to 2 MB',
    );
  });
});

it('offers the types that the server accepts', () => {
  expect(
    Object.fromEntries(Object.entries(FILE_KINDS).map(([kind, { extensions }]) => [kind, extensions])),
  ).toEqual({
    image: ['.png', '.jpg', '.jpeg', '.webp', '.gif'],
    resume: ['.pdf', '.docx', '.doc', '.txt'],
    coverLetter: ['.pdf', '.docx'],
    certificate: ['.pdf', '.docx', '.png', '.jpg', '.jpeg', '.webp'],
    video: ['.mp4', '.mov', '.mkv'],
    recording: ['.mp4', '.mov', '.mkv', '.webm'],
    roundRecording: ['.mp4', '.mov', '.mkv', '.webm', '.m4a', '.mp3', '.wav'],
    wav: ['.wav'],
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
