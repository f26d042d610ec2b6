import type { Authenticate } from '#server/platform/http/serve-endpoint.ts';
import { authenticate as authenticateLogin } from './accounts/sessions/sessions.ts';
import { apiTokenIn, callerOfToken } from './tokens/token-caller.ts';

/** The caller: a signed-in person, or a program with an API token of its company. */
export const authenticate: Authenticate = async (ctx, authorization, address) => {
  const token = apiTokenIn(authorization);
  return token === null ? authenticateLogin(ctx, authorization, address) : callerOfToken(ctx, token, address);
};
