import { Button, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/company-settings.ts';
import { around } from '#web/ui/around.ts';
import layout from '#web/ui/layout.module.css';
import type { MailText } from '../mails-page.tsx';

export interface PlaceholdersProps {
  placeholders: MailText['placeholders'];
  onInsert: (text: string) => void;
}

/** The placeholders a text may contain. Pressing one inserts it at the cursor. */
export function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  const example = placeholders.at(-1)?.name ?? '';
  return (
    <section aria-label={said.placeholders()}>
      <Title order={2} size="h4" mb="xs">
        {said.placeholders()}
      </Title>
      <ul className={layout.lines}>
        {placeholders.map(({ name, meaning, sample }) => (
          <li key={name} className={layout.row}>
            <Button
              variant="default"
              size="compact-sm"
              ff="monospace"
              fw={500}
              aria-label={said.insert({ name })}
              onClick={() => onInsert(`{{ ${name} }}`)}
            >
              {`{{ ${name} }}`}
            </Button>
            <span className={layout.words}>
              {sample === '' ? meaning : said.forExample({ meaning, sample })}
            </span>
          </li>
        ))}
      </ul>
      <Text maw="var(--line-length)" c="dimmed">
        {around(said.conditionsAbout, {
          start: <code>{`{% if ${example} %}`}</code>,
          end: <code>{'{% endif %}'}</code>,
          otherwise: <code>{'{% else %}'}</code>,
        })}
      </Text>
    </section>
  );
}
