import { describe, expect, test } from 'vitest';
import { GRADED_LANGUAGES } from '#contract/interview/interview-languages.ts';
import type { Language } from '#contract/messages/languages.ts';
import { hearingNote } from '#server/features/analysis/grading/text/hearing.ts';
import { textLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import { tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { gradeAnswer } from './grade.ts';

const ASKED = {
  es: {
    question: '¿Por qué se precalienta el acero grueso antes de soldarlo?',
    reference:
      'El precalentamiento reduce la velocidad de enfriamiento y elimina la humedad. Así no aparecen grietas por debajo de 75 grados.',
  },
  de: {
    question: 'Wie arbeiten Sie sicher an einer elektrischen Anlage?',
    reference:
      'Ich schalte den Strom ab und sichere gegen Wiedereinschalten. Dann prüfe ich mit dem Messgerät, dass keine Spannung über 50 Volt da ist.',
  },
} as const;

function grade(language: keyof typeof ASKED, text: string, marks?: { text: string; score: number }[]) {
  return gradeAnswer({ ...ASKED[language], transcript: { text, language }, ...(marks && { marks }) });
}

test.each([
  ['es', 'trabajar trabajamos trabajadora', 'trabaj'],
  ['es', 'presión presion presiones', 'presion'],
  ['es', 'enfermera enfermero enfermeros', 'enfermer'],
  ['de', 'prüfen prüfe prüfst', 'pruf'],
  ['de', 'Häuser Haus', 'haus'],
  ['de', 'Größe Grösse', 'gross'],
  ['de', 'Kollege Kollegin Kolleginnen', 'kolleg'],
] as const)('%s: %s share a stem', (language, words, stem) => {
  const stems = tokensOfText(words, textLanguage(language)).map((token) => token.stem);
  expect([...new Set(stems)]).toEqual([stem]);
});

test.each([
  ['es', 'setenta y cinco por ciento', '75 %'],
  ['es', 'dos mil trescientos euros', '2.300 euros'],
  ['es', 'tres coma cinco kilómetros', '3,5 km'],
  ['de', 'fünfundsiebzig Prozent', '75 %'],
  ['de', 'zwei tausend Euro', '2.000 Euro'],
  ['de', 'drei Komma fünf Gramm', '3,5 g'],
] as const)('%s: “%s” is “%s”', (language, spoken, written) => {
  const wordsOf = (text: string) => tokensOfText(text, textLanguage(language)).map(({ stem }) => stem);
  expect(wordsOf(spoken)).toEqual(wordsOf(written));
});

test.each([
  ['es', 'Pues la verdad es que no lo sé.'],
  ['es', 'No tengo ni idea, lo siento.'],
  ['es', 'Perdona, no puedo responder a esa pregunta.'],
  ['es', 'Siguiente pregunta, por favor.'],
  ['de', 'Das weiß ich leider nicht.'],
  ['de', 'Keine Ahnung, ehrlich gesagt.'],
  ['de', 'Entschuldigung, diese Frage kann ich nicht beantworten.'],
  ['de', 'Nächste Frage bitte.'],
] as const)('%s: “%s” answers nothing', (language, text) => {
  expect(grade(language, text).verdict).toBe('Not Answered');
});

test.each([
  ['es', 'No estoy seguro, para que no se agriete.'],
  ['es', 'Si no lo sé, pregunto al encargado.'],
  ['es', 'Es lo que es.'],
  ['de', 'Bin mir nicht sicher, vielleicht die Sicherung raus.'],
  ['de', 'Wenn ich es nicht weiß, frage ich den Meister.'],
  ['de', 'So wie immer.'],
] as const)('%s: a person decides about “%s”', (language, text) => {
  expect(grade(language, text).verdict).toBe('Needs Review');
});

describe.each(['es', 'de'] as const)('%s: the expected answer', (language) => {
  const key = ASKED[language].reference;

  test('is confirmed, also with words of the question and other forms of its words', () => {
    const said = {
      es: `El acero se precalienta porque el precalentamiento reduce la velocidad de enfriamiento y elimina la humedad, así no aparecen grietas por debajo de setenta y cinco grados.`,
      de: `Sicher arbeite ich so: Ich schalte den Strom ab und sichere gegen Wiedereinschalten, dann prüfe ich mit dem Messgerät, dass keine Spannung über fünfzig Volt da ist.`,
    }[language];
    const { verdict, settledBy } = grade(language, said);
    expect({ verdict, settledBy }).toEqual({ verdict: 'Correct', settledBy: 'words' });
  });

  test('is not when something turns it round or stands beside it', () => {
    const turned = {
      es: [
        key.replace('reduce', 'no reduce'),
        key.replace('Así no aparecen', 'Así aparecen'),
        key.replace('reduce', 'aumenta'),
        key.replace('debajo', 'encima'),
        key.replace('75', '25'),
        key.replace('elimina la humedad', 'la humedad elimina'),
        `La gente dice: ${key} Es una tontería.`,
      ],
      de: [
        key.replace('Strom ab', 'Strom ein'),
        key.replace('Ich schalte', 'Ich schalte nie'),
        key.replace('keine Spannung', 'eine Spannung'),
        key.replace('gegen', 'für'),
        key.replace('über', 'unter'),
        key.replace('50', '500'),
        `Mein Chef behauptet: ${key} Das ist Quatsch.`,
        `${key} Von wegen.`,
      ],
    }[language];
    expect(turned.filter((text) => grade(language, text).verdict !== 'Needs Review')).toEqual([]);
  });

  test('is found in part, in the candidate’s words', () => {
    const half = {
      es: 'Pues así se elimina la humedad y reduce la velocidad.',
      de: 'Den Strom schalte ich ab, und gesichert wird gegen Wiedereinschalten.',
    }[language];
    const { verdict, ideas } = grade(language, half);
    expect(verdict).toBe('Needs Review');
    expect(ideas.map(({ found }) => found)).toEqual([true, false]);
    expect(half).toContain(ideas[0]!.evidence!.text);
  });

  test('marks order answers and settle none: too few answers were evaluated', () => {
    const half = {
      es: 'reduce la velocidad de enfriamiento',
      de: 'Strom ab und gegen Wiedereinschalten sichern',
    }[language];
    const marks = Array.from({ length: 6 }, () => ({ text: half, score: 0 }));
    const { score, verdict } = grade(language, half, marks);
    expect(score).toBeLessThan(0.2);
    expect(verdict).toBe('Needs Review');
  });
});

test.each([
  [
    'es',
    'Me llamo Ana García. Soy una mujer de orden: la humedad',
    'Me llamo Luis Pérez. Soy un hombre de orden: la humedad',
  ],
  [
    'de',
    'Ich heiße Anna. Meine Kollegin schaltet den Strom ab',
    'Ich heiße Jörg. Mein Kollege schaltet den Strom ab',
  ],
] as const)('%s: “%s” and “%s” are worth the same', (language, one, other) => {
  const { score } = grade(language, one);
  expect(score).toBeGreaterThan(0);
  expect(score).toBe(grade(language, other).score);
});

test.each([
  ['es', 'Primero corto la corriente y después compruebo con un medidor que no hay tensión.', null],
  ['es', 'First I switch off the power and then I check with a meter that it is really dead.', 'English'],
  ['de', 'Zuerst schalte ich den Strom ab und prüfe mit einem Messgerät, ob noch Spannung da ist.', null],
  ['de', 'Primero corto la corriente y después compruebo con un medidor que no hay tensión.', 'Spanish'],
] as const)('an interview in %s hears “%s” as another language: %s', (language, text, said) => {
  expect(hearingNote({ text, language })?.said ?? null).toBe(said);
});

test('every graded language has its words', () => {
  const tagOf = (language: Language) => textLanguage(language).tag;
  expect(GRADED_LANGUAGES.map(tagOf)).toEqual([...GRADED_LANGUAGES]);
});
