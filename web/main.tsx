import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import '@fontsource-variable/figtree/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@mantine/core/styles.css';
import '@mantine/carousel/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/tiptap/styles.css';
import '#web/theme/theme.css';
import { createQueryClient } from '#web/api/query-client.ts';
import { cssVariablesResolver, theme } from '#web/theme/theme.ts';
import { App } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <Notifications position="top-right" limit={4} />
      <QueryClientProvider client={createQueryClient()}>
        <App />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
