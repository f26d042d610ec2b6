/** A file with no video or sound that browsers can play, or too little of it. `message` can be shown to people. */
export class UnplayableRecording extends Error {
  constructor(
    message = 'The video cannot be played. It may be damaged, empty or in a format not supported.',
  ) {
    super(message);
    this.name = 'UnplayableRecording';
  }
}
