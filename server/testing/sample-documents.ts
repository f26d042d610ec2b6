// Small handmade documents for tests, and hostile ones like those that parsers meet in practice.

import { deflateRawSync, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The entries of a DOCX with this body and these other parts (`word/styles.xml` …). */
export function docxEntries(body: string, more: Record<string, string> = {}): [string, Buffer][] {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`;
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': document,
    ...more,
  };
  return Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]);
}

/** A zip of the given entries, uncompressed. */
export const makeZip = (entries: Iterable<[name: string, content: Uint8Array]>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));

export const docx = (body: string, more?: Record<string, string>): Buffer => makeZip(docxEntries(body, more));

/** A paragraph of one run. */
export const paragraph = (text: string, look = '', before = ''): string =>
  `<w:p>${before}<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A zip with one deflated entry among stored ones. It declares `claimedBytes` as the size of that entry. */
export function zipWithDeflated(
  entries: [string, Buffer][],
  name: string,
  content: Buffer,
  claimedBytes = content.length,
): Buffer {
  const deflated = deflateRawSync(content);
  const zip = makeZip([...entries.filter(([each]) => each !== name), [name, deflated]]);
  const patch = (signature: number, method: number, size: number, nameAt: number) => {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(signature);
    for (let at = zip.indexOf(mark); at !== -1; at = zip.indexOf(mark, at + 4)) {
      if (zip.toString('utf8', at + nameAt, at + nameAt + name.length) !== name) continue;
      zip.writeUInt16LE(8, at + method);
      zip.writeUInt32LE(claimedBytes, at + size);
    }
  };
  patch(0x04034b50, 8, 22, 30);
  patch(0x02014b50, 10, 24, 46);
  return zip;
}

/** A PDF whose pages have these content streams, with Helvetica as /F1 and a grey picture as /Im1. */
export function pdf(
  pages: (string | { deflated: Buffer })[],
  options: { catalog?: string; trailer?: string } = {},
): Buffer {
  const picture =
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>';
  const kids = pages.map((_page, i) => `${5 + 2 * i} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${options.catalog ?? ''}>>`),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    Buffer.from(`${picture}stream\n\x40\nendstream`, 'latin1'),
  ];
  pages.forEach((page, i) => {
    const content = typeof page === 'string' ? Buffer.from(page, 'latin1') : page.deflated;
    const filter = typeof page === 'string' ? '' : '/Filter/FlateDecode';
    const resources = '<</Font<</F1 3 0 R>>/XObject<</Im1 4 0 R>>>>';
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${6 + 2 * i} 0 R/Resources${resources}>>`,
      ),
      Buffer.concat([
        Buffer.from(`<</Length ${content.length}${filter}>>stream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  });
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, i) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj`), object, Buffer.from('\nendobj\n')]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer<</Root 1 0 R/Size ${count}${options.trailer ?? ''}>>\nstartxref\n${length}\n%%EOF`;
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`));
  return Buffer.concat(parts);
}

/** A content stream that inflates to this many mebibytes: spaces and one word. */
export function deflatedPage(mebibytes: number): { deflated: Buffer } {
  return {
    deflated: deflateSync(Buffer.concat([Buffer.alloc(mebibytes << 20, ' '), Buffer.from(line('A'))])),
  };
}

/** The operators that show a line of text; `before` sets colours and the like. */
export const line = (text: string, { x = 50, y = 700, size = 12, before = '' } = {}): string =>
  `BT ${before} /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET `;

/** A PDF that opens only with a password, and not with any of the usual ones. */
export const protectedPdf = (): Buffer => {
  const key = '5a'.repeat(32);
  return pdf([line('Secret')], {
    trailer: `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>`,
  });
};
