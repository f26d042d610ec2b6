/** Best first: what plays everywhere, then what the browser can pack into a container that is taken. */
const FORMATS = [
  { mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=avc1.42E01E,opus', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=vp9,opus', extension: 'mp4' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'video/x-matroska;codecs=avc1', extension: 'mkv' },
] as const;

/** The format to record in; or why this browser has none that is taken. */
export function recordingFormat(): (typeof FORMATS)[number] | 'only-webm' | 'none' {
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) return 'none';
  return FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType)) ?? 'only-webm';
}
