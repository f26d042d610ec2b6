// The styles are first: those of every other file override them.
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
import { Toaster } from '#web/ui/toaster.tsx';
import { loadLater } from './load-later.ts';
import { App, loadFirstPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const queries = createQueryClient();

/** A page whose file has not arrived by then gets the header and a sign to wait. */
const PATIENCE_MS = 500;

async function firstPageOrPatience(): Promise<void> {
  await Promise.race([
    // A file that cannot be loaded is loaded again by its route, which says so if it fails there, too.
    loadFirstPage().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
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

// Not awaited here: the files of pages import from this one.
void firstPageOrPatience().then(() => {
  createRoot(root).render(client);
  loadLater(queries);
});
