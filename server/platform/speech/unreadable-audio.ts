/** The recording cannot be used. `message` is a readable sentence that can be shown to the person who sent it. */
export class UnreadableAudio extends Error {
  override name = 'UnreadableAudio';
}
