// The styles come first, so that those of every other file override them.
import '@fontsource-variable/figtree/index.css';
import '@fontsource/source-serif-4/400.css';
import '@fontsource/source-serif-4/500.css';
import '@fontsource/source-serif-4/600.css';
import '#web/theme/fonts.css';
import '#web/theme/mantine.css';
import '#web/theme/theme.css';
import '#web/theme/client.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#web/api/query-client.ts';
import { cssVariablesResolver, theme } from '#web/theme/theme.ts';
import { untilLoaded } from '#web/ui/lazy-at-once.ts';
import { loadModal } from '#web/ui/modal.tsx';
import { loadMenuDrawer } from '#web/ui/shell/header.tsx';
import { Toaster, loadToasts } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { App, loadPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const queries = createQueryClient();

/** A page whose file has not arrived by then gets the header and a loading state. */
const PATIENCE_MS = 500;

async function firstPageOrPatience(): Promise<void> {
  await Promise.race([
    // A file that can't be loaded is loaded again by its route, which shows the failure if it happens again.
    loadPage(location).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/**
 * Loads what many pages may need but not at their start, so that it is available without a connection. It waits for the
 * first data, because over few connections the data would wait behind the files.
 */
function loadLater(): void {
  whenIdle(() => {
    if (queries.isFetching() > 0) loadLater();
    // A part that can't be loaded now is loaded again when it is needed, and any failure is shown there.
    else
      for (const load of [loadModal, loadToasts, loadMenuDrawer]) untilLoaded<unknown>(load).catch(() => {});
  });
}

const client = (
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <Toaster />
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);

// Not awaited, because the files of pages import from this one.
void firstPageOrPatience().then(() => {
  createRoot(root).render(client);
  loadLater();
});
