import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  deflatedPage,
  docx,
  docxEntries,
  line,
  makeZip,
  paragraph,
  pdf,
  zipWithDeflated,
} from '#server/testing/sample-documents.ts';
import { extractText } from './extract-text.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const readDocx = (bytes: Uint8Array) => extractText(bytes, DOCX);
const readPdf = (bytes: Uint8Array) => extractText(bytes, 'application/pdf');
const readText = (text: string) => extractText(Buffer.from(text), 'text/plain');
const refused = (sentence: string) => ({
  name: 'UnreadableDocument',
  message: expect.stringContaining(sentence),
});
const tooComplex = refused('too large or too complex');
const damaged = refused('damaged or isn’t what its type says');

describe('text', () => {
  test('of a PDF, page by page', async () => {
    const bytes = pdf([line('Ada Lovelace') + line('Analyst', { y: 680 }), line('Second page')]);
    expect((await readPdf(bytes)).text).toBe('Ada Lovelace\nAnalyst\n\nSecond page');
  });

  test('of a DOCX, with tables', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('Java')}</w:tc><w:tc>${paragraph('5 years')}</w:tc></w:tr></w:tbl>`;
    const { text } = await readDocx(docx(paragraph('Ada &amp; 李小龙') + table));
    expect(text.split('\n').filter(Boolean)).toEqual(['Ada & 李小龙', 'Java', '5 years']);
  });

  test('of a text file, tidied', async () => {
    expect((await readText('\ufeffAda  \r\nAnalyst\r\n\r\n\r\n\r\nEnd\u0007\n')).text).toBe(
      'Ada\nAnalyst\n\nEnd',
    );
  });

  test('beyond the limit is left away', async () => {
    expect((await readText('word '.repeat(50_000))).text).toHaveLength(200_000);
  });

  test('of pages beyond the fiftieth is left away', async () => {
    const bytes = pdf(Array.from({ length: 60 }, (_, i) => line(`page ${i + 1}.`)));
    const { text } = await readPdf(bytes);
    expect([text.includes('page 50.'), text.includes('page 51.')]).toEqual([true, false]);
  });
});

describe('what reading may cost', () => {
  const pages = pdf(Array.from({ length: 20 }, (_, i) => line(`page ${i + 1}.`)));
  const type = 'application/pdf';

  test('is work, not time: many at once on a busy machine are all read', async () => {
    const begun = performance.now();
    // One thread is left over from the test before, so the second of these two starts a new one, as most of those
    // below do.
    await Promise.all([extractText(pages, type), extractText(pages, type)]);
    const workLimitMs = 3 * (performance.now() - begun);
    // On two processors, each of these takes about six times as long as one on its own.
    const readings = await Promise.all(
      Array.from({ length: 12 }, () => extractText(pages, type, { workLimitMs })),
    );
    expect(readings.map(({ text }) => text.includes('page 20.'))).toEqual(Array(12).fill(true));
  });

  test('has an end', async () => {
    const long = pdf(Array.from({ length: 50 }, (_, i) => line(`page ${i + 1} ${'and more '.repeat(500)}.`)));
    await expect(extractText(long, type, { workLimitMs: 1 })).rejects.toMatchObject(tooComplex);
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
    await expect(readDocx(zip)).rejects.toMatchObject(damaged);
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
      refused('instructions that Word doesn’t write'),
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

  test('a PDF stream that inflates to 400 MB is given up in time', async () => {
    await expect(readPdf(pdf([deflatedPage(400)]))).rejects.toMatchObject(tooComplex);
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
