import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { deviceInWords, deviceOf } from './device.ts';
import { describePlace, placeOf } from './place.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['SomeApp/1.0 (Android 14)', 'A program on Android'],
  ['curl/8.5.0', 'A program that doesn’t give its name'],
  [undefined, 'A program that doesn’t give its name'],
])('%s is %s', (userAgent, device) => {
  expect(deviceInWords(deviceOf(userAgent))).toBe(device);
});

test('a user agent of any length is parsed quickly', async () => {
  const spent = await processorMs(50, () =>
    expect(deviceInWords(deviceOf('Version/1 '.repeat(200_000)))).toBe(
      'A program that doesn’t give its name',
    ),
  );
  expect(spent).toBeLessThanOrEqual(50);
});

test.each([
  ['127.0.0.1', 'This network'],
  ['::1', 'This network'],
  ['10.20.30.40', 'This network'],
  ['172.31.0.1', 'This network'],
  ['::ffff:192.168.1.20', 'This network'],
  ['fe80::1%eth0', 'This network'],
  ['fd00::1', 'This network'],
  ['172.32.0.1', 'United States, 172.32.0.x'],
  ['79.200.1.77', 'Germany, 79.200.1.x'],
  ['::ffff:79.200.1.77', 'Germany, 79.200.1.x'],
  ['203.0.113.9', '203.0.113.x'],
  ['2a02:8108:0001:2:3:4:5:6', '2a02:8108:1::x'],
  ['2a02::1', '2a02::x'],
  ['nonsense', 'This network'],
])('%s is shown as %s', (address, shown) => {
  expect(describePlace(placeOf(address))).toBe(shown);
});
