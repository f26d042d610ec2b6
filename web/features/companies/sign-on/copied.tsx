import { Button, CopyButton, Group } from '@mantine/core';
import classes from './sign-on.module.css';

/** A text that people copy to another place. */
export function Copied({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="sm">
      <span className={classes.code}>{value}</span>
      <CopyButton value={value} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="subtle" onClick={copy} aria-label={`Copy ${label}`}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
