import { damaged, tooComplex, UnreadableDocument } from './errors.ts';
import { MAX_XML_DEPTH, MAX_XML_ELEMENTS } from './limits.ts';

export interface Tag {
  kind: 'open' | 'close';
  /** The name without its namespace prefix. */
  name: string;
  /** The value of an attribute, by its name without prefix. Entities stay as they are. */
  attribute(name: string): string | undefined;
  /** Offsets in the text: of the `<` of the tag, and after its `>`. */
  start: number;
  end: number;
}

/**
 * The tags of an XML text in order, in linear time. An empty element gives an open tag and a close tag. Throws
 * UnreadableDocument for malformed XML, for too many or too deeply nested tags, and for a document type: Word
 * writes none, and it could define entities.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  const open: string[] = [];
  let count = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const start = at;
    const skipTo = (mark: string) => {
      const found = xml.indexOf(mark, start);
      if (found === -1) throw damaged();
      at = found + mark.length;
    };
    if (xml.startsWith('<!--', at)) skipTo('-->');
    else if (xml.startsWith('<![CDATA[', at)) skipTo(']]>');
    else if (xml.startsWith('<?', at)) skipTo('?>');
    else if (xml.startsWith('<!', at)) {
      throw new UnreadableDocument(
        'The document holds instructions that Word does not write, and was not read.',
      );
    } else {
      at = tagEnd(xml, at + 1);
      const isClose = xml[start + 1] === '/';
      const isEmpty = !isClose && xml[at - 2] === '/';
      const inside = xml.slice(start + (isClose ? 2 : 1), at - (isEmpty ? 2 : 1));
      const qualified = /^[^\s/]+/.exec(inside)?.[0];
      if (qualified === undefined) throw damaged();
      const name = qualified.slice(qualified.indexOf(':') + 1);
      const attribute = (wanted: string) => attributeOf(inside, wanted);
      if (isClose) {
        if (open.pop() !== qualified) throw damaged();
      } else {
        if (++count > MAX_XML_ELEMENTS || open.length >= MAX_XML_DEPTH) throw tooComplex();
        yield { kind: 'open', name, attribute, start, end: at };
        if (!isEmpty) open.push(qualified);
      }
      if (isClose || isEmpty) yield { kind: 'close', name, attribute, start, end: at };
    }
  }
  if (open.length > 0) throw damaged();
}

function tagEnd(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const character = xml[at];
    if (character === '>') return at + 1;
    if (character === '"' || character === "'") {
      at = xml.indexOf(character, at + 1);
      if (at === -1) break;
    }
  }
  throw damaged();
}

function attributeOf(tag: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of tag.matchAll(
    /(?<![^\s="'])([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (name.slice(name.indexOf(':') + 1) === wanted) return double ?? single;
  }
  return undefined;
}
