import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/help.ts';
import * as site from '#contract/messages/en/public.ts';
import { HELP_SEARCH_MAX } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
import { Page, Section } from '#web/ui/page.tsx';
import { GUIDES, GUIDE_NAMES, searchGuides } from './guides.ts';
import classes from './public.module.css';

/** The guides, and a search in them that needs no script. */
export function HelpPage({ search }: { search: string }) {
  return (
    <Page title={said.title()} lead={said.lead()} width="reading">
      <form role="search" aria-label={said.search()} method="get" action={PATHS.help}>
        <Group align="flex-end" gap="sm" mb="lg">
          <TextInput
            name="q"
            label={said.search()}
            type="search"
            maxLength={HELP_SEARCH_MAX}
            defaultValue={search}
            flex={1}
          />
          <Button type="submit">{said.searchButton()}</Button>
        </Group>
      </form>
      {search === '' ? null : <FoundParts search={search} />}
      <Section title={said.allGuides()}>
        <div className={classes.document}>
          <ul>
            {GUIDE_NAMES.map((name) => (
              <li key={name}>
                <Link to={PATHS[name]}>{GUIDES[name].title()}</Link>
                <br />
                {GUIDES[name].about()}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </Page>
  );
}

function FoundParts({ search }: { search: string }) {
  const found = searchGuides(search);
  return (
    <Section title={said.foundFor({ count: found.length, search })}>
      {found.length === 0 ? (
        <p>
          {around(said.nothingFound, {
            support: (
              <Anchor component={Link} to={PATHS.support} inherit underline="always">
                {site.supportTitle()}
              </Anchor>
            ),
          })}
        </p>
      ) : null}
      <div className={classes.document}>
        {found.map(({ name, lang, part }) => (
          <article key={`${name} ${part.id}`}>
            <h3>
              <Link to={`${PATHS[name]}#${part.id}`} lang={lang}>
                {part.heading}
              </Link>{' '}
              · {GUIDES[name].title()}
            </h3>
            {part.texts.map((text) => (
              <p key={text} lang={lang}>
                {text}
              </p>
            ))}
          </article>
        ))}
      </div>
    </Section>
  );
}
