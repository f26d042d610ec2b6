import { Button, Title } from '@mantine/core';
import type { MailText } from '../mails-page.tsx';
import classes from './mails.module.css';

export interface PlaceholdersProps {
  placeholders: MailText['placeholders'];
  onInsert: (text: string) => void;
}

/** What a text may contain. A press on a name puts it where the cursor is. */
export function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  const example = placeholders.at(-1)?.name ?? '';
  return (
    <section aria-label="Placeholders">
      <Title order={2} size="h4" mb="xs">
        Placeholders
      </Title>
      <ul className={classes.placeholders}>
        {placeholders.map(({ name, meaning, sample }) => (
          <li key={name}>
            <Button
              variant="default"
              size="compact-sm"
              className={classes.placeholder}
              aria-label={`Insert ${name}`}
              onClick={() => onInsert(`{{ ${name} }}`)}
            >
              {`{{ ${name} }}`}
            </Button>
            <span className={classes.meaning}>
              {meaning}
              {sample === '' ? null : `, for example “${sample}”`}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Words that only some candidates get stand between <code>{`{% if ${example} %}`}</code> and{' '}
        <code>{'{% endif %}'}</code>. They are left out where the placeholder is empty.{' '}
        <code>{'{% else %}'}</code> begins what the others get.
      </p>
    </section>
  );
}
