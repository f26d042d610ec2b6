import type { HTMLAttributes, Ref } from 'react';

/** The parts of the ALTCHA widget used here. Its own declarations need a different module resolution. */
declare global {
  var $altcha: {
    algorithms: Map<string, () => Worker>;
    i18n: { get: (language: string) => object; set: (language: string, texts: object) => void };
    defaults: { set: (options: { fetch: typeof fetch }) => void };
  };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': HTMLAttributes<HTMLElement> & {
        ref?: Ref<HTMLElement>;
        challenge: string;
        configuration?: string;
      };
    }
  }
}
