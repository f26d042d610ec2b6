import { z } from 'zod';

/**
 * The policy of the pages forbids `eval`. Zod looks whether it may use it when the first schema of an object is made.
 * Therefore this file must be imported before every file that makes one.
 */
z.config({ jitless: true });
