import { SKILL_WORDS } from './skill-words.ts';

/**
 * The master skills named in a description, by their name or by words for them: whole words, in any case, in the order
 * of the list. A skill inside a longer name ('C' in 'C++', 'Node' in 'Node.js') doesn't count.
 */
export function extractSkills<Skill extends { name: string }>(
  html: string,
  skills: readonly Skill[],
): Skill[] {
  const text = textOfHtml(html);
  return skills.filter(({ name }) => countMentions(text, name) > 0);
}

/** How often a text names a skill. */
export function countMentions(text: string, skill: string): number {
  const words = SKILL_WORDS[skill]?.split('|') ?? [];
  const patterns = [phrase(skill), ...words.map((word) => `${phrase(word)}s?`)];
  const whole = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][.+#])(?:${patterns.join('|')})(?![\p{L}\p{N}+#]|\.[\p{L}\p{N}])`;
  return [...text.matchAll(new RegExp(whole, 'giu'))].length;
}

const phrase = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);

/** Tags separate words, except for formatting tags inside a word. Entities written by the editor are decoded. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span)(?:\s[^<>]*)?>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
