import type { MantineColorsTuple } from '@mantine/core';

/** The accent: a deep green-blue, for buttons and links. */
export const pine: MantineColorsTuple = [
  '#e9f2f0',
  '#d0e4e1',
  '#a7cdc9',
  '#7ab4b1',
  '#4d9796',
  '#2b7b7d',
  '#1d686d',
  '#0f555c',
  '#0b444a',
  '#08343a',
];

/** Attention: something is waiting or uncertain. */
export const amber: MantineColorsTuple = [
  '#fbf1dc',
  '#f6e2b8',
  '#eecb83',
  '#e3b24f',
  '#cf9427',
  '#a8730f',
  '#8a5c08',
  '#6f4a08',
  '#573b0a',
  '#402b08',
];

/** Actions that cannot be undone, and failures. */
export const brick: MantineColorsTuple = [
  '#fbece8',
  '#f5d5cd',
  '#eab0a3',
  '#dd8876',
  '#cf6650',
  '#bd4a33',
  '#b33f2a',
  '#9a3321',
  '#70261a',
  '#541d15',
];

/** Success and correct answers. */
export const moss: MantineColorsTuple = [
  '#edf3e6',
  '#d9e7cb',
  '#b8d19d',
  '#94b86f',
  '#739f4a',
  '#598534',
  '#466f27',
  '#38591f',
  '#2d471a',
  '#223614',
];

/** Warm greys for text and backgrounds. */
export const stone: MantineColorsTuple = [
  '#f5f0e8',
  '#efe8dd',
  '#e5dccf',
  '#d8cdbd',
  '#c2b6a5',
  '#8d8377',
  '#665e54',
  '#4c4640',
  '#35312c',
  '#23201d',
];

/** Warm charcoal, lightest shade first, as Mantine's dark scheme expects. */
export const charcoal: MantineColorsTuple = [
  '#ece5da',
  '#d2c9bc',
  '#b5ab9d',
  '#978c7f',
  '#463f3a',
  '#37312d',
  '#2a2623',
  '#1f1c1a',
  '#171412',
  '#0e0d0b',
];
