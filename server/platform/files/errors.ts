import { tooLarge } from '#contract/texts.ts';
import { Failure } from '#server/platform/outcome.ts';

/** The store has too little room left to take a file; nothing was written. */
export class StorageFull extends Failure {
  constructor(options?: ErrorOptions) {
    super(503, 'The file could not be stored because the storage is nearly full. Please try again later.');
    this.name = 'StorageFull';
    this.cause = options?.cause;
  }
}

/** The store does not answer, or refuses to work. `cause` holds the driver's own error. */
export class StorageUnavailable extends Failure {
  constructor(options?: ErrorOptions) {
    super(503, 'The file storage cannot be reached right now. Please try again later.');
    this.name = 'StorageUnavailable';
    this.cause = options?.cause;
  }
}

/** More bytes arrived than the caller allows; nothing of them is kept. */
export class TooLarge extends Failure {
  constructor(maxBytes: number) {
    super(413, tooLarge(maxBytes));
    this.name = 'TooLarge';
  }
}

/** A file that is not taken for what its content is. */
export class UploadRefused extends Failure {
  constructor(reason: 'empty' | 'format' | 'infected', message: string) {
    super(reason === 'format' ? 415 : 400, message);
    this.name = 'UploadRefused';
  }
}

/** No object has this key. */
export class FileNotFound extends Failure {
  readonly key: string;
  constructor(key: string) {
    super(404, 'This file is no longer there.');
    this.name = 'FileNotFound';
    this.key = key;
  }
}

/** A key with other than plain path segments: a fault of the calling code, never of a person. */
export class InvalidKey extends Error {
  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
    this.name = 'InvalidKey';
  }
}
