import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  deflatedPage,
  docx,
  docxEntries,
  line,
  paragraph,
  pdf,
  styles,
  zipWithDeflated,
} from '#server/testing/sample-documents.ts';
import { extractText } from './extract-text.ts';
import { makeZip } from './zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const readDocx = (bytes: Uint8Array) => extractText(bytes, DOCX);
const readPdf = (bytes: Uint8Array) => extractText(bytes, 'application/pdf');
const readText = (text: string) => extractText(Buffer.from(text), 'text/plain');
const refused = (sentence: string) => ({
  name: 'UnreadableDocument',
  message: expect.stringContaining(sentence),
});
const tooComplex = refused('too large or too complex');
const damaged = refused('damaged or not what its type says');

describe('text', () => {
  test('of a PDF, page by page', async () => {
    const bytes = pdf([line('Ada Lovelace') + line('Analyst', { y: 680 }), line('Second page')]);
    const expected = {
      text: 'Ada Lovelace\nAnalyst\n\nSecond page',
      truncated: false,
      hiddenTextDropped: false,
    };
    expect(await readPdf(bytes)).toEqual(expected);
  });

  test('of a DOCX, with tables', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('Java')}</w:tc><w:tc>${paragraph('5 years')}</w:tc></w:tr></w:tbl>`;
    const { text, hiddenTextDropped } = await readDocx(docx(paragraph('Ada &amp; 李小龙') + table));
    expect(text.split('\n').filter(Boolean)).toEqual(['Ada & 李小龙', 'Java', '5 years']);
    expect(hiddenTextDropped).toBe(false);
  });

  test('of a text file, tidied', async () => {
    expect((await readText('\ufeffAda  \r\nAnalyst\r\n\r\n\r\n\r\nEnd\u0007\n')).text).toBe(
      'Ada\nAnalyst\n\nEnd',
    );
  });

  test('beyond the limit is left away, and said so', async () => {
    const { text, truncated } = await readText('word '.repeat(50_000));
    expect([text.length, truncated]).toEqual([200_000, true]);
  });

  test('of pages beyond the fiftieth is left away, and said so', async () => {
    const bytes = pdf(Array.from({ length: 60 }, (_, i) => line(`page ${i + 1}.`)));
    const { text, truncated } = await readPdf(bytes);
    expect([text.includes('page 50.'), text.includes('page 51.'), truncated]).toEqual([true, false, true]);
  });
});

describe('what reading may cost', () => {
  const pages = pdf(Array.from({ length: 20 }, (_, i) => line(`page ${i + 1}.`)));
  const type = 'application/pdf';

  test('is work, not time: many at once on a busy machine are all read', async () => {
    const begun = performance.now();
    // A thread is kept from the test before. The second of two starts one, as most of those below do.
    await Promise.all([extractText(pages, type), extractText(pages, type)]);
    const workLimitMs = 3 * (performance.now() - begun);
    // On two processors each of these takes about twelve times as long as one alone.
    const readings = await Promise.all(
      Array.from({ length: 24 }, () => extractText(pages, type, { workLimitMs })),
    );
    expect(readings.map(({ text }) => text.includes('page 20.'))).toEqual(Array(24).fill(true));
  });

  test('has an end', async () => {
    const long = pdf(Array.from({ length: 50 }, (_, i) => line(`page ${i + 1} ${'and more '.repeat(500)}.`)));
    await expect(extractText(long, type, { workLimitMs: 1 })).rejects.toMatchObject(tooComplex);
  });
});

describe('text in a DOCX that a reader cannot see is left out, and flagged', () => {
  const shaded = (fill: string) => `<w:pPr><w:shd w:val="clear" w:fill="${fill}"/></w:pPr>`;
  const style = (id: string, look: string, basedOn = '') =>
    `<w:style w:type="character" w:styleId="${id}">${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:rPr>${look}</w:rPr></w:style>`;

  test.each([
    ['hidden by its format', paragraph('secret', '<w:vanish/>'), {}],
    ['white', paragraph('secret', '<w:color w:val="FFFFFF"/>'), {}],
    ['nearly white', paragraph('secret', '<w:color w:val="FDFEFD"/>'), {}],
    ['of 1 point', paragraph('secret', '<w:sz w:val="2"/>'), {}],
    ['hidden by a style', paragraph('secret', '<w:rStyle w:val="S"/>'), styles(style('S', '<w:vanish/>'))],
    [
      'hidden by the style that its style is based on',
      paragraph('secret', '<w:rStyle w:val="S"/>'),
      styles(style('B', '<w:color w:val="FFFFFF"/>') + style('S', '<w:b/>', 'B')),
    ],
    [
      "hidden by its paragraph's style",
      paragraph('secret', '', '<w:pPr><w:pStyle w:val="S"/></w:pPr>'),
      styles(style('S', '<w:sz w:val="1"/>')),
    ],
    ['white on a white band', paragraph('secret', '<w:color w:val="FFFFFF"/>', shaded('FFFFFF')), {}],
  ])('%s', async (_what, body, more) => {
    const { text, hiddenTextDropped } = await readDocx(
      docx(paragraph('Ada') + body + paragraph('Analyst'), more),
    );
    expect(text.split('\n').filter(Boolean)).toEqual(['Ada', 'Analyst']);
    expect(hiddenTextDropped).toBe(true);
  });

  test.each([
    ['white on a dark band', paragraph('seen', '<w:color w:val="FFFFFF"/>', shaded('0F5A5E')), {}],
    [
      'white in a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="222222"/></w:tcPr>${paragraph('seen', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
      {},
    ],
    ['white and highlighted', paragraph('seen', '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'), {}],
    [
      'shown again by the run',
      paragraph('seen', '<w:rStyle w:val="S"/><w:vanish w:val="0"/>'),
      styles(style('S', '<w:vanish/>')),
    ],
    ['light grey', paragraph('seen', '<w:color w:val="BBBBBB"/>'), {}],
    [
      'before a hidden paragraph mark',
      paragraph('seen', '', '<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>'),
      {},
    ],
  ])('but not when it is %s', async (_what, body, more) => {
    const { text, hiddenTextDropped } = await readDocx(docx(body, more));
    expect([text, hiddenTextDropped]).toEqual(['seen', false]);
  });

  test('whatever prefix the tags have', async () => {
    const body = paragraph('Ada') + paragraph('secret', '<w:vanish/>');
    const entries = docxEntries(body).map(([name, content]): [string, Buffer] => [
      name,
      name === 'word/document.xml'
        ? Buffer.from(content.toString().replaceAll('w:', 'x:').replace('xmlns:w', 'xmlns:x'))
        : content,
    ]);
    expect(await readDocx(makeZip(entries))).toMatchObject({ text: 'Ada', hiddenTextDropped: true });
  });
});

describe('text in a PDF that a reader cannot see is left out, and flagged', () => {
  const band = '0.06 0.35 0.37 rg 0 650 600 150 re f ';
  test.each([
    ['white', line('secret', { y: 600, before: '1 g' })],
    ['white in another colour space', line('secret', { y: 600, before: '0 0 0 0 k' })],
    ['of half a point', line('secret', { y: 600, size: 0.5 })],
    ['shrunk by a transformation', `q 0.05 0 0 0.05 0 0 cm ${line('secret')} Q `],
    ['beyond the page', line('secret', { x: 700 })],
    ['drawn in no way', line('secret', { y: 600, before: '3 Tr' })],
    [
      'white on a band painted over',
      `${band}1 g 0 650 600 150 re f ${line('secret', { before: '1 g' })} 0 g `,
    ],
  ])('%s', async (_what, content) => {
    const visible = `0 Tr 0 g ${line('Ada', { y: 500 })}${line('Lovelace, analyst', { y: 480 })}`;
    expect(await readPdf(pdf([content + visible]))).toMatchObject({
      text: 'Ada\nLovelace, analyst',
      hiddenTextDropped: true,
    });
  });

  test.each([
    ['white on a dark band', band + line('seen', { before: '1 g' })],
    ['white on a picture', `q 600 0 0 800 0 0 cm /Im1 Do Q ${line('seen', { before: '1 g' })}`],
    ['text recognition under a scan', `q 600 0 0 800 0 0 cm /Im1 Do Q ${line('seen', { before: '3 Tr' })}`],
    ['small but legible', line('seen', { size: 5 })],
    ['enlarged by a transformation', `q 12 0 0 12 0 0 cm ${line('seen', { x: 5, y: 50, size: 1 })} Q`],
  ])('but not when it is %s', async (_what, content) => {
    expect(await readPdf(pdf([content]))).toMatchObject({ text: 'seen', hiddenTextDropped: false });
  });
});

describe('a hostile document', () => {
  const bomb = Buffer.alloc(64 << 20, 'A');

  test('that inflates beyond the limit is refused', async () => {
    const zip = zipWithDeflated(docxEntries(''), 'word/document.xml', bomb);
    await expect(readDocx(zip)).rejects.toMatchObject(tooComplex);
  });

  test('that lies about its inflated size is refused too', async () => {
    const zip = zipWithDeflated(docxEntries(''), 'word/document.xml', bomb, 100);
    await expect(readDocx(zip)).rejects.toMatchObject(tooComplex);
  });

  test('with a bomb among what is not read does no harm', async () => {
    const zip = zipWithDeflated(docxEntries(paragraph('Ada')), 'word/media/image1.png', bomb);
    expect((await readDocx(zip)).text).toBe('Ada');
  });

  test.each([
    [
      '20,000 entries',
      () => makeZip(Array.from({ length: 20_000 }, (_, i) => [`word/${i}.xml`, Buffer.alloc(0)])),
    ],
    ['400,000 paragraphs', () => docx('<w:p/>'.repeat(400_000))],
    ['50,000 nested elements', () => docx('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000))],
  ])('with %s is refused', async (_what, make) => {
    await expect(readDocx(make())).rejects.toMatchObject(tooComplex);
  });

  test.each([
    ['billion laughs', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'],
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
  ])('with %s is refused', async (_what, doctype) => {
    const entries = docxEntries(paragraph('&e;&b;')).map(([name, content]): [string, Buffer] => [
      name,
      name === 'word/document.xml' ? Buffer.from(content.toString().replace('?>', `?>${doctype}`)) : content,
    ]);
    await expect(readDocx(makeZip(entries))).rejects.toMatchObject(
      refused('instructions that Word does not write'),
    );
  });

  test('that names a template elsewhere makes nobody fetch it', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/template.dotm`;
    const relationship = `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/>`;
    const bytes = docx(paragraph('Ada'), {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`,
    });
    expect((await readDocx(bytes)).text).toBe('Ada');
    expect(calls).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  test('with an attribute of two megabytes without a value is damaged, which is found at once', async () => {
    const tag = `<w:rStyle ${'a'.repeat(2 << 20)}/>`;
    const bytes = docx(`<w:p><w:r><w:rPr>${tag}</w:rPr><w:t>Ada</w:t></w:r></w:p>`);
    await expect(readDocx(bytes)).rejects.toMatchObject(damaged);
  });

  test('whose entries climb out of its folder is read without them', async () => {
    const zip = makeZip([...docxEntries(paragraph('Ada')), ['../../../tmp/evil.xml', Buffer.from('x')]]);
    expect((await readDocx(zip)).text).toBe('Ada');
  });

  test('a PDF stream that inflates to a gigabyte is given up in time', async () => {
    await expect(readPdf(pdf([deflatedPage(1024)]))).rejects.toMatchObject(tooComplex);
  });

  test('a PDF whose pages loop is refused', async () => {
    const looping = pdf([line('x')])
      .toString('latin1')
      .replace('/Kids[5 0 R]', '/Kids[2 0 R]');
    await expect(readPdf(Buffer.from(looping, 'latin1'))).rejects.toMatchObject(damaged);
  });

  test('a PDF with a script is read, the script is not run', async () => {
    const catalog = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
    expect((await readPdf(pdf([line('Ada')], { catalog }))).text).toBe('Ada');
  });

  test.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)])],
    ['half a PDF header', Buffer.from('%PDF-1.')],
    ['half a document', docx(paragraph('Ada')).subarray(0, 300)],
  ])('%s under another name is refused', async (_what, bytes) => {
    await expect(readPdf(bytes)).rejects.toMatchObject(damaged);
    await expect(readDocx(bytes)).rejects.toMatchObject(damaged);
  });

  test('an empty file, an older Word file and a picture are refused with their own sentences', async () => {
    await expect(readPdf(Buffer.alloc(0))).rejects.toMatchObject(refused('The file is empty.'));
    await expect(extractText(Buffer.from('x'), 'application/msword')).rejects.toMatchObject(
      refused('(.doc)'),
    );
    await expect(extractText(Buffer.from('x'), 'image/png')).rejects.toMatchObject(
      refused('this kind of file'),
    );
  });
});
