import { isLight } from './colours.ts';
import { SMALLEST_VISIBLE_POINTS } from './limits.ts';
import { contains, IDENTITY, multiply, transformBox } from './pdf-geometry.ts';
import type { Box, Matrix } from './pdf-geometry.ts';

/** A stretch of text as a page shows it, in the page's space (points). */
export interface ShownText {
  text: string;
  x: number;
  endX: number;
  y: number;
  size: number;
  isVisible: boolean;
}

/** The drawing operations of a page in their order, by the names that pdf.js gives them. */
export interface Operation {
  name: string;
  args: unknown;
}

interface GraphicsState {
  ctm: Matrix;
  /** `#rrggbb`, or null for a pattern. */
  fill: string | null;
  alpha: number;
  fontSize: number;
  isType3: boolean;
  renderingMode: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
}

interface Painted {
  box: Box;
  /** Whether white text is visible on it. */
  isDark: boolean;
  isPicture: boolean;
}

const INVISIBLE_MODE = 3;
// Enough for any page with a normal layout. Of a page with more, the last ones are kept.
const PAINTED_KEPT = 1_000;
const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 };

/**
 * Follows a page's operations (ISO 32000-1, sections 8 and 9) far enough to tell which of its text can be seen.
 * Hidden is what is fully transparent, smaller than 2 points, beyond the page, white where nothing darker was
 * painted behind it, or drawn invisibly other than over a picture, as text recognition does with scans.
 */
export function followPage(
  operations: Iterable<Operation>,
  page: { box: Box; userUnit: number; isType3(font: string): boolean },
): ShownText[] {
  const shown: ShownText[] = [];
  const painted: Painted[] = [];
  const saved: GraphicsState[] = [];
  let state: GraphicsState = {
    ctm: IDENTITY,
    fill: '#000000',
    alpha: 1,
    fontSize: 0,
    isType3: false,
    renderingMode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
  };
  let textMatrix: Matrix = IDENTITY;
  let lineMatrix: Matrix = IDENTITY;

  const save = () => saved.push({ ...state });
  const restore = () => (state = saved.pop() ?? state);
  const paint = (box: Box, isDark: boolean, isPicture: boolean) => {
    if (painted.length === PAINTED_KEPT) painted.shift();
    painted.push({ box: transformBox(state.ctm, box), isDark, isPicture });
  };
  const fillsDark = () => state.alpha > 0 && (state.fill === null || !isLight(state.fill));
  const moveLine = (x: number, y: number) => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const advance = (x: number) => (textMatrix = multiply(textMatrix, [1, 0, 0, 1, x, 0]));

  function isVisible(x: number, y: number, size: number): boolean {
    if (state.alpha === 0 || !contains(page.box, x, y)) return false;
    // The size of a type 3 font is in its own units.
    if (!state.isType3 && size * page.userUnit < SMALLEST_VISIBLE_POINTS) return false;
    const behind = painted.findLast(({ box }) => contains(box, x, y));
    if (state.renderingMode === INVISIBLE_MODE) return behind?.isPicture === true;
    return state.fill === null || !isLight(state.fill) || behind?.isDark === true;
  }

  function showText(glyphs: unknown[]): void {
    const { fontSize, charSpacing, wordSpacing, horizontalScale } = state;
    const at = multiply(state.ctm, multiply(textMatrix, [1, 0, 0, 1, 0, state.rise]));
    const size = Math.abs(fontSize) * Math.hypot(at[2], at[3]);
    let text = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        // A wide gap within a line counts as a space.
        if (glyph < -200 && text !== '' && !text.endsWith(' ')) text += ' ';
        advance((-glyph / 1000) * fontSize * horizontalScale);
      } else if (isGlyph(glyph)) {
        text += glyph.unicode;
        const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
        advance(((glyph.width / 1000) * fontSize + spacing) * horizontalScale);
      }
    }
    const endX = multiply(state.ctm, textMatrix)[4];
    shown.push({ text, x: at[4], endX, y: at[5], size, isVisible: isVisible(at[4], at[5], size) });
  }

  const perform: Record<string, (args: unknown[]) => void> = {
    save,
    restore,
    transform: (args) => (state.ctm = multiply(state.ctm, matrixOf(args))),
    paintFormXObjectBegin([matrix]) {
      save();
      if (matrix) state.ctm = multiply(state.ctm, matrixOf(matrix));
    },
    paintFormXObjectEnd: restore,
    beginText() {
      textMatrix = IDENTITY;
      lineMatrix = IDENTITY;
    },
    setFont([font, size]) {
      state.fontSize = Number(size);
      state.isType3 = page.isType3(String(font));
    },
    setTextMatrix(args) {
      // pdf.js gives the six numbers in an array of their own.
      textMatrix = matrixOf(args.length === 1 ? args[0] : args);
      lineMatrix = textMatrix;
    },
    moveText: ([x, y]) => moveLine(Number(x), Number(y)),
    setLeadingMoveText([x, y]) {
      state.leading = -Number(y);
      moveLine(Number(x), Number(y));
    },
    nextLine: () => moveLine(0, -state.leading),
    setLeading: ([leading]) => (state.leading = Number(leading)),
    setCharSpacing: ([spacing]) => (state.charSpacing = Number(spacing)),
    setWordSpacing: ([spacing]) => (state.wordSpacing = Number(spacing)),
    setHScale: ([percent]) => (state.horizontalScale = Number(percent) / 100),
    setTextRise: ([rise]) => (state.rise = Number(rise)),
    setTextRenderingMode: ([mode]) => (state.renderingMode = Number(mode)),
    setFillRGBColor: ([colour]) => (state.fill = String(colour)),
    setFillColorN: () => (state.fill = null),
    setFillTransparent: () => (state.fill = null),
    setGState([entries]) {
      for (const [key, value] of asArray(entries).map(asArray)) if (key === 'ca') state.alpha = Number(value);
    },
    showText: ([glyphs]) => showText(asArray(glyphs)),
    constructPath([operation, , bounds]) {
      const [left, bottom, right, top] = numbersOf(bounds);
      if (!FILLING.has(String(operation)) || top === undefined) return;
      paint({ left: left!, bottom: bottom!, right: right!, top }, fillsDark(), false);
    },
    shadingFill: () => painted.push({ box: page.box, isDark: true, isPicture: false }),
    paintImageXObject: () => paint(UNIT, true, true),
    paintInlineImageXObject: () => paint(UNIT, true, true),
    paintImageMaskXObject: () => paint(UNIT, fillsDark(), true),
  };
  for (const { name, args } of operations) perform[name]?.(asArray(args));
  return shown;
}

/** The names of path operations that fill; `constructPath` carries the one to end with. */
const FILLING = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);

/** The visible stretches as lines of text, in the order in which the page shows them. */
export function visibleLines(shown: ShownText[]): string {
  let text = '';
  let last: ShownText | undefined;
  for (const next of shown) {
    if (!next.isVisible || next.text === '') continue;
    if (last) {
      const size = Math.max(last.size, next.size);
      if (Math.abs(next.y - last.y) > size * 0.5) text += '\n';
      else if (Math.abs(next.x - last.endX) > size * 0.2 && !text.endsWith(' ')) text += ' ';
    }
    text += next.text;
    last = next;
  }
  return text.normalize('NFKC');
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** pdf.js gives numbers in plain arrays and in typed arrays. */
function numbersOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number);
  return value instanceof Float32Array || value instanceof Float64Array ? [...value] : [];
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value);
  return [a, b, c, d, e, f];
}

function isGlyph(value: unknown): value is { unicode: string; width: number; isSpace: boolean } {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}
