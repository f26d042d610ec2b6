import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ProfileField } from './values.ts';
import classes from './profile.module.css';

export interface ErrorSummaryProps {
  errors: readonly { field: ProfileField; message: string }[];
  /** The number of failed attempts. Each one moves the focus to the summary. */
  attempt: number;
}

/** The errors of the form, listed at its top. Each line is a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);

  if (attempt === 0 || errors.length === 0) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="brick"
      icon={<IconAlertTriangle aria-hidden />}
      title="Please check these fields"
      mb="lg"
    >
      <ul className={classes.problems}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <Anchor
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
              inherit
            >
              {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const fieldId = (field: ProfileField) => `field-${field}`;

/** A field that the summary can link to. */
export function FieldPlace({ field, children }: { field: ProfileField; children: ReactNode }) {
  return <div id={fieldId(field)}>{children}</div>;
}

function goTo(field: ProfileField): void {
  const place = document.getElementById(fieldId(field));
  place?.scrollIntoView({ block: 'center' });
  place
    ?.querySelector<HTMLElement>('input:not([type="file"], [type="hidden"]), textarea, button')
    ?.focus({ preventScroll: true });
}
