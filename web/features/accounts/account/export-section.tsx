import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import { EXPORT_HOURS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { hoursInWords } from '#contract/words.ts';
import { getExport, requestExport } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './account.module.css';

/** While the archive is made, the page asks for it again after this time. */
const WHILE_MAKING_MS = 3_000;

function untilMade(made: unknown): number | false {
  const isMaking = typeof made === 'object' && made !== null && 'state' in made && made.state === 'making';
  return isMaking ? WHILE_MAKING_MS : false;
}

/** To download everything that is held on a candidate. */
export function ExportSection() {
  const query = useRead(getExport, {}, { refetchInterval: untilMade });
  const ask = useSend(requestExport, {
    refreshes: [getExport],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Section title="My data">
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <Stack gap="sm" align="flex-start" className={classes.box}>
            <Text>
              One archive with all that is held on you: your profile, applications, interviews, recordings,
              files and mails. It can be downloaded for {hoursInWords(EXPORT_HOURS)}.
            </Text>
            <div role="status">
              {made?.state === 'making' ? <Text>Your archive is being made.</Text> : null}
              {made?.state === 'failed' ? (
                <Text>Your archive could not be made. Please ask for it again.</Text>
              ) : null}
              {made?.state === 'ready' && made.link !== null && made.untilDate !== null ? (
                <Text>
                  <Anchor href={made.link} download>
                    Download my data
                  </Anchor>{' '}
                  until {formatDateTime(made.untilDate)}.
                </Text>
              ) : null}
            </div>
            <Text>
              <Anchor component={Link} to={PATHS.myPrivacy}>
                What you agreed to, and who saw your data
              </Anchor>
            </Text>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={ask.isPending}
              disabled={made?.state === 'making'}
              onClick={() => ask.mutate({})}
            >
              {made === null ? 'Ask for my data' : 'Ask for a new archive'}
            </Button>
          </Stack>
        )}
      </Read>
    </Section>
  );
}
