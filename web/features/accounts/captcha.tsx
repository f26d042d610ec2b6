import { lazy, Suspense } from 'react';
import type { CaptchaProps } from './captcha-widget.tsx';
import classes from './accounts.module.css';

const Widget = lazy(() => import('./captcha-widget.tsx'));

/** The proof of work. Its code is large, so the form is there before it. */
export function Captcha(props: CaptchaProps & { key?: number }) {
  return (
    <Suspense fallback={<div className={classes.captchaWaiting} />}>
      <Widget {...props} />
    </Suspense>
  );
}
