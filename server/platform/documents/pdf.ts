import { getDocumentProxy } from 'unpdf';
import { damaged, protectedByPassword } from './errors.ts';
import { MAX_PAGES, MAX_TEXT_CHARACTERS } from './limits.ts';

/** The text of a PDF's first 50 pages. Its scripts and actions are never run. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  try {
    const pdf = await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    });
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      page.cleanup();
      text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      if (text.length > MAX_TEXT_CHARACTERS) break;
      text += '\n\n';
    }
    return text;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw protectedByPassword();
    throw damaged(error);
  }
}
