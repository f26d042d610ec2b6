// Makes the demonstration's media from our own texts and drawings: spoken answers (Debian's flite), the interview's
// video and the pictures (a headless Chromium). Run: node server/demonstration/media/make.mjs

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('./', import.meta.url);
const path = (name) => new URL(name, folder).pathname;
const { spoken, message } = JSON.parse(readFileSync(new URL('texts.json', folder), 'utf8'));

for (const { file, text } of [...spoken, message]) {
  execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', path(file)]);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  headless: false,
  args: [
    '--headless=new',
    '--no-sandbox',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-background-networking',
  ],
});
const page = await browser.newPage();
await page.setContent('<canvas></canvas>');

/** A video with the clips' sound at the given seconds. It shows the voice as a moving line on warm paper. */
async function makeVideo(clips, seconds, caption) {
  const data = clips.map(({ file, at }) => ({ at, wav: readFileSync(path(file)).toString('base64') }));
  const base64 = await page.evaluate(drawVideo, { data, seconds, caption });
  return Buffer.from(base64, 'base64');
}

async function drawVideo({ data, seconds, caption }) {
  const canvas = document.querySelector('canvas');
  canvas.width = 600;
  canvas.height = 250;
  const paint = canvas.getContext('2d');
  const audio = new AudioContext({ sampleRate: 48000 });
  const analyser = audio.createAnalyser();
  analyser.fftSize = 1024;
  const out = audio.createMediaStreamDestination();
  analyser.connect(out);
  const stream = new MediaStream([...canvas.captureStream(12).getTracks(), ...out.stream.getTracks()]);
  const type = ['video/mp4;codecs=avc1.42E01E,opus', 'video/mp4'].find((one) =>
    MediaRecorder.isTypeSupported(one),
  );
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: 90_000,
    audioBitsPerSecond: 32_000,
  });
  const chunks = [];
  recorder.ondataavailable = (event) => chunks.push(event.data);
  const start = audio.currentTime + 0.1;
  for (const { at, wav } of data) {
    const bytes = Uint8Array.from(atob(wav), (character) => character.charCodeAt(0));
    const source = audio.createBufferSource();
    source.buffer = await audio.decodeAudioData(bytes.buffer);
    source.connect(analyser);
    source.start(start + at);
  }
  const wave = new Float32Array(analyser.fftSize);
  const draw = () => {
    analyser.getFloatTimeDomainData(wave);
    paint.fillStyle = '#f4eee4';
    paint.fillRect(0, 0, 600, 250);
    paint.strokeStyle = '#0f5a5e';
    paint.lineWidth = 10;
    const level = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
    paint.beginPath();
    paint.arc(300, 112, 46 + Math.min(1, level * 4) * 26, -Math.PI / 2, Math.PI * 1.35);
    paint.stroke();
    paint.lineWidth = 3;
    paint.beginPath();
    for (let x = 0; x < 600; x += 6) {
      const y = 112 + wave[Math.floor((x / 600) * wave.length)] * 90;
      if (x === 0) paint.moveTo(x, y);
      else paint.lineTo(x, y);
    }
    paint.globalAlpha = 0.35;
    paint.stroke();
    paint.globalAlpha = 1;
    paint.fillStyle = '#23211e';
    paint.font = '17px sans-serif';
    paint.textAlign = 'center';
    paint.fillText(caption, 300, 222);
  };
  const timer = setInterval(draw, 80);
  recorder.start(1000);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.stop();
  await stopped;
  clearInterval(timer);
  const buffer = new Uint8Array(await new Blob(chunks).arrayBuffer());
  let binary = '';
  for (let at = 0; at < buffer.length; at += 0x8000)
    binary += String.fromCharCode(...buffer.subarray(at, at + 0x8000));
  return btoa(binary);
}

async function portrait({ file, initials, colour }) {
  const base64 = await page.evaluate(
    ({ initials: letters, colour: ground }) => {
      const canvas = document.createElement('canvas');
      canvas.width = 240;
      canvas.height = 240;
      const paint = canvas.getContext('2d');
      paint.fillStyle = ground;
      paint.fillRect(0, 0, 240, 240);
      paint.strokeStyle = 'rgba(255,255,255,0.35)';
      paint.lineWidth = 10;
      paint.beginPath();
      paint.arc(120, 120, 92, -Math.PI / 2, Math.PI * 1.3);
      paint.stroke();
      paint.fillStyle = '#fbf8f2';
      paint.font = '600 88px sans-serif';
      paint.textAlign = 'center';
      paint.textBaseline = 'middle';
      paint.fillText(letters, 120, 126);
      return canvas.toDataURL('image/png').split(',')[1];
    },
    { initials, colour },
  );
  writeFileSync(path(file), Buffer.from(base64, 'base64'));
}

const seconds = (file) => (readFileSync(path(file)).length - 44) / 32_000;
let at = 3;
const clips = spoken.map(({ file }) => {
  const clip = { file, at };
  at = Math.round((at + seconds(file) + 6) * 10) / 10;
  return clip;
});
writeFileSync(
  path('interview.mp4'),
  await makeVideo(clips, at - 4, 'A demonstration: a synthetic voice, no real person'),
);
writeFileSync(
  path('offsets.json'),
  `${JSON.stringify(Object.fromEntries(clips.map((c) => [c.file, c.at])))}\n`,
);
writeFileSync(
  path('message.mp4'),
  await makeVideo(
    [{ file: message.file, at: 0.5 }],
    seconds(message.file) + 1.5,
    'A message from Harbour & Pine',
  ),
);
for (const person of [
  { file: 'employer.png', initials: 'HP', colour: '#0f5a5e' },
  { file: 'daniel.png', initials: 'DO', colour: '#7a4b2b' },
  { file: 'maria.png', initials: 'MF', colour: '#5b3a63' },
  { file: 'wei.png', initials: 'ZW', colour: '#37553a' },
  { file: 'carmen.png', initials: 'CO', colour: '#7a2f3b' },
]) {
  await portrait(person);
}
await browser.close();
