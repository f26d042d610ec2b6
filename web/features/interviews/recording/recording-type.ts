/** The first ones play in most browsers. Every recorder can produce the last one. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4;codecs=vp9,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm',
];

/** The first type that can be recorded, or its sound alone. Null leaves the choice to the browser. */
export function recordingType(isSupported: (mimeType: string) => boolean, hasPicture = true): string | null {
  const type = TYPES.find(isSupported) ?? null;
  if (hasPicture || type === null) return type;
  const sound = type.replace(/^video/, 'audio').replace(/codecs=[^,]+,/, 'codecs=');
  return isSupported(sound) ? sound : null;
}

/** 'video.mp4', or the extension of what the browser could record. */
export function videoFilename(mimeType: string): string {
  return mimeType.startsWith('video/webm') ? 'video.webm' : 'video.mp4';
}
