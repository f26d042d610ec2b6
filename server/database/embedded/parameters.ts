/**
 * A query parameter in the text form that PostgreSQL reads, by the rules of the `pg`
 * driver, so that a statement works the same on both engines: arrays become array
 * literals, other objects JSON, dates ISO 8601 in UTC.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  return JSON.stringify(value);
}

function arrayLiteral(elements: unknown[]): string {
  const texts = elements.map((element) => {
    if (Array.isArray(element)) return arrayLiteral(element);
    const text = parameterText(element);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${texts.join(',')}}`;
}
