import { Anchor } from '@mantine/core';

const LINK = /^https?:\/\/\S+$/i;
const PHONE = /^\+?[\d\s()./-]{6,}$/;

/** The place of a round. A link or phone number in it can be pressed. */
export function Place({ place }: { place: string }) {
  if (LINK.test(place))
    return (
      <Anchor href={place} target="_blank" rel="noopener noreferrer" inherit underline="always">
        {place}
      </Anchor>
    );
  if (PHONE.test(place))
    return (
      <Anchor href={`tel:${place.replaceAll(/[^+\d]/g, '')}`} inherit underline="always">
        {place}
      </Anchor>
    );
  return place;
}
