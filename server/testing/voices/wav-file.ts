export interface WavFileOptions {
  sampleRate: number;
  /** 16-bit PCM by default; with `float`, 64 and 32 are possible. */
  bits?: 8 | 16 | 24 | 32 | 64;
  float?: boolean;
  /** WAVE_FORMAT_EXTENSIBLE instead of the short header. */
  extensible?: boolean;
}

/** A WAV file of the given channels (all of the same length, -1 to 1). */
export function wavFile(channels: Float32Array[], options: WavFileOptions): Uint8Array {
  const { sampleRate, bits = 16, float = false, extensible = false } = options;
  const frames = channels[0]?.length ?? 0;
  const frameBytes = (bits / 8) * channels.length;
  const formatBytes = extensible ? 40 : 16;
  const bytes = new Uint8Array(28 + formatBytes + frames * frameBytes);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  const encoding = float ? 3 : 1;
  tag(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, formatBytes, true);
  view.setUint16(20, extensible ? 0xfffe : encoding, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, bits, true);
  if (extensible) {
    view.setUint16(36, 22, true);
    view.setUint16(38, bits, true);
    view.setUint16(44, encoding, true);
    bytes.set([0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71], 46);
  }
  tag(20 + formatBytes, 'data');
  view.setUint32(24 + formatBytes, frames * frameBytes, true);
  let at = 28 + formatBytes;
  for (let frame = 0; frame < frames; frame++) {
    for (const channel of channels) {
      writeSample(view, at, channel[frame]!, bits, float);
      at += bits / 8;
    }
  }
  return bytes;
}

function writeSample(view: DataView, at: number, sample: number, bits: number, float: boolean): void {
  if (float) {
    if (bits === 64) view.setFloat64(at, sample, true);
    else view.setFloat32(at, sample, true);
    return;
  }
  const scale = 2 ** (bits - 1);
  const value = Math.max(-scale, Math.min(scale - 1, Math.round(sample * scale)));
  if (bits === 8) view.setUint8(at, value + 128);
  else if (bits === 16) view.setInt16(at, value, true);
  else if (bits === 32) view.setInt32(at, value, true);
  else {
    view.setUint8(at, value & 0xff);
    view.setInt16(at + 1, value >> 8, true);
  }
}
