import type { FastifyRequest } from 'fastify';
import type { Envelope } from '#contract/endpoint.ts';
import { type Code, SHARED_CODES } from '#contract/refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The codes that this route may answer with; without them those that any call may give. */
    codes?: readonly Code[];
    /** The HTTP status of refusals, where its clients take 200 for a yes. */
    refusalStatus?: number;
  }
}

/** The code of this answer, if its route does not declare it. */
export function undeclaredCode(request: FastifyRequest, body: Envelope): Code | null {
  const { code } = body.responseStatus;
  const declared = request.routeOptions.config.codes ?? SHARED_CODES;
  return code === undefined || declared.includes(code) ? null : code;
}
