import * as said from '#contract/messages/en/notices.ts';
import { Select } from '@mantine/core';
import { getMailPreferences, setTimeZone } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { everyZone, spacedZone } from '#web/ui/zones.ts';

/** The time zone of the times in emails: the browser's, or one the person chose. */
export function TimeZone() {
  const query = useRead(getMailPreferences, {});
  return (
    <Section title={said.times()}>
      <Read query={query} waiting={<Loading rows={1} />} empty="never">
        {({ timeZone, isTimeZoneChosen }) => <ZoneField timeZone={timeZone} isChosen={isTimeZoneChosen} />}
      </Read>
    </Section>
  );
}

const OF_BROWSER = 'browser';

/** Saved as soon as it is chosen. */
function ZoneField({ timeZone, isChosen }: { timeZone: string; isChosen: boolean }) {
  const save = useSend(setTimeZone, {
    refreshes: [getMailPreferences],
    onSuccess: () => toast.success(said.zoneSaved()),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Select
      label={said.timeZone()}
      description={said.zoneHint({ zone: spacedZone(timeZone) })}
      size="md"
      searchable
      allowDeselect={false}
      nothingFoundMessage={said.zoneNotFound()}
      // Hundreds of zones are in the page only while the list is open.
      comboboxProps={{ keepMounted: false }}
      data={[
        { value: OF_BROWSER, label: said.sameAsBrowser({ zone: spacedZone(viewerZone()) }) },
        ...everyZone(timeZone),
      ]}
      value={isChosen ? timeZone : OF_BROWSER}
      aria-busy={save.isPending}
      onChange={(chosen) => {
        if (chosen === null || save.isPending) return;
        save.mutate(
          chosen === OF_BROWSER
            ? { timeZone: viewerZone(), isChosen: false }
            : { timeZone: chosen, isChosen: true },
        );
      }}
    />
  );
}
