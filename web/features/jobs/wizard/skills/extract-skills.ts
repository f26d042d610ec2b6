/**
 * The master skills that a description contains: whole words, in any case, in the order of the list. A skill
 * that is part of a longer name ('C' in 'C++', 'Node' in 'Node.js') does not count.
 */
export function extractSkills<Skill extends { name: string }>(
  html: string,
  skills: readonly Skill[],
): Skill[] {
  const text = textOfHtml(html);
  return skills.filter(({ name }) => wordPattern(name).test(text));
}

function wordPattern(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][.+#])${words}(?![\p{L}\p{N}+#]|\.[\p{L}\p{N}])`,
    'iu',
  );
}

/** Tags separate words, except formatting tags inside a word. Entities that the editor writes are decoded. */
function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span)(?:\s[^<>]*)?>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
