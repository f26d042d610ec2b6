/** Pairs of opposites: everyday ones, and those of the trades. */
const opposites: readonly (readonly [string, string])[] = `
before after; first last; always never; more less; higher lower; high low; inside outside; same different; open closed; early late;
largest smallest; large small; fast slow; faster slower; left right; public private; positive negative; increases decreases; increase decrease;
true false; with without; all none; add remove; minimum maximum; strong weak; hot cold; dry wet; clean dirty; full empty; long short; new old;
good bad; safe unsafe; calm angry; cheap expensive; easy difficult; known unknown; empty full; simple complex; narrow wide; above below;
internal external; static dynamic; stable unstable; keep discard; keeps discards; start stop; allow forbid; allows forbids; correct incorrect;
quickly slowly; near far; soft hard; thick thin; heavy light; raise lower; buy sell; enable disable; include exclude; includes excludes
`
  .trim()
  .split(/;\s*/)
  .map((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return [a, b] as const;
  });
const oppositeOf = new Map(opposites.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/**
 * The answer with one of its words replaced by the opposite, or null if it has no such word. `written` says what stands in
 * the place of the word.
 */
export function withOpposite(
  answer: string,
  choose: (words: string[]) => string | undefined,
  written: (word: string, other: string) => string = (_, other) => other,
): string | null {
  const said: string[] = answer.toLowerCase().match(/[a-z]+/g) ?? [];
  const turnable = [...new Set(said)].filter((word) => {
    const other = oppositeOf.get(word);
    return other !== undefined && !said.includes(other);
  });
  const word = choose(turnable);
  return word === undefined
    ? null
    : answer.replace(new RegExp(`\\b${word}\\b`, 'gi'), (said) =>
        written(said, oppositeOf.get(word) ?? word),
      );
}
