import { z } from 'zod';

/**
 * The pages forbid `eval`, which zod tests for when the first schema is created, so import this before any file with
 * schemas.
 */
z.config({ jitless: true });
