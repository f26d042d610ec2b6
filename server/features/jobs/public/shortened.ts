/** The number of characters that a link preview shows. */
const LENGTH = 200;

/** The beginning of a text, for a link preview. */
export function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= LENGTH) return text;
  return `${characters
    .slice(0, LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
