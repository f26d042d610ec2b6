const HEADER_BYTES = 44;

/** Converts samples from -1 to 1 to 16 bits. Louder ones are clipped. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const out = new Int16Array(samples.length);
  for (const [index, sample] of samples.entries()) {
    const clipped = Math.max(-1, Math.min(1, sample));
    out[index] = Math.round(clipped < 0 ? clipped * 0x8000 : clipped * 0x7fff);
  }
  return out;
}

/** A mono 16-bit PCM WAV file (RIFF, Microsoft 1991) of the given chunks, in order. */
export function wavOf(chunks: readonly Int16Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const samples = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const bytes = new Uint8Array(HEADER_BYTES + samples * 2);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  tag(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, samples * 2, true);
  let at = HEADER_BYTES;
  for (const chunk of chunks) {
    for (const sample of chunk) {
      view.setInt16(at, sample, true);
      at += 2;
    }
  }
  return bytes;
}
