import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
import { EXPORT_HOURS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getExport, requestExport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useTold } from '../use-told.ts';
import { ArchiveBox, untilMade } from '#web/ui/archive-box.tsx';

/** Lets a candidate download everything stored about them. */
export function ExportSection() {
  const query = useRead(getExport, {}, { refetchInterval: untilMade });
  const ask = useTold(requestExport, [getExport]);
  return (
    <Section title={said.myData()}>
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <ArchiveBox
            archive={made}
            download={said.downloadData()}
            ask={made === null ? said.askForData() : said.askForDataAgain()}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate({})}
          >
            <Text>{said.dataAbout({ hours: EXPORT_HOURS })}</Text>
            <Anchor component={Link} to={PATHS.myPrivacy}>
              {said.whatYouAgreed()}
            </Anchor>
          </ArchiveBox>
        )}
      </Read>
    </Section>
  );
}
