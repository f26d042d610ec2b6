import type { Locator } from 'playwright-core';

/** A list of two items and a table with one row, as Word puts them on the clipboard. */
const PASTED = `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Write APIs</p>
  <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Review them</p>
  <table><tr><td><p>Pay</p></td><td><p>50,000</p></td></tr></table>`;

export const pasteFromWord = (editor: Locator) =>
  editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED);

export const itemsIn = (editor: Locator) => editor.getByRole('listitem').allInnerTexts();
