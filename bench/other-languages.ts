import { readFileSync } from 'node:fs';
import { otherLanguage } from '#server/features/analysis/grading/text/language.ts';
import type { Language } from '#contract/messages/languages.ts';
import { folderOf } from './evaluation-data.ts';
import { loadRows } from './grading/data.ts';
import { everydayIn } from './grading/everyday.ts';
import { wilsonInterval } from '#server/features/reviews/statistics.ts';
import { shareOf } from './grading/interval.ts';

/**
 * Whether typed answers in other languages are detected, and English ones are not mistaken for others. The limits were
 * chosen with the marked answers and the seen texts, and never with the unseen texts.
 */

const texts: Record<'seen' | 'unseen', Record<string, string[]>> = JSON.parse(
  readFileSync(new URL('./grading/other-languages.json', import.meta.url), 'utf8'),
);
/** Several answers in one set are in Turkish, as these letters from another code page show. */
const TURKISH = /[‡Ÿ§€¦˜]/;

const languageOf = (text: string, language: Language = 'en') =>
  otherLanguage({ text, language })?.said ?? null;

/** Prints both, and says which targets are missed. */
export function otherLanguagesTable(): string[] {
  const missed: string[] = [];
  process.stdout.write('\nTyped answers in other languages\n');
  for (const [half, languages] of Object.entries(texts)) {
    const cases = Object.entries(languages).flatMap(([language, own]) =>
      own.map((text) => ({ language, named: languageOf(text) })),
    );
    const noticed = shareOf(cases, ({ named }) => named !== null);
    const [from, to] = wilsonInterval(noticed.hits, noticed.of).map((share) => share.toFixed(3));
    const others = cases.filter(({ language, named }) => named !== language);
    const misnamed = others.map(({ language, named }) => `${language} as ${named ?? 'English'}`).join(', ');
    process.stdout.write(
      `${half}: ${noticed.hits} of ${noticed.of} answers in ${Object.keys(languages).length} languages noticed [${from}, ${to}]` +
        `, ${cases.length - others.length} named right${misnamed && ` (${misnamed})`}\n`,
    );
    if (noticed.hits < noticed.of) missed.push(`other languages, ${half}: every answer noticed`);
  }
  for (const [name, questions] of Object.entries(everydayIn)) {
    const { language } = questions[0]!;
    const others = Object.values(texts)
      .flatMap((languages) => Object.entries(languages))
      .filter(([own]) => own !== name);
    const noticed = shareOf(
      others.flatMap(([, own]) => own),
      (text) => languageOf(text, language) !== null,
    );
    const taken = shareOf(
      questions.flatMap(({ answers }) => answers),
      ({ text }) => languageOf(text, language) !== null,
    );
    process.stdout.write(
      `an interview in ${name}: ${noticed.hits} of ${noticed.of} answers in other languages noticed; ` +
        `${taken.hits} of ${taken.of} of its own taken for another\n`,
    );
  }
  const rows = loadRows(folderOf('grading'));
  if (typeof rows === 'string') {
    process.stdout.write(`${rows}\n`);
    return missed;
  }
  for (const [file, all] of Map.groupBy(rows, (row) => row.file)) {
    const turkish = file === 'cunlp' ? all.filter(({ answer }) => TURKISH.test(answer)) : [];
    const english = all.filter((row) => !turkish.includes(row));
    const wrong = english.filter(({ answer }) => languageOf(answer) !== null);
    const noticed = shareOf(turkish, ({ answer }) => languageOf(answer) !== null);
    process.stdout.write(
      `${file}: ${wrong.length} of ${english.length} English answers taken for another language` +
        `${turkish.length > 0 ? `; ${noticed.hits} of ${noticed.of} with Turkish words noticed` : ''}\n`,
    );
    for (const { answer } of wrong) process.stdout.write(`    ${answer}\n`);
    if (wrong.length > 0) missed.push(`${file}: no English answer taken for another language`);
  }
  return missed;
}
