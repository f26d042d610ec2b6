import * as platform from '#contract/messages/en/platform.ts';

const SENTENCES = {
  empty: platform.fileEmpty,
  damaged: platform.damaged,
  'too-complex': platform.tooComplex,
  protected: platform.locked,
  'old-word': platform.oldWord,
  'unreadable-kind': platform.unreadableKind,
  'strange-word': platform.strangeWord,
};
export type WhyUnreadable = keyof typeof SENTENCES;

/** A document whose text cannot be read. `message` can be shown to the person who uploaded it. */
export class UnreadableDocument extends Error {
  /** A thread does not know the reader's language, so it passes the reason on. */
  readonly why: WhyUnreadable;
  constructor(why: WhyUnreadable, options?: ErrorOptions) {
    super(SENTENCES[why](), options);
    this.name = 'UnreadableDocument';
    this.why = why;
  }
}

export const damaged = (cause?: unknown) => new UnreadableDocument('damaged', { cause });
export const tooComplex = () => new UnreadableDocument('too-complex');
export const protectedByPassword = () => new UnreadableDocument('protected');
