/**
 * The settings of H.264 pictures. An mp4 keeps them once for a track, in its AVCDecoderConfigurationRecord (ISO/IEC
 * 14496-15, 5.3.3). A picture of another size needs others; they may stand before a key frame instead.
 */
export interface AvcSettings {
  /** How many bytes the length before each unit of a packet has. */
  lengthBytes: number;
  /** The sequence and picture parameter sets, each with its length, as they stand before a key frame. */
  units: Uint8Array;
}

/** Null if the record is cut off. */
export function avcSettings(record: Uint8Array): AvcSettings | null {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.byteLength);
  if (bytes.length < 7) return null;
  const lengthBytes = (bytes[4]! & 3) + 1;
  const units: Buffer[] = [];
  let at = 5;
  // The sequence parameter sets come first. The upper bits of their number are reserved.
  for (const mask of [0x1f, 0xff]) {
    if (at >= bytes.length) return null;
    const count = bytes[at]! & mask;
    at += 1;
    for (let n = 0; n < count; n += 1) {
      if (at + 2 > bytes.length) return null;
      const size = bytes.readUInt16BE(at);
      const unit = bytes.subarray(at + 2, at + 2 + size);
      if (unit.length < size || size >= 256 ** lengthBytes) return null;
      const length = Buffer.alloc(lengthBytes);
      length.writeUIntBE(size, 0, lengthBytes);
      units.push(length, unit);
      at += 2 + size;
    }
  }
  return { lengthBytes, units: Buffer.concat(units) };
}
