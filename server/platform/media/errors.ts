/** A file that is no video or sound that browsers play, or too little of one; `message` is fit to show. */
export class UnplayableRecording extends Error {
  constructor(
    message = 'The video cannot be played. It may be damaged, empty or in a format not supported.',
  ) {
    super(message);
    this.name = 'UnplayableRecording';
  }
}
