import { Box, Button, CopyButton, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/company-settings.ts';

/** Text for people to copy somewhere else. `label` is the name of the button for screen readers. */
export function Copied({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="sm">
      <Text span inherit miw={0} ff="monospace">
        {value}
      </Text>
      <CopyButton value={value} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="subtle" onClick={copy} aria-label={label}>
            {copied ? said.copied() : said.copy()}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

/** A copyable text with its name, in a list of facts. */
export function CopiedFact({ term, ...copied }: { term: string; value: string; label: string }) {
  return (
    <>
      <Text component="dt" fw={550}>
        {term}
      </Text>
      <Box component="dd" mb="sm">
        <Copied {...copied} />
      </Box>
    </>
  );
}
