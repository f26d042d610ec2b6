/** A transformation of the plane as PDF writes it: x' = ax + cy + e, y' = bx + dy + f (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The upright bounding box of a transformed box. */
export function transformBox(matrix: Matrix, box: Box): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.left, box.right]) {
    for (const y of [box.bottom, box.top]) {
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export function contains(box: Box, x: number, y: number): boolean {
  return box.left <= x && x <= box.right && box.bottom <= y && y <= box.top;
}
