import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './field-warnings.module.css';

/** Shown below a field while someone types. Warnings don't block anything. */
export function FieldWarnings({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status">
      {texts.map((text) => (
        <p key={text} className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {text}
        </p>
      ))}
    </div>
  );
}
