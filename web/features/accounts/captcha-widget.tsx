import { useEffect, useRef } from 'react';
import { Input } from '@mantine/core';
import 'altcha/external';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import * as said from '#contract/messages/en/accounts.ts';
import { getCaptcha } from '#web/api/calls.ts';
import { addressOf, send } from '#web/api/client.ts';
import 'altcha/altcha.css';
import classes from './accounts.module.css';

for (const size of ['256', '384', '512']) {
  $altcha.algorithms.set(`SHA-${size}`, () => new ShaWorker());
  $altcha.algorithms.set(`PBKDF2/SHA-${size}`, () => new Pbkdf2Worker());
}

// The widget falls back to the English texts if it has none in the page's language.
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  error: said.captchaError(),
  expired: said.captchaExpired(),
  label: said.captchaLabel(),
  verificationRequired: said.captchaRequired(),
  verified: said.captchaVerified(),
  verifying: said.captchaVerifying(),
  waitAlert: said.captchaWait(),
});

// The widget expects only the challenge, without the envelope.
$altcha.defaults.set({ fetch: async () => Response.json((await send(getCaptcha, {})).data) });

export interface CaptchaProps {
  /** Called with the solution to send, or with an empty string if there is none. */
  onSolved: (solution: string) => void;
  error?: string | undefined;
}

/** A solution works only once. Give the component a new `key` to get another one. */
export default function Captcha({ onSolved, error }: CaptchaProps) {
  const widget = useRef<HTMLElement>(null);
  const solved = useRef(onSolved);
  useEffect(() => {
    solved.current = onSolved;
  });
  useEffect(() => {
    const element = widget.current;
    if (!element) return undefined;
    const changed = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      solved.current(state === 'verified' ? (payload ?? '') : '');
    };
    element.addEventListener('statechange', changed);
    return () => element.removeEventListener('statechange', changed);
  }, []);
  // The box is required, so the browser calls it invalid before anyone has tried.
  const isInvalid = Boolean(error);
  useEffect(() => {
    const element = widget.current;
    if (!element) return undefined;
    const say = () =>
      element.querySelector('input[type="checkbox"]')?.setAttribute('aria-invalid', String(isInvalid));
    say();
    // The widget renders later, and more than once.
    const observer = new MutationObserver(say);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isInvalid]);

  return (
    <Input.Wrapper error={error}>
      <div className={classes.captcha} data-error={error ? true : undefined}>
        <altcha-widget
          ref={widget}
          challenge={addressOf(getCaptcha, {}, true)}
          configuration={JSON.stringify({
            hideFooter: true,
            hideLogo: true,
            humanInteractionSignature: false,
          })}
        />
      </div>
    </Input.Wrapper>
  );
}
