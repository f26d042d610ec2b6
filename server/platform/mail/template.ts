import {
  Liquid,
  type TagToken,
  TokenizationError,
  Tokenizer,
  type TopLevelToken,
  TypeGuards,
} from 'liquidjs';
import * as platform from '#contract/messages/en/platform.ts';

/**
 * The template language of emails, a small part of Liquid. A text can show a placeholder, `{{ job_title }}`, and can
 * depend on one: `{% if extra_time %}…{% elsif … %}…{% else %}…{% endif %}`. There are no loops, filters, includes or
 * comparisons. A value is plain text and is never read as a template again.
 */

/** The value of each placeholder. In a condition, '' counts as missing. */
export type TemplateValues = Readonly<Record<string, string>>;

/** A template that cannot be used. The message is a sentence for its author. */
export class TemplateError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TemplateError';
  }
}

/** Far more than an email needs. They limit a text that was made to be slow or large. */
const LIMITS = { parseLimit: 20_000, renderLimit: 1_000, memoryLimit: 1_000_000 } as const;

const engine = new Liquid({
  ...LIMITS,
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  jsTruthy: true,
  dynamicPartials: false,
  relativeReference: false,
});
for (const name of Object.keys(engine.tags)) if (name !== 'if') delete engine.tags[name];
for (const name of Object.keys(engine.filters)) delete engine.filters[name];

const NAME = /^[a-z][a-z_]*$/;
/** Enough of a part to recognise it. */
const QUOTED_LENGTH = 40;

/** Throws TemplateError, with the line, if the template uses anything but these placeholders and conditions on them. */
export function checkTemplate(template: string, placeholders: readonly string[]): void {
  const open: OpenCondition[] = [];
  for (const token of tokensOf(template)) {
    if (TypeGuards.isOutputToken(token)) checkName(token, token.content, placeholders);
    else if (TypeGuards.isTagToken(token)) checkTag(token, open, placeholders);
  }
  const unclosed = open.at(-1)?.begin;
  if (unclosed)
    throw withPosition(
      unclosed,
      platform.unclosedIf({ part: quoted(unclosed.getText()), end: '{% endif %}' }),
    );
}

/** The text with its values filled in. Throws TemplateError if the template uses a value that is not given. */
export function renderTemplate(template: string, values: TemplateValues): string {
  checkTemplate(template, Object.keys(values));
  try {
    const text: unknown = engine.parseAndRenderSync(template, values);
    return String(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new TemplateError(platform.cannotRender({ reason: reason ?? '' }));
  }
}

function tokensOf(template: string): TopLevelToken[] {
  try {
    return new Tokenizer(template).readTopLevelTokens();
  } catch (error) {
    if (!(error instanceof TokenizationError)) throw error;
    const { token } = error;
    const rest = token.input.slice(token.begin);
    const end = rest.startsWith('{{') ? '}}' : '%}';
    throw withPosition(token, platform.unclosed({ part: quoted(rest), end }));
  }
}

/** A condition whose {% endif %} has not been reached. */
interface OpenCondition {
  begin: TagToken;
  hasElse: boolean;
}

function checkTag(token: TagToken, open: OpenCondition[], placeholders: readonly string[]): void {
  const { name } = token;
  const args = token.args.trim();
  const written = quoted(token.getText());
  if (name === 'if') {
    checkName(token, args, placeholders);
    open.push({ begin: token, hasElse: false });
    return;
  }
  if (name !== 'elsif' && name !== 'else' && name !== 'endif')
    throw withPosition(token, platform.unknownTag({ part: written, example: EXAMPLE }));
  const condition = open.at(-1);
  if (!condition) throw withPosition(token, platform.noIf({ part: written, begin: '{% if … %}' }));
  if (name === 'elsif') checkName(token, args, placeholders);
  else if (args !== '')
    throw withPosition(token, platform.writeAlone({ part: written, tag: `{% ${name} %}` }));
  if (name === 'endif') open.pop();
  else if (condition.hasElse)
    throw withPosition(token, platform.afterElse({ part: written, other: '{% else %}' }));
  else condition.hasElse = name === 'else';
}

const EXAMPLE = '{% if name %}…{% else %}…{% endif %}';

function checkName(token: TopLevelToken, content: string, placeholders: readonly string[]): void {
  const name = content.trim();
  if (!NAME.test(name)) {
    throw withPosition(
      token,
      platform.notAName({
        part: quoted(token.getText()),
        example: `{{ ${placeholders[0] ?? 'name'} }}`,
      }),
    );
  }
  if (!placeholders.includes(name)) {
    throw withPosition(
      token,
      platform.unknownPlaceholder({
        name: quoted(name),
        names: placeholders.map((each) => `{{ ${each} }}`).join(', '),
      }),
    );
  }
}

const withPosition = (token: Pick<TopLevelToken, 'getPosition'>, sentence: string) =>
  new TemplateError(platform.line({ line: token.getPosition()[0]!, problem: sentence }));

function quoted(part: string): string {
  const line = part.split(/[\r\n]/, 1)[0] ?? '';
  const characters = [...line];
  return characters.length <= QUOTED_LENGTH ? line : `${characters.slice(0, QUOTED_LENGTH).join('')}…`;
}
