/** The first ones play in most browsers; every recorder can make the last one. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4;codecs=vp9,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm',
];

/** The first type that can be recorded; null leaves it to the browser. */
export function recordingType(isSupported: (mimeType: string) => boolean): string | null {
  return TYPES.find(isSupported) ?? null;
}

/** 'video.mp4', or the ending of what the browser could record. */
export function videoFilename(mimeType: string): string {
  return mimeType.startsWith('video/webm') ? 'video.webm' : 'video.mp4';
}
