/** Turns Word's bulleted or numbered paragraphs into lists, and tables too, because the editor has no tables. */
export function pastedHtml(html: string): string {
  if (!/mso-list|<table/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The innermost table first, so that it becomes part of a cell's text.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...linesOf(table));
  makeLists(body);
  return body.innerHTML;
}

/** 'mso-list:l0 level2 lfo1' is a paragraph in a list. The bullet in front has 'mso-list:Ignore'. */
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** '1.', 'b)', 'iv.'. An 'o' alone is a bullet. */
const NUMBER = /^\(?[\p{L}\p{N}]+[.)]/u;

interface OpenList {
  level: number;
  list: HTMLElement;
}

function makeLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    const sign = paragraph.querySelector(SIGN);
    const tag = NUMBER.test(sign?.textContent.trim() ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag));
    let list = open.find((one) => one.level === level)?.list;
    if (!list) {
      list = body.ownerDocument.createElement(tag);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    const text = body.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    list.append(item);
    paragraph.remove();
  }
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, div, blockquote, pre';

/** The rows of a table as a list, with the header row in bold. A table with one column just becomes its content. */
function linesOf(table: HTMLTableElement): Node[] {
  const rows = [...table.rows].map((row) => [...row.cells]);
  if (rows.every((cells) => cells.length < 2)) return rows.flatMap(([cell]) => [...(cell?.childNodes ?? [])]);
  const document = table.ownerDocument;
  const isTwoColumns = rows.every((cells) => cells.length < 3);
  const list = document.createElement('ul');
  for (const cells of rows) {
    const texts = cells.map(lineOf).filter((text) => text !== '');
    if (texts.length === 0) continue;
    const line = texts.join(isTwoColumns ? ': ' : ' · ');
    const isHead = cells.every(({ localName }) => localName === 'th');
    const item = document.createElement('li');
    item.innerHTML = `<p>${isHead ? `<strong>${line}</strong>` : line}</p>`;
    list.append(item);
  }
  return [list];
}

/** The content of a cell on one line, with its emphasis and links. */
function lineOf(cell: HTMLTableCellElement): string {
  cell.querySelectorAll(SIGN).forEach((sign) => sign.remove());
  cell.querySelectorAll('br').forEach((end) => end.replaceWith(' '));
  const blocks = [...cell.querySelectorAll(BLOCKS)].filter((one) => one.querySelector(BLOCKS) === null);
  const parts = blocks.length === 0 ? [cell] : blocks;
  return parts
    .filter(({ textContent }) => textContent.trim() !== '')
    .map(({ innerHTML }) => innerHTML.trim())
    .join(', ');
}
