import { type ESTree, Visitor } from 'vite';
import { type Source, parse } from './sources.ts';

/** Kysely's calls that write. */
const CALL = /^(?:insertInto|updateTable|deleteFrom|mergeInto)$/;
/** SQL that writes, and its table. A lock (`FOR UPDATE`) or a conflict clause (`DO UPDATE`) names no table. */
const STATEMENT =
  /\b(?:INSERT\s+INTO|MERGE\s+INTO|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|(?<!\b(?:DO|FOR|KEY|THEN|ON)\s+)UPDATE)\s+(?:ONLY\s+)?([\w.]+|\$)/;

/** The table of each writing statement in a file; `a variable` if no literal names it. */
export function writesOf(source: Source): string[] {
  const tables: string[] = [];
  const ofSql = new Set<ESTree.TemplateLiteral>();
  const look = (text: string, flags: string) => {
    for (const [, table] of text.matchAll(new RegExp(STATEMENT, flags)))
      tables.push(table === '$' ? 'a variable' : table!);
  };
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!CALL.test(callee.property.name)) return;
      const name = table?.type === 'Literal' ? String(table.value).split(' ')[0]! : 'a variable';
      tables.push(name);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') ofSql.add(quasi);
    },
    // Outside sql`…`, only capitals distinguish SQL from English.
    TemplateLiteral(node) {
      look(node.quasis.map(({ value }) => value.raw).join('$'), ofSql.has(node) ? 'gi' : 'g');
    },
    Literal({ value }) {
      if (typeof value === 'string') look(value, 'g');
    },
  }).visit(parse(source).program);
  return tables;
}
