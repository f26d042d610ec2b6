/** The values minus the mean of their question. */
export function centredWithin(values: readonly number[], questions: readonly string[]): number[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [index, question] of questions.entries()) {
    const entry = sums.get(question) ?? { sum: 0, count: 0 };
    sums.set(question, { sum: entry.sum + (values[index] ?? 0), count: entry.count + 1 });
  }
  return values.map((value, index) => {
    const entry = sums.get(questions[index] ?? '');
    return entry === undefined ? value : value - entry.sum / entry.count;
  });
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const held = result[index];
    const swap = result[other];
    if (held === undefined || swap === undefined) continue;
    result[index] = swap;
    result[other] = held;
  }
  return result;
}
