import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { damaged, protectedByPassword } from './errors.ts';
import { MAX_PAGES, MAX_TEXT_CHARACTERS } from './limits.ts';
import { followPage, visibleLines } from './pdf-visible.ts';
import type { Operation } from './pdf-visible.ts';

// A picture is decoded only to know that it is behind a text. Larger pictures are left out.
const MAX_IMAGE_PIXELS = 4_000_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** The visible text of a PDF's first 50 pages. Its scripts and actions are never run. */
export async function pdfText(
  bytes: Uint8Array,
): Promise<{ text: string; truncated: boolean; hiddenTextDropped: boolean }> {
  const pdf = await openPdf(bytes);
  const nameOf = await operationNames();
  const pages: string[] = [];
  let length = 0;
  let hiddenTextDropped = false;
  let truncated = pdf.numPages > MAX_PAGES;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    let read: { text: string; dropped: boolean };
    try {
      const page = await pdf.getPage(number);
      read = await pageText(page, nameOf);
      page.cleanup();
    } catch (error) {
      throw damaged(error);
    }
    hiddenTextDropped ||= read.dropped;
    pages.push(read.text);
    length += read.text.length;
    if (length > MAX_TEXT_CHARACTERS) {
      truncated = true;
      break;
    }
  }
  return { text: pages.join('\n\n'), truncated, hiddenTextDropped };
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      maxImageSize: MAX_IMAGE_PIXELS,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw protectedByPassword();
    throw damaged(error);
  }
}

async function pageText(
  page: Page,
  nameOf: (code: unknown) => string,
): Promise<{ text: string; dropped: boolean }> {
  const list = await page.getOperatorList();
  const operations = list.fnArray.map((code: number, i: number): Operation => {
    const name = nameOf(code);
    const args: unknown = list.argsArray[i];
    // The last operation of the path is given as a number.
    if (name === 'constructPath' && Array.isArray(args))
      return { name, args: [nameOf(args[0]), args[1], args[2]] };
    return { name, args };
  });
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const shown = followPage(operations, {
    box: { left, bottom, right, top },
    userUnit: page.userUnit,
    isType3: (font) => page.commonObjs.has(font) && page.commonObjs.get(font)?.isType3Font === true,
  });
  const dropped = shown.some(({ text, isVisible }) => !isVisible && /\S/.test(text));
  if (dropped) return { text: visibleLines(shown), dropped };

  // If nothing is hidden, the order and spacing of the library are better.
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { text, dropped };
}

async function operationNames(): Promise<(code: unknown) => string> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map<unknown, string>(Object.entries(OPS).map(([name, code]) => [code, name]));
  return (code) => names.get(code) ?? '';
}
