import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/public.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { Page } from '#web/ui/page.tsx';
import classes from './public.module.css';

export interface DocumentPart {
  title: () => string;
  paragraphs?: readonly (() => ReactNode)[];
  points?: readonly (() => ReactNode)[];
}

/** A long text with numbered parts and a limited line length. */
export function Document({
  title,
  lead,
  parts,
}: {
  title: string;
  lead: string;
  parts: readonly DocumentPart[];
}) {
  return (
    <Page title={title} lead={lead} width="reading">
      <div className={classes.document}>
        {parts.map((part, index) => (
          <section key={index}>
            <h2>
              {index + 1}. {part.title()}
            </h2>
            {part.paragraphs?.map((paragraph, place) => (
              // A part of a fixed text has no identity other than its position.
              <p key={place}>{paragraph()}</p>
            ))}
            {part.points ? (
              <ul>
                {part.points.map((point, place) => (
                  <li key={place}>{point()}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </Page>
  );
}

/** For use within a sentence. */
export const ContactLink = () => (
  <Anchor component={Link} to={PATHS.contactUs}>
    {said.contactTitle()}
  </Anchor>
);
