import { Anchor, Text } from '@mantine/core';
import * as said from '#contract/messages/en/employers.ts';
import { Section } from '#web/ui/page.tsx';
import { CopyField } from './copy-field.tsx';
import type { CompanyPage } from './profile-form.tsx';

/** Where others read about the company, and how to show its jobs elsewhere. */
export function Addresses({ page }: { page: CompanyPage }) {
  const { name, pageUrl, feedUrl, embedUrl, hasPosted, formerSlugs } = page;
  const frame = `<iframe src="${embedUrl}" title="${escaped(said.frameTitle({ company: name }))}" width="100%" height="480" loading="lazy"></iframe>`;
  return (
    <>
      <Section title={said.yourPage()}>
        {hasPosted ? (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            <Anchor href={pageUrl} target="_blank" rel="noopener" inherit>
              {pageUrl}
            </Anchor>
          </Text>
        ) : (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            {said.pageLater({ link: pageUrl })}
          </Text>
        )}
        {formerSlugs.length > 0 ? (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            {said.formerLinks({ links: formerSlugs.join(', ') })}
          </Text>
        ) : null}
      </Section>
      <Section title={said.jobsOnYourSite()}>
        <CopyField label={said.frame()} description={said.frameHint()} value={frame} isLong />
        <CopyField label={said.feed()} description={said.feedHint()} value={feedUrl} />
      </Section>
    </>
  );
}

/** Escapes text for an attribute in double quotes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
