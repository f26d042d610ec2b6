import * as platform from '#contract/messages/en/platform.ts';
import { tooLarge } from '#contract/shared/texts.ts';
import { Failure } from '#server/platform/outcome.ts';

/** There is too little free space to store this. Nothing was written. */
export class StorageFull extends Failure {
  constructor(message = platform.storageFull(), options?: ErrorOptions) {
    super('storage-full', message);
    this.name = 'StorageFull';
    this.cause = options?.cause;
  }
}

/** The store does not respond, or refuses to work. `cause` has the driver's error. */
export class StorageUnavailable extends Failure {
  constructor(options?: ErrorOptions) {
    super('server-busy', platform.storageAway());
    this.name = 'StorageUnavailable';
    this.cause = options?.cause;
  }
}

/** More bytes arrived than the caller allows. Nothing was stored. */
export class TooLarge extends Failure {
  constructor(maxBytes: number) {
    super('upload.too-large', tooLarge(maxBytes));
    this.name = 'TooLarge';
  }
}

const REFUSED = {
  empty: 'upload.empty',
  format: 'upload.wrong-format',
  infected: 'upload.infected',
} as const;

/** A file that is refused because of its content. */
export class UploadRefused extends Failure {
  constructor(reason: keyof typeof REFUSED, message: string) {
    super(REFUSED[reason], message);
    this.name = 'UploadRefused';
  }
}

/** No object has this key. */
export class FileNotFound extends Failure {
  readonly key: string;
  constructor(key: string) {
    super('not-found', platform.fileGone());
    this.name = 'FileNotFound';
    this.key = key;
  }
}

/** A key with an invalid path segment. This is always a bug in the calling code, never a user's mistake. */
export class InvalidKey extends Error {
  constructor(key: string) {
    super(`Key: ${JSON.stringify(key.slice(0, 200))}`);
    this.name = 'InvalidKey';
  }
}
