import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The headers of every answer, whichever part of the program writes it. A page with its own policy overrides them.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  const apply = helmet({
    // HSTS and upgrade-insecure-requests would make a host without https unreachable.
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
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
