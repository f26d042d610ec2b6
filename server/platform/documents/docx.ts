import mammoth from 'mammoth';
import { isDarkFill } from './colours.ts';
import { readStyles } from './docx-styles.ts';
import { dropHiddenText } from './docx-visible.ts';
import { damaged } from './errors.ts';
import { MAX_INFLATED_BYTES } from './limits.ts';
import { tagsOf } from './xml-tags.ts';
import { makeZip, openZip } from './zip.ts';

// The parts with text. Pictures, fonts, macros and embedded files are never unpacked.
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * The visible text of a DOCX. The package is unpacked under limits, cleaned, and packed again for the parser, so
 * that the parser never reads the original file. Nothing is fetched and no entity is resolved.
 */
export async function docxText(bytes: Uint8Array): Promise<{ text: string; hiddenTextDropped: boolean }> {
  const zip = await openZip(bytes);
  const parts = new Map<string, string>();
  let left = MAX_INFLATED_BYTES;
  for (const name of zip.names.filter((each) => NEEDED.test(each))) {
    const content = await zip.read(name, left);
    if (!content) continue;
    left -= content.length;
    parts.set(name, new TextDecoder().decode(content));
  }
  const styles = readStyles(parts.get('word/styles.xml') ?? '');
  const paintsPage = parts.get('word/settings.xml')?.includes('displayBackgroundShape') === true;

  let hiddenTextDropped = false;
  const cleaned: [string, Uint8Array][] = [];
  for (const [name, xml] of parts) {
    const isPageDark = paintsPage && hasDarkBackground(xml);
    const visible = dropHiddenText(xml, styles, { isPageDark });
    hiddenTextDropped ||= visible.dropped;
    cleaned.push([name, Buffer.from(visible.xml)]);
  }
  try {
    const { value } = await mammoth.extractRawText({ buffer: makeZip(cleaned) });
    return { text: value, hiddenTextDropped };
  } catch (error) {
    throw damaged(error);
  }
}

function hasDarkBackground(xml: string): boolean {
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'background') return isDarkFill(tag.attribute('color'));
    if (tag.name === 'body') return false;
  }
  return false;
}
