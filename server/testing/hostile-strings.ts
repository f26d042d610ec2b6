/** Texts of any length that make a careless pattern read the same characters over and over. */
const run = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const between = (first: string, unit: string, last: string) => (length: number) =>
  first + run(unit)(Math.max(0, length - first.length - last.length)) + last;

export const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'opened tags': run('<'),
  'full stops': run('.'),
  letters: run('a'),
  spaces: run(' '),
  hyphens: run('-'),
  'at signs': run('@'),
  'combining marks': run('\u0301'),
  digits: run('7'),
  'line breaks': run('\n'),
  'tags never closed': run('<br '),
  'entities never closed': run('&lt'),
  'beginnings of links': run('http://'),
  'a link of full stops that breaks off': between('http://', '.', '<'),
  'a link of full stops that goes on': between('http://', '.', 'a'),
  'full stops between letters': between('a', '.', 'a'),
  'a link of names that breaks off': between('http://', 'a.', '<'),
  'an address that never ends': between('a@', 'a.', '!'),
  'a name that never ends': between('a', " '", '1'),
  'a name that breaks off': between('Ab', 'b', '1'),
  'an attribute that never ends': between('<a ', 'b', '>'),
  'words of one letter': run('a '),
  'spaces between letters': between('a', ' ', 'a'),
};
