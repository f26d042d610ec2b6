import { language } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/help.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { Page } from '#web/ui/page.tsx';
import { GUIDES, type GuideName, readGuide } from './guides.ts';
import classes from './public.module.css';

/** A guide for people, from docs/guides. */
export function GuidePage({ name }: { name: GuideName }) {
  const { lang, html } = readGuide(name);
  return (
    <Page
      title={GUIDES[name].title()}
      lead={lang === language() ? undefined : said.inEnglish()}
      breadcrumbs={[{ label: said.title(), to: PATHS.help }]}
      width="reading"
    >
      {/* Made of our own Markdown. */}
      <div lang={lang} className={classes.document} dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
