import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { toast } from '#web/ui/toast.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import classes from './second-factor.module.css';

/** The codes are shown once, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `Recovery codes for Roundone (${location.host}). Each opens your account once.\n\n${codes.join('\n')}\n`;
  // The codes replace a form that had the focus. A screen reader starts at their beginning.
  return (
    <Stack gap="lg" ref={focusOnMount} tabIndex={-1}>
      <Text>
        Keep these codes where you find them without your phone. Each of them opens your account once, in
        place of your second factor. They are not shown again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
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
                toast.success('The codes were copied.');
              }}
            >
              Copy
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
          Download
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => printText(text)}
        >
          Print
        </Button>
      </Group>
      <Button onClick={onKept}>I have kept them</Button>
    </Stack>
  );
}

/** Prints only the text, not the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.title = 'Recovery codes';
  frame.hidden = true;
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) {
    frame.remove();
    toast.danger('This browser does not print from here. Please copy the codes.');
    return;
  }
  const page = inside.document.createElement('pre');
  page.textContent = text;
  inside.document.body.append(page);
  inside.addEventListener('afterprint', () => frame.remove());
  inside.print();
}
