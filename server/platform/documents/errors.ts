/** A document whose text cannot be read. `message` may be shown to the person who uploaded it. */
export class UnreadableDocument extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableDocument';
  }
}

export const damaged = (cause?: unknown) =>
  new UnreadableDocument(
    'The document is damaged or not what its type says. Please save it again and retry.',
    {
      cause,
    },
  );
export const tooComplex = () =>
  new UnreadableDocument('The document is too large or too complex to be read. Please upload a simpler one.');
export const protectedByPassword = () =>
  new UnreadableDocument(
    'This document is protected by a password. Please save a copy without the password and upload that.',
  );
