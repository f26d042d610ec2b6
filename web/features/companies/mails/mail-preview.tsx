import { useState } from 'react';
import { Alert, SegmentedControl, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import * as said from '#contract/messages/en/company-settings.ts';
import { previewMailText } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import type { MailText } from '../mails-page.tsx';
import type { MailValues } from './mail-editor.tsx';
import classes from './mails.module.css';

const PAUSE_MS = 400;

/**
 * A preview of the email with sample values, updated while typing. While the text has an error, the last valid preview
 * stays.
 */
export function MailPreview({ mail, values }: { mail: MailText; values: MailValues }) {
  const [sample, setSample] = useState(mail.samples[0] ?? '');
  const [typed] = useDebouncedValue(values, PAUSE_MS);
  const { subject, text } = typed;
  const query = useRead(previewMailText, { mail: mail.mail, subject, text, sample }, { keepPrevious: true });
  const [lastShown, setLastShown] = useState(query.data);
  if (query.data !== undefined && query.data !== lastShown) setLastShown(query.data);
  const shown = query.data ?? lastShown;
  return (
    <section aria-label={said.preview()} className={layout.pane}>
      <Title order={2} size="h4" mb="xs">
        {said.preview()}
      </Title>
      {mail.samples.length > 1 ? (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={said.sampleMail()}
          data={mail.samples}
          value={sample}
          onChange={setSample}
        />
      ) : null}
      <div role="status">
        {query.error ? (
          <Alert color="amber" mb="sm">
            {query.error.message}
          </Alert>
        ) : null}
      </div>
      {shown ? (
        <>
          <Text mb="sm">
            <Text span inherit c="dimmed">
              {said.subject()}
            </Text>{' '}
            {shown.subject}
          </Text>
          <iframe
            className={classes.frame}
            title={said.mailAsHtml()}
            sandbox=""
            srcDoc={shown.html}
            aria-busy={query.isFetching}
          />
          <details>
            <summary>{said.asPlainText()}</summary>
            <pre className={layout.code}>{shown.text}</pre>
          </details>
        </>
      ) : (
        <Loading shape="page" rows={4} />
      )}
    </section>
  );
}
