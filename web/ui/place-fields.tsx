import * as said from '#contract/messages/en/ui.ts';
import { getCityMasterData, getMasterCountry, getMasterState } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { MasterSelect, type MasterSelectProps } from './master-select.tsx';

const FOREVER = { staleTime: Infinity };

interface Place {
  countryId: string;
  stateId: string;
  cityId: string;
}

interface PlaceFieldsProps {
  place: Place;
  onChange: (change: Partial<Place>) => void;
  field: (name: keyof Place) => Pick<MasterSelectProps, 'onBlur' | 'error'>;
}

/** The country determines the states, and the state the cities. Changing one clears the fields that depend on it. */
export function PlaceFields({ place, onChange, field }: PlaceFieldsProps) {
  const { countryId, stateId, cityId } = place;
  const countries = useRead(getMasterCountry, {}, FOREVER);
  const states = useRead(getMasterState, { countryId }, { enabled: countryId !== '', ...FOREVER });
  const cities = useRead(getCityMasterData, { stateId }, { enabled: stateId !== '', ...FOREVER });
  return (
    <>
      <MasterSelect
        label={said.country()}
        list="country"
        required
        query={countries}
        {...field('countryId')}
        value={countryId}
        onChange={(id) => onChange({ countryId: id, stateId: '', cityId: '' })}
      />
      <MasterSelect
        label={said.state()}
        list="state"
        required
        query={states}
        {...field('stateId')}
        value={stateId}
        onChange={(id) => onChange({ stateId: id, cityId: '' })}
        disabled={countryId === ''}
      />
      <MasterSelect
        label={said.city()}
        list="city"
        required
        query={cities}
        {...field('cityId')}
        value={cityId}
        onChange={(id) => onChange({ cityId: id })}
        disabled={stateId === ''}
      />
    </>
  );
}
