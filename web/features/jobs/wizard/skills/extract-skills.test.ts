import { expect, test } from 'vitest';
import { extractSkills } from './extract-skills.ts';

const master = [
  'Java',
  'JavaScript',
  'C',
  'C#',
  'C++',
  'Node.js',
  'React',
  'React Native',
  'SQL',
  'Research and Development',
];
const found = (html: string) =>
  extractSkills(
    html,
    master.map((name) => ({ name })),
  ).map(({ name }) => name);

test('finds whole words in any case', () => {
  expect(found('<p>You know JAVA and sql.</p>')).toEqual(['Java', 'SQL']);
  expect(found('<p>javascripts and NoSQL</p>')).toEqual([]);
  expect(found('<ul><li>React</li><li>Node.js</li></ul>')).toEqual(['Node.js', 'React']);
});

test('punctuation can be part of a name', () => {
  expect(found('<p>C#, C++.</p>')).toEqual(['C#', 'C++']);
  expect(found('<p>Plain C, please</p>')).toEqual(['C']);
  expect(found('<p>(Node.js) node</p>')).toEqual(['Node.js']);
});

test('a name of several words may span lines, and formatting does not split a word', () => {
  expect(found('<p>React\n native</p>')).toEqual(['React', 'React Native']);
  expect(found('<p><strong>Java</strong>Script</p>')).toEqual(['JavaScript']);
  expect(found('<p>React</p><p>Native</p>')).toEqual(['React', 'React Native']);
  expect(found('<p>research&nbsp;and development</p>')).toEqual(['Research and Development']);
});

test('attributes are not searched', () => {
  expect(found('<a href="https://java.example">here</a>')).toEqual([]);
});
