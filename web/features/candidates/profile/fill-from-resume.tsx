import { useId, useState } from 'react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidates.ts';
import {
  readResume,
  getCityMasterData,
  getMasterState,
  getMasterCountry,
  getMasterEducation,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { ResumeReading } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { PleaseWait } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import {
  confirmedValues,
  resumeOffers,
  skillKey,
  type ChosenNames,
  type ResumeOffers,
} from './resume-offers.ts';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

/** Offers values from the uploaded resume for the form's fields. Only values the person confirms are filled in. */
export function FillFromResume({ form, isUploading }: { form: ProfileForm; isUploading: boolean }) {
  const { resumePath } = form.values;
  const [opened, setOpened] = useState(false);
  const problemId = useId();
  const read = useSend(readResume, {
    onError: () => setOpened(false),
  });
  if (resumePath === null) return null;
  const reading = read.data?.data;
  // A message about one resume doesn't apply to the next.
  const problem = read.variables?.resumePath === resumePath.path ? (read.error?.message ?? null) : null;
  return (
    <>
      <Button
        variant="light"
        mt="sm"
        leftSection={<IconFileSearch size={20} aria-hidden />}
        // The person means the resume that is still uploading.
        disabled={isUploading}
        aria-describedby={problem === null ? undefined : problemId}
        onClick={() => {
          setOpened(true);
          read.mutate({ resumePath: resumePath.path });
        }}
      >
        {said.fillIn()}
      </Button>
      {problem === null ? null : (
        <Text id={problemId} size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          {problem}
        </Text>
      )}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={said.fillIn()}
        size="lg"
        description={said.fillInAbout()}
      >
        {read.isPending || reading === undefined ? (
          <PleaseWait />
        ) : (
          <Offers form={form} reading={reading} onClose={() => setOpened(false)} />
        )}
      </Modal>
    </>
  );
}

interface OffersProps {
  form: ProfileForm;
  reading: ResumeReading;
  onClose: () => void;
}

function Offers({ form, reading, onClose }: OffersProps) {
  const chosen = useChosenNames(form);
  // The offers are stored once, so that they don't disappear while the person reads them.
  const [offers] = useState(() => resumeOffers(reading, form.values, chosen));
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const keys = [...offers.fields.map(({ key }) => key), ...offers.skills.map(({ name }) => skillKey(name))];
  const isAll = confirmed.size === keys.length;
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(confirmed);
    if (isOn) next.add(key);
    else next.delete(key);
    setConfirmed(next);
  };

  if (keys.length === 0) {
    return (
      <Stack gap="lg">
        <Text>{said.nothingNew()}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {common.ok()}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        // In React's tree, this form is inside the profile form, so its submit event must not reach that form.
        event.stopPropagation();
        form.setValues(confirmedValues(offers, confirmed, form.values.skills));
        toast.success(said.putInDone({ count: confirmed.size }));
        onClose();
      }}
    >
      <Stack gap="md">
        <Text>{said.readByProgram()}</Text>
        <Checkbox
          label={said.tickAll()}
          checked={isAll}
          indeterminate={confirmed.size > 0 && !isAll}
          onChange={(event) => setConfirmed(new Set(event.currentTarget.checked ? keys : []))}
        />
        <OfferList offers={offers} confirmed={confirmed} onToggle={toggle} />
        <Group justify="flex-end" pos="sticky" bottom={0} py="sm" bg="var(--surface)">
          <Button variant="default" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button type="submit" disabled={confirmed.size === 0}>
            {said.putIn()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}

interface OfferListProps {
  offers: ResumeOffers;
  confirmed: ReadonlySet<string>;
  onToggle: (key: string, isOn: boolean) => void;
}

function OfferList({ offers, confirmed, onToggle }: OfferListProps) {
  return (
    <>
      <ul className={layout.lines}>
        {offers.fields.map(({ key, label, current, found, words }) => (
          <li key={key}>
            <Checkbox
              checked={confirmed.has(key)}
              onChange={(event) => onToggle(key, event.currentTarget.checked)}
              aria-describedby={`offer-${key}`}
              label={
                <>
                  <Text span inherit c="dimmed">
                    {label}:{' '}
                  </Text>
                  <strong>
                    <bdi>{found}</bdi>
                  </strong>
                </>
              }
            />
            <div id={`offer-${key}`} className={classes.offerSource}>
              <p>
                {around(said.inForm, { value: <bdi>{current === '' ? said.nothingYet() : current}</bdi> })}
              </p>
              <p>{around(said.inResume, { words: <q>{words}</q> })}</p>
            </div>
          </li>
        ))}
      </ul>
      {offers.skills.length === 0 ? null : (
        <fieldset className={classes.offerSkills}>
          <legend>{said.skillsToAdd()}</legend>
          <ul>
            {offers.skills.map(({ name, words }, index) => (
              <li key={name}>
                <Checkbox
                  label={name}
                  checked={confirmed.has(skillKey(name))}
                  onChange={(event) => onToggle(skillKey(name), event.currentTarget.checked)}
                  aria-describedby={`offer-skill-${index}`}
                />
                <p id={`offer-skill-${index}`} className={classes.offerSource}>
                  <q>{words}</q>
                </p>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}

/** The names of the selected options. The form's own fields have already loaded these lists. */
function useChosenNames(form: ProfileForm): ChosenNames {
  const { countryId, stateId, cityId, educationId } = form.values;
  const forever = { staleTime: Infinity };
  const countries = useRead(getMasterCountry, {}, forever);
  const states = useRead(getMasterState, { countryId }, { enabled: countryId !== '', ...forever });
  const cities = useRead(getCityMasterData, { stateId }, { enabled: stateId !== '', ...forever });
  const educations = useRead(getMasterEducation, {}, forever);
  const nameOf = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
    list?.find((entry) => entry.id === id)?.name ?? '';
  return {
    country: nameOf(countries.data, countryId),
    state: nameOf(states.data, stateId),
    city: nameOf(cities.data, cityId),
    education: nameOf(educations.data, educationId),
  };
}
