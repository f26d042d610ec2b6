export interface Coverage {
  found: number;
  total: number;
  /** The share of the ideas that were found, by weight, from 0 to 1. */
  share: number;
}

/** How much of the reference answer was said. Null if it has no ideas. */
export function coverageOfIdeas(ideas: readonly { found: boolean; weight: number }[]): Coverage | null {
  if (ideas.length === 0) return null;
  const weightOf = (some: typeof ideas) => some.reduce((sum, { weight }) => sum + weight, 0);
  const found = ideas.filter((idea) => idea.found);
  const whole = weightOf(ideas);
  return {
    found: found.length,
    total: ideas.length,
    share: whole > 0 ? weightOf(found) / whole : found.length / ideas.length,
  };
}
