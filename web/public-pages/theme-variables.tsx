import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariablesResolver, theme } from '#web/theme/theme.ts';

/** The theme's variables as a style sheet. In the web client, Mantine creates them in the browser. */
export function themeVariables(): string {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} withGlobalClasses={false}>
      {null}
    </MantineProvider>,
  );
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]);
  if (styles.length === 0) throw new Error('Mantine made no variables.');
  return styles.join('\n');
}
