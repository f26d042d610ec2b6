import { useEffect, useRef, useState } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import layout from '../layout.module.css';
import { errorsIn, focusField, type FieldError } from './errors-in.ts';
import classes from './error-summary.module.css';

/** Takes the focus after each failed attempt. A single error needs no list: its field gets the focus. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const shownAttempt = useRef(attempt);
  const [summary, setSummary] = useState({ attempt: 0, errors: NONE });
  const { errors } = summary;

  useEffect(() => {
    if (attempt === shownAttempt.current) return;
    shownAttempt.current = attempt;
    const found = errorsIn(place.current?.closest('form') ?? null);
    const [first, second] = found;
    setSummary({ attempt, errors: second ? found : NONE });
    if (first && !second) focusField(first.field);
  }, [attempt]);
  useEffect(() => {
    if (summary.attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [summary.attempt]);
  // A line disappears when its field is corrected.
  const isShown = errors.length > 0;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!isShown || !form) return undefined;
    const observer = new MutationObserver(() =>
      setSummary((before) => {
        const now = errorsIn(form);
        return joinErrors(now) === joinErrors(before.errors) ? before : { ...before, errors: now };
      }),
    );
    observer.observe(form, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [isShown]);

  return (
    <div ref={place} className={classes.place} data-shown={isShown || undefined}>
      {isShown ? (
        <Alert
          ref={box}
          tabIndex={-1}
          role="alert"
          color="brick"
          icon={<IconAlertTriangle aria-hidden />}
          title={said.checkFields()}
        >
          <ul className={layout.bullets}>
            {errors.map(({ field, text }) => (
              <li key={text}>
                <Anchor component="button" type="button" onClick={() => focusField(field)} inherit ta="start">
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

const NONE: readonly FieldError[] = [];
const joinErrors = (errors: readonly FieldError[]): string => errors.map(({ text }) => text).join('\n');
