/** Takes any number of samples and hands them on in chunks of the same length. */
export function inChunks(
  length: number,
  take: (chunk: Float32Array<ArrayBuffer>) => void,
): (samples: Float32Array) => void {
  let chunk = new Float32Array(length);
  let filled = 0;
  return (samples) => {
    for (let at = 0; at < samples.length;) {
      const part = samples.subarray(at, at + length - filled);
      chunk.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < length) continue;
      take(chunk);
      chunk = new Float32Array(length);
      filled = 0;
    }
  };
}
