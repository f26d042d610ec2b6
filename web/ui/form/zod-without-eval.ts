import { z } from 'zod';

/** The pages forbid `eval`, for which zod looks when the first schema is made: import this before every such file. */
z.config({ jitless: true });
