import type { HTMLAttributes, Ref } from 'react';

/** The part of the ALTCHA widget that is used here; its own declarations need another module resolution. */
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
