import { z } from 'zod';
import { TOKEN_SCOPE_NAMES } from '#contract/company/token-scopes.ts';
import { storedList } from '#server/database/stored-json.ts';

/** What a token may do. */
export const storedScopes = storedList({ table: 'api_tokens', column: 'scopes' }, z.enum(TOKEN_SCOPE_NAMES));
