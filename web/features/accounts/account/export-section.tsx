import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EXPORT_HOURS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { hoursInWords } from '#contract/shared/words.ts';
import { getExport, requestExport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useTold } from '../use-told.ts';
import { ArchiveBox, untilMade } from '#web/ui/archive-box.tsx';

/** To download everything that is held on a candidate. */
export function ExportSection() {
  const query = useRead(getExport, {}, { refetchInterval: untilMade });
  const ask = useTold(requestExport, [getExport]);
  return (
    <Section title="My data">
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <ArchiveBox
            archive={made}
            download="Download my data"
            ask={made === null ? 'Ask for my data' : 'Ask for a new archive'}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate({})}
          >
            <Text>
              One archive with all that is held on you: your profile, applications, interviews, recordings,
              files and mails. It can be downloaded for {hoursInWords(EXPORT_HOURS)}.
            </Text>
            <Anchor component={Link} to={PATHS.myPrivacy}>
              What you agreed to, and who saw your data
            </Anchor>
          </ArchiveBox>
        )}
      </Read>
    </Section>
  );
}
