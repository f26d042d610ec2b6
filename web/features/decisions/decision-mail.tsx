import * as said from '#contract/messages/en/decisions.ts';
import { Alert, Loader, Radio, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '#contract/shared/limits.ts';
import type { Outcome, Stage } from '#contract/interview/stages.ts';
import { previewDecisionMail } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import classes from './decisions.module.css';

interface Text {
  subject: string;
  text: string;
}

export type MailChoice = { kind: 'usual' } | { kind: 'none' } | { kind: 'own'; text: Text };

export interface DecisionMailProps {
  /** The person whose email is shown. */
  applicationId: string;
  name: string;
  isForMany: boolean;
  target: { stage?: Stage; outcome?: Outcome; reasonId?: string } | { reopens: true };
  value: MailChoice;
  onChange: (value: MailChoice) => void;
  errors: Partial<Record<string, string>>;
}

const PAUSE_MS = 400;

/** The email of a decision. It can be read, changed for this decision, or left out. */
export function DecisionMail({
  applicationId,
  name,
  isForMany,
  target,
  value,
  onChange,
  errors,
}: DecisionMailProps) {
  const about = { applicationId, ...target };
  const usual = useRead(previewDecisionMail, about, { keepPrevious: true });
  const [typed] = useDebouncedValue(value.kind === 'own' ? value.text : null, PAUSE_MS);
  const changed = useRead(
    previewDecisionMail,
    { ...about, ...(typed === null ? {} : { mail: typed }) },
    { enabled: typed !== null, keepPrevious: true },
  );
  if (usual.data === undefined)
    return usual.error ? <Alert color="brick">{usual.error.message}</Alert> : <Loader size="sm" />;
  if (usual.data === null) return null;
  const { subject, text, placeholders } = usual.data;
  const shown = value.kind === 'own' ? (changed.data ?? usual.data).shown : usual.data.shown;
  const choose = (kind: string) => {
    if (kind === 'own') onChange({ kind, text: { subject, text } });
    else onChange({ kind: kind === 'none' ? 'none' : 'usual' });
  };
  return (
    <Stack gap="md">
      <Radio.Group label={said.mail()} value={value.kind} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="usual" label={said.usualMail()} />
          <Radio value="own" label={said.ownMail()} />
          <Radio value="none" label={said.noMailAtAll()} />
        </Stack>
      </Radio.Group>
      {value.kind === 'own' ? (
        <>
          <LimitedInput
            label={said.mailSubject()}
            limit={MAIL_SUBJECT_MAX}
            value={value.text.subject}
            onChange={({ currentTarget }) =>
              onChange({ kind: 'own', text: { ...value.text, subject: currentTarget.value } })
            }
            error={errors['mail.subject']}
          />
          <LimitedTextarea
            label={said.mailText()}
            description={said.mailHint({
              placeholders: placeholders.map((one) => `{{ ${one.name} }}`).join(', '),
            })}
            autosize
            minRows={6}
            maxRows={16}
            limit={MAIL_TEXT_MAX}
            value={value.text.text}
            onChange={({ currentTarget }) =>
              onChange({ kind: 'own', text: { ...value.text, text: currentTarget.value } })
            }
            error={errors['mail.text'] ?? changed.error?.message}
          />
        </>
      ) : null}
      {value.kind === 'none' ? null : (
        <section
          className={classes.mail}
          aria-label={(isForMany ? said.mailToExample : said.mailTo)({ name })}
        >
          <Text fw={600}>{shown.subject}</Text>
          {shown.paragraphs.map((paragraph, index) => (
            // Paragraphs have no identity other than their position.
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      )}
    </Stack>
  );
}
