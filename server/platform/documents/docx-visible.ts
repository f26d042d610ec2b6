import { isDarkFill, isLight } from './colours.ts';
import { mergeLooks, readLook } from './docx-styles.ts';
import type { Look, Styles } from './docx-styles.ts';
import { SMALLEST_VISIBLE_POINTS } from './limits.ts';
import { tagsOf } from './xml-tags.ts';
import type { Tag } from './xml-tags.ts';

interface Frame {
  name: string;
  /** The background behind everything inside. */
  isShaded: boolean;
  run?: Run;
  /** Of a paragraph. */
  style?: Look;
}

interface Run {
  start: number;
  look: Look;
  style?: string;
  texts: { start: number; end: number }[];
}

type Cut = { start: number; end: number };

/**
 * A part of a DOCX without the text that a reader of the page cannot see: hidden by its format, white on white, or
 * smaller than 2 points. `dropped` tells whether there was such text.
 */
export function dropHiddenText(
  xml: string,
  styles: Styles,
  options: { isPageDark: boolean },
): { xml: string; dropped: boolean } {
  const stack: Frame[] = [];
  const cuts: Cut[] = [];

  const nearest = (name: string) => stack.findLast((frame) => frame.name === name);
  const isShaded = () => options.isPageDark || stack.some((frame) => frame.isShaded);

  function open(tag: Tag): void {
    const parent = stack.at(-1);
    const frame: Frame = { name: tag.name, isShaded: false };
    if (tag.name === 'r') frame.run = { start: tag.start, look: {}, texts: [] };
    else if (parent?.name === 'rPr') readRunProperty(tag, stack.at(-2)?.run);
    else if (parent) readSurroundings(tag, parent);
    // The tag of a VML shape has its fill.
    if (tag.attribute('filled') !== 'f' && isDarkFill(tag.attribute('fillcolor'))) frame.isShaded = true;
    if (tag.name === 't' || tag.name === 'sym') {
      nearest('r')?.run?.texts.push({ start: tag.start, end: tag.end });
    }
    stack.push(frame);
  }

  function readRunProperty(tag: Tag, run: Run | undefined): void {
    if (!run) return; // of a paragraph's mark, which has no text
    if (tag.name === 'rStyle') run.style = tag.attribute('val');
    else readLook(tag, run.look);
  }

  function readSurroundings(tag: Tag, parent: Frame): void {
    const owner = stack.at(-2);
    if (!owner) return;
    if (parent.name === 'pPr' && tag.name === 'pStyle') {
      owner.style = styles.look(tag.attribute('val'));
      owner.isShaded ||= owner.style.isShaded === true;
    } else if (parent.name === 'tblPr' && tag.name === 'tblStyle') {
      owner.isShaded ||= styles.look(tag.attribute('val')).isShaded === true;
    } else if ((parent.name === 'pPr' || parent.name === 'tcPr') && tag.name === 'shd') {
      owner.isShaded = isDarkFill(tag.attribute('fill'));
    } else if (parent.name === 'spPr' && (tag.name === 'gradFill' || tag.name === 'blipFill')) {
      owner.isShaded = true;
    } else if (parent.name === 'solidFill' && owner.name === 'spPr') {
      const shape = stack.at(-3);
      const value = tag.attribute('val');
      if (shape)
        shape.isShaded = tag.name === 'schemeClr' ? value !== 'bg1' && value !== 'lt1' : isDarkFill(value);
    }
  }

  function close(tag: Tag): void {
    const frame = stack.pop();
    if (tag.name === 't') {
      const text = nearest('r')?.run?.texts.at(-1);
      if (text) text.end = tag.end;
    }
    if (!frame?.run) return;
    const run = frame.run;
    const look = mergeLooks(styles.defaults, nearest('p')?.style ?? {}, styles.look(run.style), run.look);
    if (look.isVanished) {
      cuts.push({ start: run.start, end: tag.end });
      return;
    }
    const isTiny = look.halfPoints !== undefined && look.halfPoints < 2 * SMALLEST_VISIBLE_POINTS;
    const isWhite = isLight(look.colour) && look.isShaded !== true && !isShaded();
    // Only the words of the run itself. A text box inside the run has its own look.
    if (isTiny || isWhite) cuts.push(...run.texts);
  }

  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'open') open(tag);
    else close(tag);
  }
  return cutOut(xml, cuts);
}

function cutOut(xml: string, cuts: Cut[]): { xml: string; dropped: boolean } {
  const kept: string[] = [];
  let at = 0;
  let dropped = false;
  for (const { start, end } of cuts.sort((a, b) => a.start - b.start)) {
    if (end <= at) continue; // within a cut already made
    kept.push(xml.slice(at, Math.max(at, start)));
    dropped ||= /\S/.test(xml.slice(start, end).replace(/<[^<>]*>/g, ''));
    at = end;
  }
  kept.push(xml.slice(at));
  return { xml: kept.join(''), dropped };
}
