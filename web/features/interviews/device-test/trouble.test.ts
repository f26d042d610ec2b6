import { describe, expect, test } from 'vitest';
import { browserOf, explain, troubleOf, unsupported } from './trouble.ts';

const camera = { kind: 'videoinput' };
const microphone = { kind: 'audioinput' };

describe('the trouble is named', () => {
  test.each([
    ['NotAllowedError', [camera, microphone], 'Please Enable Microphone & Camera Permissions'],
    ['NotFoundError', [microphone], 'We couldn’t find a camera.'],
    ['NotFoundError', [camera], 'We couldn’t find a microphone.'],
    ['NotFoundError', [], 'We couldn’t find a camera.'],
    ['NotReadableError', [camera, microphone], 'We couldn’t open your camera or microphone.'],
  ])('%s with %j', (name, devices, text) => {
    expect(explain(troubleOf(name, devices), 'chrome').text).toBe(text);
  });

  test('a browser without the interfaces is too old; without a secure page the way out is another', () => {
    const all = { mediaDevices: true, recorder: true, worklet: true, secure: true };
    expect(unsupported(all)).toBeNull();
    for (const lacking of ['mediaDevices', 'recorder', 'worklet'])
      expect(explain(unsupported({ ...all, [lacking]: false })!, 'other').text).toBe(
        'getUserMedia() is not supported in your browser',
      );
    expect(explain(unsupported({ ...all, secure: false })!, 'chrome').wayOut).toContain('https://');
  });
});

test('sound that cannot be read needs headphones or another browser', () => {
  const { text, wayOut } = explain('no-sound', 'firefox');
  expect(text).toBe('We couldn’t read the sound from your microphone.');
  expect(wayOut).toContain('Connect headphones or a loudspeaker');
});

describe('the way out is the browser’s own', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'chrome',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      'edge',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'safari',
    ],
  ] as const)('%s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });

  test('each browser has its own words for a refused permission', () => {
    const ways = (['chrome', 'edge', 'firefox', 'safari'] as const).map(
      (name) => explain('denied', name).wayOut,
    );
    expect(new Set(ways).size).toBe(4);
  });
});
