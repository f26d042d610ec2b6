import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * No page may be shown inside another one. Old browsers and scanners read only X-Frame-Options, so it says the same.
 */
const IN_NO_FRAME = { frameAncestors: ["'none'"], xFrameOptions: { action: 'deny' } } as const;

/**
 * The headers of every answer, no matter which part of the program writes it. A page with its own policy overrides
 * them.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  const apply = helmet({
    // HSTS and upgrade-insecure-requests would make a host without https unreachable.
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: IN_NO_FRAME.xFrameOptions,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: IN_NO_FRAME.frameAncestors,
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
  });
  // The headers are the same for every answer, so they can be read from a response that is never sent.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  apply(request, response, (error) => {
    if (error) throw new Error('The security headers cannot be made.', { cause: error });
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
