import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import * as said from '#contract/messages/en/second-factor.ts';
import { toast } from '#web/ui/toast.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import classes from './second-factor.module.css';

/** The codes are shown only once, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${said.codesFile({ host: location.host })}\n\n${codes.join('\n')}\n`;
  // The codes replace a form that had the focus. A screen reader starts at the first one.
  return (
    <Stack gap="lg" ref={focusOnMount} tabIndex={-1}>
      <Text>{said.codesAbout()}</Text>
      <ul className={classes.codes} aria-label={said.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={() => {
                copy();
                toast.success(said.copied());
              }}
            >
              {said.copy()}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="roundone-recovery-codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {said.download()}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => printText(text)}
        >
          {said.print()}
        </Button>
      </Group>
      <Button onClick={onKept}>{said.saved()}</Button>
    </Stack>
  );
}

/** Prints only the text, not the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.title = said.recoveryCodes();
  frame.hidden = true;
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) {
    frame.remove();
    toast.danger(said.noPrint());
    return;
  }
  const page = inside.document.createElement('pre');
  page.textContent = text;
  inside.document.body.append(page);
  inside.addEventListener('afterprint', () => frame.remove());
  inside.print();
}
