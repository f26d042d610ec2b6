import { Button, Text, Title } from '@mantine/core';
import layout from '#web/ui/layout.module.css';
import type { MailText } from '../mails-page.tsx';

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
      <ul className={layout.lines}>
        {placeholders.map(({ name, meaning, sample }) => (
          <li key={name} className={layout.row}>
            <Button
              variant="default"
              size="compact-sm"
              ff="monospace"
              fw={500}
              aria-label={`Insert ${name}`}
              onClick={() => onInsert(`{{ ${name} }}`)}
            >
              {`{{ ${name} }}`}
            </Button>
            <span className={layout.words}>
              {meaning}
              {sample === '' ? null : `, for example “${sample}”`}
            </span>
          </li>
        ))}
      </ul>
      <Text maw="var(--line-length)" c="dimmed">
        Words that only some candidates get stand between <code>{`{% if ${example} %}`}</code> and{' '}
        <code>{'{% endif %}'}</code>. They are left out where the placeholder is empty.{' '}
        <code>{'{% else %}'}</code> begins what the others get.
      </Text>
    </section>
  );
}
