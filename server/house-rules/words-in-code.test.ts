import { test } from 'vitest';
import { type Rule, type Source, expectKept, parse } from './sources.ts';

/** Words that are not part of the product's language: data, what operators type and read, and texts for programs. */
const NEVER_MOVED = [
  'contract/account/master.ts',
  'contract/job/criteria.ts',
  'contract/job/key-help.ts',
  'contract/job/key-points.ts',
  'contract/job/may-not-ask',
  'contract/messages/',
  'contract/shared/fixed-texts.ts',
  'contract/shared/limits.ts',
  'contract/shared/refusals.ts',
  'contract/shared/web-addresses.ts',
  'server/backup/',
  'server/command/',
  'server/database/',
  'server/demonstration/',
  'server/features/accounts/operators/operators.ts',
  'server/features/analysis/criteria/',
  'server/features/analysis/grading/judge/checks.ts',
  'server/features/analysis/grading/text/',
  'server/features/analysis/llm/',
  'server/features/candidates/resume/',
  'server/features/jobs/wizard/draft-prompt.ts',
  'server/features/masters/',
  'server/features/operator/check-files.ts',
  'server/features/privacy/not-held.ts',
  'server/features/practice/questions.ts',
  'server/main.ts',
  'server/platform/config/',
  'server/platform/files/links.ts',
  'server/platform/http/listening.ts',
  'server/platform/http/observability.ts',
  'server/platform/http/openapi.ts',
  'server/platform/http/while-starting.ts',
  'server/platform/llm/',
  'server/platform/mail/message.ts',
  'server/platform/mail/smtp.ts',
  'server/platform/media/',
  'server/platform/outgoing/openid.ts',
  'server/platform/speech/',
  'server/platform/threads/',
  'server/roundone.ts',
  'server/upgrade.ts',
  'web/features/jobs/wizard/skills/skill-words.ts',
  'web/testing/',
  'web/theme/',
  'web/ui/pasted-html.ts',
  'web/ui/rich-text.tsx',
  'web/ui/shell/keep-focus.ts',
];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Attributes and properties whose text people read or hear even if it is a single word, such as "Cancel". */
const HEARD =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|caption|placeholder|[a-z]*(?:label|title|description|heading|text|lead|message|hint))$/i;
/** Properties for programs, HTTP headers, citations of laws, and what samples of emails say. */
const NOT_HEARD =
  /^(?:summary|className|href|id|key|autoComplete|law|preserveAspectRatio|rel|type|samples|'[A-Z][\w-]+')$/;
/** Samples, and names of locks and tokens. */
const NOT_READ = /^(?:SAMPLE|AUDIENCE$|key$)/;
/** Calls whose words are for a log, the database or a programmer. */
const NOT_SAID =
  /^(?:(?:Type|Range|Aggregate)?Error|LlmUnusable|RegExp|console\.\w+|matchMedia|.*\b(?:log|logger)\.\w+|sql|keyFor|secretKeyFor|(?:un)?seal|lockLimits|perNetwork|describe|URL|Intl\.\w+)$|\.(?:select|where|on|query|as|orderBy|groupBy|innerJoin|leftJoin|selectFrom|updateTable|deleteFrom|header|closest)$/;

function isSentence(text: string): boolean {
  const plain = text.replace(/\{[{%].*?[%}]\}/g, '');
  return (
    /\p{L}[’,.:;?!]? +[“"(]?\p{Ll}/u.test(plain) &&
    !/[{}<>=|_]|::|;\S|-src |\$\d|^[\w.]+ as \w+$|^(?:is not|not in|not like|light dark)$/.test(plain)
  );
}
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const TYPES = /^(?:Import|ExportAll|TSTypeAlias|TSInterface|TSLiteralType|TaggedTemplate)/;
const PASSED_ON = new Set(['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer']);

/** JSX text, attributes that people hear, and sentences anywhere else. */
function wordsIn(source: Source): string[] {
  const found: string[] = [];
  const written = (node: unknown) => (isNode(node) ? source.text.slice(node.start, node.end) : '');
  const isSaid = (text: string, isHeard: boolean) =>
    isSentence(text) || (isHeard && hasWord(text) && /^\p{Lu}/u.test(text));

  function visit(node: Node, isHeard: boolean): void {
    const { type, value } = node;
    if (TYPES.test(type)) return;
    if (/^(?:Call|New)Expression$/.test(type) && NOT_SAID.test(written(node['callee']))) return;
    if (type === 'VariableDeclarator' && NOT_READ.test(written(node['id']))) return;
    if (type === 'JSXText') {
      if (hasWord(value as string)) found.push((value as string).trim());
      return;
    }
    if (type === 'Literal') {
      if (typeof value === 'string' && isSaid(value, isHeard)) found.push(value);
      return;
    }
    if (type === 'JSXAttribute' || type === 'Property') {
      const name = written(node['name'] ?? node['key']);
      if (isNode(value) && !NOT_HEARD.test(name)) visit(value, HEARD.test(name.replaceAll("'", '')));
      return;
    }
    if (type === 'TemplateLiteral') {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
      // A word beside a value is read with it, whatever its first letter.
      if (isSaid(parts.join('…'), isHeard) || (isHeard && hasWord(parts.join('…'))))
        found.push(parts.join('…'));
    }
    for (const [part, child] of Object.entries(node))
      for (const one of Array.isArray(child) ? child : [child])
        if (isNode(one)) visit(one, isHeard && part !== 'test' && PASSED_ON.has(type));
  }
  visit(parse(source).program as unknown as Node, false);
  return found;
}

const isUnder = (folders: readonly string[], file: string) =>
  folders.some((folder) => file.startsWith(folder));

const wordsInCode: Rule = (sources) =>
  sources
    .filter(({ file }) => !isUnder(NEVER_MOVED, file))
    .flatMap((source) => wordsIn(source).map((words) => `${source.file}: ${words}`));

test('whatever people read stands in contract/messages', () => {
  expectKept(
    wordsInCode,
    {
      'web/features/offers/a.tsx':
        '<p aria-label={own ? "Yours" : name} title="Your offer" className="an offer">It is {till} <b>{said.end()}</b></p>;',
      'server/features/offers/a.ts':
        "throw new Refusal('offer.over', `This offer of ${name} is over.`);\nthrow new Error('offer is gone');",
      'contract/interview/offers.ts': "z.string('Please write more').min(1, { error: said.missing });",
      'server/features/masters/a.ts': "const question = 'What is a hash map?';",
    },
    [
      'web/features/offers/a.tsx: Yours',
      'web/features/offers/a.tsx: Your offer',
      'web/features/offers/a.tsx: It is',
      'server/features/offers/a.ts: This offer of … is over.',
      'contract/interview/offers.ts: Please write more',
    ],
  );
});
