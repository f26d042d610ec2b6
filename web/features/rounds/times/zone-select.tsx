import { Select } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { everyZone } from '#web/ui/zones.ts';

export interface ZoneSelectProps {
  zone: string;
  onZone: (zone: string) => void;
  description?: string;
}

/** Any time zone the browser knows. In a file of its own, because the field is large. */
export default function ZoneSelect({ zone, onZone, description }: ZoneSelectProps) {
  return (
    <Select
      label={said.zone()}
      description={description}
      mb="md"
      searchable
      allowDeselect={false}
      nothingFoundMessage={said.zoneUnknown()}
      // Hundreds of zones are in the page only while the list is open.
      comboboxProps={{ keepMounted: false }}
      data={everyZone(zone)}
      value={zone}
      onChange={(chosen) => {
        if (chosen !== null) onZone(chosen);
      }}
    />
  );
}
