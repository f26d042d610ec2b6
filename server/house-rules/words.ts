import { type Source, parse } from './sources.ts';

/** Words that people read, where they stand in the code. */
export interface Words {
  kind: 'screen' | 'sentence';
  text: string;
  start: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Attributes and properties whose one word is read or heard: "Cancel". */
const HEARD =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|caption|placeholder|(?:[a-z]+)?(?:[lL]abel|[tT]itle|[dD]escription|[hH]eading|[tT]ext|[lL]ead|[mM]essage|[hH]int))$/;

/** What programs read: their texts stay English. */
const FOR_PROGRAMS = new Set(['summary', 'means', 'className', 'href', 'id', 'autoComplete', 'type']);

/** Calls whose words are for the log, the database, or whoever writes a program. */
const NOT_READ =
  /^(?:Error|TypeError|RegExp|console\.\w+|\w*[lL]og(?:ger)?\.\w+|sql|.*\.(?:query|addMigration)|describe|URL|Intl\.\w+)$/;

/** At least two words, of which one is written as people write: not SQL, not a list of names. */
const isSentence = (text: string) =>
  /\p{L}[\p{L}’']*[,.:;?!]? +(?:[“"(]?\p{Ll})/u.test(text) &&
  !/^\s*(?:select|insert|update|delete|with|create|alter|from|where|order by|and|or|case|lock|begin|set|drop|explain|vacuum|left join|join|returning|on conflict|exists|not exists)\s/i.test(text) &&
  !/[{};<>=]|=>|::|\$\d|--/.test(text.replace(/\{[{%].*?[%}]\}/g, ''));
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: Node | undefined, text: string) =>
  node === undefined ? '' : text.slice(node.start, node.end);

/** All words for people that a file holds outside message files. */
export function wordsIn(source: Source): Words[] {
  const { text } = source;
  const found: Words[] = [];
  const note = (kind: Words['kind'], node: Node, said: string) =>
    found.push({ kind, text: said.replace(/\s+/g, ' ').trim(), start: node.start });

  function visit(node: Node, heard: boolean): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TSLiteralType':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TaggedTemplateExpression':
        return;
      case 'CallExpression':
      case 'NewExpression':
        if (NOT_READ.test(nameOf(node['callee'] as Node, text))) return;
        break;
      case 'JSXText':
        if (hasWord(node['value'] as string)) note('screen', node, node['value'] as string);
        return;
      case 'JSXAttribute':
      case 'Property': {
        const name = nameOf((node['name'] ?? node['key']) as Node, text);
        if (FOR_PROGRAMS.has(name)) return;
        const value = node['value'];
        if (isNode(value)) visit(value, HEARD.test(name));
        return;
      }
      case 'Literal': {
        const value = node['value'];
        if (typeof value === 'string' && (isSentence(value) || (heard && hasWord(value) && /^\p{Lu}/u.test(value))))
          note(heard ? 'screen' : 'sentence', node, value);
        return;
      }
      case 'TemplateLiteral': {
        const whole = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('X');
        if (isSentence(whole)) note(heard ? 'screen' : 'sentence', node, whole);
        break;
      }
    }
    for (const [part, value] of Object.entries(node)) {
      if (part === 'typeAnnotation' || part === 'typeArguments') continue;
      const passes = heard && ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer', 'TemplateLiteral'].includes(node.type);
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, passes && part !== 'test');
    }
  }
  visit(parse(source).program as unknown as Node, false);
  return found;
}
