import { Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { floatsOf, stacked } from './tensors.ts';

test('a shorter tensor is spread over the length of the longest, each head by itself', () => {
  const long = new Tensor('float32', Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), [1, 2, 5, 1]);
  const short = new Tensor('float32', Float32Array.of(0, 4, 8, 10, 20, 30), [1, 2, 3, 1]);
  const single = new Tensor('float32', Float32Array.of(7, 9), [1, 2, 1, 1]);
  const together = stacked([long, short, single]);
  expect(together.dims).toEqual([3, 2, 5, 1]);
  expect([...floatsOf(together)]).toEqual(
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [0, 2, 4, 6, 8, 10, 15, 20, 25, 30],
      [7, 7, 7, 7, 7, 9, 9, 9, 9, 9],
    ].flat(),
  );
});
