import { useEffect } from 'react';
import { Button, Group } from '@mantine/core';
import { useRouteError } from 'react-router';
import { TEXTS } from '#contract/shared/texts.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '../page.tsx';
import { HOMES } from './menus.ts';

/** Shown if a page cannot be shown: its file could not be loaded, or its rendering failed. */
export function PageFailure() {
  const error = useRouteError();
  const { role } = useSession();
  useEffect(() => console.error(error), [error]);
  return (
    <Page
      title={TEXTS.somethingWentWrong}
      lead="This page could not be shown. Nothing you had saved is lost. Reload to try again; if it goes on, write to support."
      width="reading"
    >
      <Group>
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button variant="default" component="a" href={HOMES[role ?? 'visitor']}>
          Home
        </Button>
      </Group>
    </Page>
  );
}
