import { expect, test } from 'vitest';
import { recordingType, videoFilename } from './recording-type.ts';

test('mp4 with the most common codecs is taken where there is a choice', () => {
  expect(recordingType(() => true)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
});

test('webm is taken where there is no mp4, and the browser’s own where nothing is known', () => {
  expect(recordingType((type) => type.includes('webm'))).toBe('video/webm;codecs=vp9,opus');
  expect(recordingType(() => false)).toBeNull();
});

test('the file is named by what was recorded', () => {
  expect(videoFilename('video/mp4;codecs=avc1.42E01E,opus')).toBe('video.mp4');
  expect(videoFilename('video/webm;codecs=vp9,opus')).toBe('video.webm');
});
