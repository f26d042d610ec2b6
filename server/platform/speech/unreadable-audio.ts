/** The recording cannot be used; `message` is a plain sentence that may be shown to the person who sent it. */
export class UnreadableAudio extends Error {
  override name = 'UnreadableAudio';
}
