import { expect, test } from 'vitest';
import { otherLanguage } from './language.ts';

const languageOf = (text: string) => otherLanguage({ text })?.said ?? null;

test.each([
  ['Hindi', 'मैंने चार साल एक गोदाम में काम किया और हर शाम एक साथी के साथ स्टॉक मिलाता था।'],
  ['Spanish', 'Primero escucho al cliente sin interrumpirlo y después le explico lo que puedo hacer.'],
  ['Turkish', 'Müşteri sinirliyse önce onu dinlerim, sonra özür dilerim ve ne yapabileceğimi anlatırım.'],
  [
    'Indonesian',
    'Saya memeriksa barang yang datang, mencatat jumlahnya dan menyusunnya di rak sesuai tanggal.',
  ],
  ['Russian', 'Замыкание это функция, которая помнит переменные того места, где она была создана.'],
  ['Czech', 'Když je zákazník rozzlobený, nejdřív ho nechám domluvit a potom se mu omluvím.'],
  ['Chinese', '如果客人生气了，我会先听他说完，不打断他，然后向他道歉。'],
])('an answer in %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  'dust particles (clay minerals, organic salts, ocean salts)',
  'peak load plant, base load plant, micro plant, cascade plant',
  'Basin method Furrow method Sprinkler method Drip method',
  'createStack, push, isEmpty, pop, and a boolean return value.',
  'σ² = Σ(x − μ)² / N',
  'Si no',
])('is English, or too little to tell: %s', (text) => {
  expect(languageOf(text)).toBeNull();
});

test.each([
  ['es', 'Una clausura es una función que recuerda las variables del lugar donde se creó.', null],
  ['es', 'Uso React con Redux, Docker, Kubernetes y PostgreSQL en el backend con Node.', null],
  ['es', 'primero let, luego const y después var', null],
  ['es', 'A closure is a function that remembers the variables of its place.', 'English'],
  ['de', 'Ein Commit speichert den Snapshot, ein Branch ist ein Pointer auf einen Commit.', null],
  ['de', 'Antes de subir a la escalera compruebo que el suelo sea firme.', 'Spanish'],
] as const)('in an interview in %s: %s', (language, text, other) => {
  expect(otherLanguage({ text, language })?.said ?? null).toBe(other);
});
