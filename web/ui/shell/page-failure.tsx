import { useEffect } from 'react';
import { Button, Group } from '@mantine/core';
import { useRouteError } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/shell.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '../page.tsx';
import { HOMES } from './menus.ts';

/** Shown if a page fails: its file could not be loaded, or its rendering failed. */
export function PageFailure() {
  const error = useRouteError();
  const { role } = useSession();
  useEffect(() => console.error(error), [error]);
  return (
    <Page title={TEXTS.somethingWentWrong} lead={said.pageFailed()} width="reading">
      <Group>
        <Button onClick={() => location.reload()}>{common.reload()}</Button>
        <Button variant="default" component="a" href={HOMES[role ?? 'visitor']}>
          {common.home()}
        </Button>
      </Group>
    </Page>
  );
}
