// The styles are first: those of every other file override them.
import '@fontsource-variable/figtree/index.css';
import '@fontsource-variable/source-serif-4/index.css';
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
import { App } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

const queries = createQueryClient();

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <Toaster />
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

loadLater(queries);
