import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { theme } from '#web/theme/theme.ts';

// The default limit of a second is too short for a busy computer.
configure({ asyncUtilTimeout: 60_000 });

/** Renders a part of the web until the test ends, with `others` as pages and `search` as the query. */
export function show(part: ReactNode, others: Record<string, ReactNode> = {}, search = '') {
  // Fields that grow with their text wait for fonts to load, which happy-dom doesn't support.
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
  const pages = Object.entries({ '/': part, ...others }).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter(pages, { initialEntries: [`/${search}`] });
  const client = createQueryClient();
  onTestFinished(() => {
    cleanup();
    client.clear();
  });
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
