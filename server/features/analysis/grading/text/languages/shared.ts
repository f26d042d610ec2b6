export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The symbols that are read as words. `digits` says how numbers are written. */
export const signsAs = (
  { percent, and, equal, power }: Record<'percent' | 'and' | 'equal' | 'power', string>,
  digits: readonly (readonly [RegExp, string])[],
): readonly (readonly [RegExp, string])[] => [
  [/c\+\+/g, ' cplusplus '],
  [/c#/g, ' csharp '],
  [/\.net\b/g, ' dotnet '],
  [/%/g, ` ${percent} `],
  [/&+/g, ` ${and} `],
  [/[=]+/g, ` ${equal} `],
  [/(?<=[a-z0-9)\s])\^/g, ` ${power} `],
  ...digits,
  [/(?<=\d)(?=[a-zµΩ°])/g, ' '],
];

/** "1.000,5" and "1,000.5" both become "1000.5": a symbol before three digits separates thousands. */
export const COMMA_OR_POINT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)[.,](?=\d{3}\b)/g, ''],
  [/(?<=\d),(?=\d)/g, '.'],
];

/** Without a list of common words, every word counts the same. In English, such a list does not improve the order. */
export const UNLISTED = 0.6;
