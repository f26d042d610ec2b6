import { Anchor, Text } from '@mantine/core';
import { Section } from '#web/ui/page.tsx';
import { CopyField } from './copy-field.tsx';
import type { CompanyPage } from './profile-form.tsx';

/** Where others read about the company, and the ways to show its jobs elsewhere. */
export function Addresses({ page }: { page: CompanyPage }) {
  const { name, pageUrl, feedUrl, embedUrl, hasPosted, formerSlugs } = page;
  const frame = `<iframe src="${embedUrl}" title="Open jobs at ${escaped(name)}" width="100%" height="480" loading="lazy"></iframe>`;
  return (
    <>
      <Section title="Your public page">
        {hasPosted ? (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            <Anchor href={pageUrl} target="_blank" rel="noopener" inherit>
              {pageUrl}
            </Anchor>
          </Text>
        ) : (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            It appears at {pageUrl} when your first job is posted.
          </Text>
        )}
        {formerSlugs.length > 0 ? (
          <Text maw="var(--line-length)" mb="xs" c="dimmed">
            {`Earlier addresses that lead to it: ${formerSlugs.join(', ')}. No other company gets them.`}
          </Text>
        ) : null}
      </Section>
      <Section title="Your jobs on your own site">
        <CopyField
          label="A frame with your open jobs"
          description="Put this into a page of your site. It has no script, sets no cookie and follows nobody. With ?scheme=light or ?scheme=dark after the address it always has the same colours. If your site has a Content-Security-Policy, add the address of this site to frame-src."
          value={frame}
          isLong
        />
        <CopyField
          label="JSON feed"
          description="Your open jobs in the format JSON Feed 1.1, for programs."
          value={feedUrl}
        />
      </Section>
    </>
  );
}

/** A text in an attribute in double quotes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
