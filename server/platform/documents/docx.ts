import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { damaged, tooComplex, UnreadableDocument } from './errors.ts';
import { MAX_ENTRIES, MAX_INFLATED_BYTES, MAX_XML_TAGS } from './limits.ts';

// The parts with text. Pictures, fonts, macros and embedded files are never unpacked.
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * The text of a DOCX. The package is unpacked under limits and repacked for the parser, so the parser never reads the
 * original file. Nothing is fetched and no entity is resolved.
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  try {
    const parts = neededParts(bytes);
    for (const content of Object.values(parts)) requireHarmless(new TextDecoder().decode(content));
    const buffer = Buffer.from(zipSync(parts, { level: 0 }));
    return (await mammoth.extractRawText({ buffer })).value;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    // Too many nested elements make the parser overflow its stack.
    throw error instanceof RangeError ? tooComplex() : damaged(error);
  }
}

/** No part takes more bytes than it declares: anything beyond that is not inflated. */
function neededParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let left = MAX_INFLATED_BYTES;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > MAX_ENTRIES) throw tooComplex();
      if (!NEEDED.test(name)) return false;
      left -= originalSize;
      if (left < 0) throw tooComplex();
      return true;
    },
  });
}

/** Throws if the XML has too many tags, or a document type: Word never writes one, and it could define entities. */
function requireHarmless(xml: string): void {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) {
    throw new UnreadableDocument('strange-word');
  }
  if (xml.split('<').length > MAX_XML_TAGS) throw tooComplex();
}
