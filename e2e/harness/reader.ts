import type { CDPSession, Page } from 'playwright-core';
import { until } from './interview-journey.ts';

/** What the browser tells a screen reader about an element. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Read only by their name, which is their content. */
const WHOLE = new Set([
  'heading',
  'button',
  'link',
  'checkbox',
  'radio',
  'textbox',
  'combobox',
  'tab',
  'switch',
  'menuitem',
  'image',
  'option',
  'spinbutton',
  'slider',
  'progressbar',
  'searchbox',
  'Video',
  'Audio',
]);
/** Read by their name, followed by their content. */
const AROUND = new Set([
  'dialog',
  'radiogroup',
  'group',
  'form',
  'navigation',
  'main',
  'region',
  'alert',
  'status',
  'article',
  'tabpanel',
  'list',
  'table',
  'timer',
]);
const STATES: Record<string, (value: unknown) => string | null> = {
  level: (level) => `level ${String(level)}`,
  checked: (checked) => (checked === 'true' ? 'checked' : 'not checked'),
  pressed: (pressed) => (pressed === 'true' ? 'pressed' : 'not pressed'),
  selected: (isSelected) => (isSelected === true ? 'selected' : null),
  expanded: (isExpanded) => (isExpanded === true ? 'expanded' : 'collapsed'),
  required: (isRequired) => (isRequired === true ? 'required' : null),
  invalid: (invalid) => (invalid === 'true' ? 'invalid' : null),
  disabled: (isDisabled) => (isDisabled === true ? 'unavailable' : null),
};

/** Parts that differ from run to run. */
const VARYING: readonly [RegExp, string][] = [
  [/\b\d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?/gi, '‹time›'],
  [
    /\b(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:\d{1,2}, )?\d{4}/g,
    '‹date›',
  ],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, '‹day›'],
  [/\bR1-[A-Z0-9]{6}\b/g, '‹id›'],
  [/\b\d+(?:\.\d+)? (?:[kKM]B|bytes)/g, '‹size›'],
  [/\bGMT[+-]\d+\b|\bUTC\b/g, '‹zone›'],
];

/**
 * A blind person, who hears what is in the browser's accessibility tree, in its order, and presses keys. `heard`
 * collects what was read.
 */
export type Reader = Awaited<ReturnType<typeof readerOf>>;

export async function readerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const heard: string[] = [];

  /** Reads the open dialog, or otherwise the page from its main part on. */
  async function read(title: string): Promise<void> {
    await page.getByText('Please Wait...').first().waitFor({ state: 'detached' });
    heard.push('', `== ${title} ==`, `title: ${tidy(await page.title())}`);
    heard.push(...linesOf(await treeOf(session)));
  }

  /** Presses Tab until the element with this name has the focus, and says what it is. */
  async function goTo(role: string, name: string | RegExp): Promise<void> {
    const isIt = (node: Node | null) =>
      node !== null &&
      text(node.role) === role &&
      (typeof name === 'string' ? tidy(text(node.name)) === name : name.test(tidy(text(node.name))));
    await until(
      `${role} ${String(name)} is in the tree`,
      async () => (await treeOf(session)).some((node) => !node.ignored && isIt(node)) || null,
    );
    for (let step = 0; step < 80; step += 1) {
      const at = await focused(session);
      if (isIt(at)) {
        heard.push(`> ${at ? said(at) : ''}`);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${role} ${String(name)}.`);
  }

  /** Goes to a group of radio buttons with Tab, and moves within it with the arrow keys. */
  async function choose(option: string): Promise<void> {
    await goTo('radio', /./);
    for (let step = 0; step < 8; step += 1) {
      if (tidy(text((await focused(session))?.name)) === option) {
        await press('Space');
        return;
      }
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrows do not lead to ${option}.`);
  }

  async function press(key: string): Promise<void> {
    heard.push(`> presses ${key}`);
    await page.keyboard.press(key);
  }

  async function type(words: string): Promise<void> {
    heard.push(`> types ${words.includes('!') ? 'the password' : words}`);
    await page.keyboard.type(words);
  }

  /** The element that has the focus after a change, as a screen reader announces it. */
  async function landsOn(name: string | RegExp): Promise<void> {
    await until(`the focus is on ${String(name)}`, async () => {
      const now = tidy(text((await focused(session))?.name));
      return (typeof name === 'string' ? now === name : name.test(now)) || null;
    });
    const at = await focused(session);
    heard.push(`> lands on ${at ? said(at) : 'nothing'}`);
  }

  return { read, goTo, choose, press, type, landsOn, text: () => `${heard.join('\n').trim()}\n` };
}

const text = (field: { value?: unknown } | undefined): string =>
  typeof field?.value === 'string' || typeof field?.value === 'number' ? String(field.value) : '';

export function tidy(words: string): string {
  return VARYING.reduce((all, [pattern, name]) => all.replaceAll(pattern, name), words)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function treeOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

async function focused(session: CDPSession): Promise<Node | null> {
  const nodes = await treeOf(session);
  const has = (node: Node) =>
    node.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false;
  return nodes.findLast((node) => !node.ignored && has(node) && text(node.role) !== 'RootWebArea') ?? null;
}

function said(node: Node): string {
  const states = (node.properties ?? []).flatMap(({ name, value }) => STATES[name]?.(value.value) ?? []);
  const description = tidy(text(node.description));
  const value = tidy(text(node.value));
  const role = text(node.role);
  return [
    role,
    tidy(text(node.name)),
    ...(value === '' || role === 'progressbar' || role === 'slider' ? [] : [`value ${value}`]),
    ...states,
    ...(description === '' ? [] : [`(${description})`]),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function linesOf(nodes: readonly Node[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.findLast((node) => !node.ignored && text(node.role) === 'dialog');
  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    const role = text(node.role);
    const indent = '  '.repeat(depth);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    let inner = depth;
    if (!node.ignored && WHOLE.has(role)) {
      lines.push(indent + said(node));
      return;
    }
    if (!node.ignored && role === 'StaticText') {
      const words = tidy(text(node.name));
      if (words !== '') lines.push(indent + words);
      return;
    }
    if (!node.ignored && AROUND.has(role) && (text(node.name) !== '' || role === 'alert')) {
      lines.push(indent + said(node));
      inner += 1;
    }
    for (const child of children) walk(child, inner);
  };
  const start = root ?? nodes.find((node) => !node.ignored && text(node.role) === 'main') ?? nodes[0];
  if (start) walk(start, 0);
  return lines;
}
