const TEMPLATE = '10000000-1000-4000-8000-100000000000';

/** A random UUID. A page served over plain HTTP has no `crypto.randomUUID`. */
export const newId = (): string =>
  TEMPLATE.replaceAll(/[018]/g, (mark) => {
    const digit = Number(mark);
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit ^ (random & (15 >> (digit / 4)))).toString(16);
  });
