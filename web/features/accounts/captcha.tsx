import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CaptchaProps } from './captcha-widget.tsx';
import classes from './accounts.module.css';

const Widget = lazy(() => import('./captcha-widget.tsx'));

/** The proof of work. Its code is large, so it is loaded after the form is shown. */
export function Captcha(props: CaptchaProps & { key?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => whenIdle(() => setIsShown(true)), []);
  const waiting = <div className={classes.captchaWaiting} />;
  if (!isShown) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Widget {...props} />
    </Suspense>
  );
}
