/** Best first: formats that play everywhere, then formats in a container that the server accepts. */
const FORMATS = [
  { mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=avc1.42E01E,opus', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=vp9,opus', extension: 'mp4' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'video/x-matroska;codecs=avc1', extension: 'mkv' },
] as const;

export type RecordingFormat = (typeof FORMATS)[number];

/** The format to record in, or the reason why this browser has no accepted format. */
export function recordingFormat(): RecordingFormat | 'only-webm' | 'none' {
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) return 'none';
  return FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType)) ?? 'only-webm';
}
