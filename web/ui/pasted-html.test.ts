// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

/** A list paragraph as Word puts it on the clipboard. */
const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
  `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`;

/** The structure and the words, without anything the editor drops. */
const shapeOf = (html: string) =>
  pastedHtml(html)
    .replace(/<!--.*?-->|<\/?(span|o:p)[^>]*>| (class|style)="[^"]*"/g, '')
    .replace(/>\s+</g, '><');

test('bulleted and numbered lists of Word stay lists, nested ones too', () => {
  expect(
    shapeOf(
      `<p class=MsoNormal>You will:</p>${item('·', 'Build <b>APIs</b>')}${item('o', 'in Node', 2)}${item('·', 'Review')}` +
        `<p class=MsoNormal>Then:</p>${item('1.', 'Call us')}${item('2.', 'Meet us')}`,
    ),
  ).toBe(
    '<p>You will:</p><ul><li><p>Build <b>APIs</b></p><ul><li><p>in Node</p></li></ul></li><li><p>Review</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Call us</p></li><li><p>Meet us</p></li></ol>',
  );
});

test('numbers after bullets begin a list of their own', () => {
  expect(shapeOf(item('·', 'One') + item('1.', 'Two'))).toBe(
    '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol>',
  );
});

test('the rows of a table become the lines of a list', () => {
  expect(
    shapeOf(
      '<table><tr><td><p class=MsoNormal>Pay</p></td><td><p class=MsoNormal>50,000</p></td></tr>' +
        '<tr><td>Place</td><td>Lisbon<br>or <b>remote</b></td></tr></table>',
    ),
  ).toBe('<ul><li><p>Pay: 50,000</p></li><li><p>Place: Lisbon or <b>remote</b></p></li></ul>');
  expect(
    shapeOf(
      '<table><tr><th>Day</th><th>From</th><th>To</th></tr><tr><td>Monday</td><td>9</td><td>17</td></tr></table>',
    ),
  ).toBe('<ul><li><p><strong>Day · From · To</strong></p></li><li><p>Monday · 9 · 17</p></li></ul>');
});

test('a table that only lays out a text, and anything else, stay as they are', () => {
  expect(shapeOf('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toBe('<p>One</p><p>Two</p>');
  expect(pastedHtml('<p>One</p><ul><li>Two</li></ul>')).toBe('<p>One</p><ul><li>Two</li></ul>');
});
