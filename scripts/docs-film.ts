import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';

// Records what people do on pages as a film: the page as it is, with a pointer, and what happens in a line below.

export const FILM_SIZE = { width: 1280, height: 720 };
const LINE_HEIGHT = 80;
/** A pointer needs this long to reach its target, and people this long to see what is there. */
export const POINT_MS = 700;
const FRAMES_PER_SECOND = 12;
/** A higher crf is smaller and less sharp. */
const ENCODED = '-c:v libvpx-vp9 -b:v 0 -crf 34 -row-mt 1 -g 240 -cpu-used 2'.split(' ');

export type Film = ReturnType<typeof makeFilm>;

/** The film's clock runs only between `show` and `cut`, and not during `skip`, so nobody watches a page load. */
export function makeFilm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roundone-film-'));
  const pictures: Seen[] = [];
  const lines: Seen[] = [];
  let passed = 0;
  let runningSince: number | null = null;
  let session: CDPSession | null = null;
  let page: Page | null = null;
  const clock = () => passed + (runningSince === null ? 0 : (performance.now() - runningSince) / 1000);
  const stopClock = () => {
    passed = clock();
    runningSince = null;
  };
  const keep = (list: Seen[], content: Uint8Array, kind: string) => {
    const file = path.join(folder, `${kind}-${list.length}.${kind === 'line' ? 'png' : 'jpg'}`);
    writeFileSync(file, content);
    list.push({ file, at: clock() });
  };

  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Does something that the film leaves out. What is on the page afterwards has come to rest. */
  async function skip<T>(act: () => Promise<T>): Promise<T> {
    stopClock();
    const done = await act();
    await page?.evaluate(() => document.fonts.ready.then(() => undefined));
    await wait(600);
    if (session) runningSince = performance.now();
    return done;
  }

  async function cut(): Promise<void> {
    stopClock();
    await session?.send('Page.stopScreencast');
    await session?.detach();
    session = null;
    page = null;
  }

  /** From here on, the film shows this page. */
  async function show(next: Page): Promise<void> {
    await cut();
    page = next;
    await page.bringToFront();
    keep(pictures, await page.screenshot({ type: 'jpeg', quality: 95 }), 'picture');
    session = await page.context().newCDPSession(page);
    const current = session;
    current.on('Page.screencastFrame', ({ data, sessionId }) => {
      if (current === session) keep(pictures, Buffer.from(data, 'base64'), 'picture');
      void current.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await current.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
    runningSince = performance.now();
  }

  /** The line below the page from now on. */
  async function say(on: Page, text: string): Promise<void> {
    const sheet = await on.context().newPage();
    await sheet.setViewportSize({ width: FILM_SIZE.width, height: LINE_HEIGHT });
    await sheet.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#173f3a;color:#fff;font:500 27px 'Noto Sans','DejaVu Sans',sans-serif"></body>`,
    );
    await sheet.locator('body').evaluate((body, words) => {
      body.textContent = words;
    }, text);
    keep(lines, await sheet.screenshot(), 'line');
    await sheet.close();
  }

  async function point(at: Locator): Promise<void> {
    await at.scrollIntoViewIfNeeded();
    const box = await at.boundingBox();
    if (!box || !page) throw new Error('There is nothing to point at.');
    await page.evaluate(({ x, y }) => window.movePointer?.(x, y), {
      x: box.x + Math.min(box.width / 2, 160),
      y: box.y + box.height / 2,
    });
    await wait(POINT_MS + 250);
  }

  async function click(at: Locator): Promise<void> {
    await point(at);
    await at.click();
    await wait(450);
  }

  async function type(into: Locator, text: string): Promise<void> {
    await click(into);
    await into.pressSequentially(text, { delay: 70 });
    await wait(400);
  }

  /** Scrolls smoothly, so that the eye can follow. */
  async function scrollTo(at: Locator, margin = 120): Promise<void> {
    await at.evaluate((element, above) => {
      const top = element.getBoundingClientRect().top + window.scrollY - above;
      window.scrollTo({ top, behavior: 'smooth' });
    }, margin);
    await wait(1100);
  }

  function write(file: string): number {
    stopClock();
    encode(folder, { pictures, lines, seconds: passed }, file);
    rmSync(folder, { recursive: true });
    return passed;
  }

  return { show, cut, skip, say, point, click, type, scrollTo, wait, write };
}

/** What is seen from `at` on, in seconds. */
interface Seen {
  file: string;
  at: number;
}

/** Writes the film with ffmpeg, which Debian has as a package. */
function encode(
  folder: string,
  { pictures, lines, seconds }: { pictures: Seen[]; lines: Seen[]; seconds: number },
  file: string,
): void {
  const list = (kind: string, of: Seen[]) => {
    const name = path.join(folder, `${kind}.txt`);
    const entries = of.map(
      (seen, index) =>
        `file '${seen.file}'\nduration ${((of[index + 1]?.at ?? seconds) - seen.at).toFixed(3)}\n`,
    );
    // The last one is named again, otherwise its duration does not count.
    writeFileSync(name, `${entries.join('')}file '${of.at(-1)!.file}'\n`);
    return ['-f', 'concat', '-safe', '0', '-i', name];
  };
  const steady = `fps=${FRAMES_PER_SECOND},format=yuv420p`;
  execFileSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...list('pictures', pictures),
      ...list('lines', lines),
      '-filter_complex',
      `[0:v]${steady}[a];[1:v]${steady}[b];[a][b]vstack[v]`,
      '-map',
      '[v]',
      '-t',
      seconds.toFixed(3),
      ...ENCODED,
      file,
    ],
    { stdio: 'inherit' },
  );
}

declare global {
  interface Window {
    movePointer?(x: number, y: number): void;
  }
}

/** Runs in the page: a pointer that people can see. It stays where it was when another page opens. */
export function showPointer(milliseconds: number): void {
  const KEY = 'film-pointer';
  const pointer = document.createElement('div');
  const place = (x: number, y: number) => {
    pointer.style.transform = `translate(${x}px, ${y}px)`;
  };
  pointer.style.cssText = `position:fixed;left:0;top:0;width:26px;height:26px;z-index:2147483647;pointer-events:none;transition:transform ${milliseconds}ms ease-in-out`;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  arrow.setAttribute('d', 'M3 2l7 18 2.6-7.4L20 10z');
  arrow.setAttribute('fill', '#111');
  arrow.setAttribute('stroke', '#fff');
  arrow.setAttribute('stroke-width', '1.6');
  drawing.append(arrow);
  pointer.append(drawing);
  const [x, y] = (sessionStorage.getItem(KEY) ?? '900,420').split(',').map(Number);
  place(x!, y!);
  window.movePointer = (toX, toY) => {
    sessionStorage.setItem(KEY, `${toX},${toY}`);
    place(toX, toY);
  };
  const add = () => {
    document.documentElement.append(pointer);
    document.documentElement.style.scrollbarWidth = 'none';
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', add);
  else add();
}
