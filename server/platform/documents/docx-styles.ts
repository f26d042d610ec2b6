import { isDarkFill } from './colours.ts';
import { tagsOf } from './xml-tags.ts';
import type { Tag } from './xml-tags.ts';

/** The properties that decide whether text is visible; undefined if the document does not set them. */
export interface Look {
  isVanished?: boolean;
  /** Six hexadecimal digits, or `auto`. */
  colour?: string;
  halfPoints?: number;
  /** A background behind the text that is dark enough to show white text. */
  isShaded?: boolean;
}

interface Style extends Look {
  basedOn?: string;
}

/** The looks of the styles in a document's styles.xml. */
export interface Styles {
  defaults: Look;
  /** The look of a style, with everything that it inherits. */
  look(id: string | undefined): Look;
}

/** Reads styles.xml. An empty text gives no styles. */
export function readStyles(xml: string): Styles {
  const defaults: Look = {};
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'close') {
      if (tag.name === 'style' || tag.name === 'rPrDefault') current = undefined;
    } else if (tag.name === 'rPrDefault') current = defaults;
    else if (tag.name === 'style') {
      current = {};
      styles.set(tag.attribute('styleId') ?? '', current);
    } else if (current && tag.name === 'basedOn') current.basedOn = tag.attribute('val');
    else if (current) {
      const wasShaded = current.isShaded;
      readLook(tag, current);
      // The style of a table shades some of its rows, but does not tell here which ones.
      if (wasShaded) current.isShaded = true;
    }
  }

  function look(id: string | undefined): Look {
    const chain: Style[] = [];
    for (let next = id; next !== undefined && chain.length < 20;) {
      const style = styles.get(next);
      if (!style) break;
      chain.unshift(style);
      next = style.basedOn;
    }
    return mergeLooks(...chain);
  }
  return { defaults, look };
}

/** Later looks override earlier ones. */
export function mergeLooks(...looks: Look[]): Look {
  const merged: Look = {};
  for (const look of looks) {
    if (look.isVanished !== undefined) merged.isVanished = look.isVanished;
    if (look.colour !== undefined) merged.colour = look.colour;
    if (look.halfPoints !== undefined) merged.halfPoints = look.halfPoints;
    if (look.isShaded !== undefined) merged.isShaded = look.isShaded;
  }
  return merged;
}

/** Adds to `look` what one property element says (ECMA-376 part 1, section 17.3.2). */
export function readLook(tag: Tag, look: Look): void {
  const value = tag.attribute('val');
  if (tag.name === 'vanish') look.isVanished = !['0', 'false', 'off'].includes(value ?? '');
  else if (tag.name === 'color' && value !== undefined) look.colour = value;
  else if (tag.name === 'sz' && value !== undefined && /^\d+(\.\d+)?$/.test(value))
    look.halfPoints = Number(value);
  else if (tag.name === 'highlight')
    look.isShaded = value !== undefined && value !== 'none' && value !== 'white';
  else if (tag.name === 'shd') look.isShaded = isDarkFill(tag.attribute('fill')) || value === 'solid';
}
