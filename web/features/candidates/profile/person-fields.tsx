import { Anchor, Stack, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/candidates.ts';
import { CANDIDATE_ADDRESS_MIN, NAME_MAX } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { tidyLink, tidyMobile, tidyZipCode } from '#contract/shared/tidy.ts';
import { around } from '#web/ui/around.ts';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import layout from '#web/ui/layout.module.css';
import { tidied } from '#web/ui/tidied.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { PlaceFields } from '#web/ui/place-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

type TidiedField = 'mobile' | 'zipCode' | 'linkedinProfile' | 'portfolio';

const tidiedField = (form: ProfileForm, name: TidiedField, tidy: (text: string) => string) =>
  tidied(form.getInputProps(name), tidy, (text) => form.setFieldValue(name, text));

export function PersonFields({ form, email }: { form: ProfileForm; email: string }) {
  return (
    <div className={layout.grid}>
      <LimitedInput
        label={said.name()}
        required
        autoComplete="name"
        limit={NAME_MAX}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={said.email()}
        type="email"
        readOnly
        value={email}
        classNames={{ input: classes.readOnly }}
      />
      <TextInput
        label={said.mobile()}
        type="tel"
        required
        inputMode="numeric"
        autoComplete="tel-national"
        {...tidiedField(form, 'mobile', tidyMobile)}
      />
    </div>
  );
}

export function AddressFields({ form }: { form: ProfileForm }) {
  return (
    <Stack gap="md">
      <Textarea
        label={said.address()}
        required
        minRows={2}
        autoComplete="street-address"
        description={said.addressHint({ min: CANDIDATE_ADDRESS_MIN })}
        {...form.getInputProps('fullAddress')}
      />
      <div className={layout.grid}>
        <PlaceFields
          place={form.values}
          onChange={(change) => {
            for (const [name, id] of Object.entries(change)) form.setFieldValue(name, id);
          }}
          field={(name) => form.getInputProps(name)}
        />
      </div>
      <TextInput
        label={said.zipcode()}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        className={classes.short}
        {...tidiedField(form, 'zipCode', tidyZipCode)}
      />
    </Stack>
  );
}

export function LinkFields({ form }: { form: ProfileForm }) {
  return (
    <div className={layout.grid}>
      <TextInput
        label={said.linkedin()}
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...tidiedField(form, 'linkedinProfile', tidyLink)}
      />
      <TextInput
        label={said.portfolio()}
        type="url"
        placeholder="https://"
        {...tidiedField(form, 'portfolio', tidyLink)}
      />
    </div>
  );
}

export function TermsField({ form }: { form: ProfileForm }) {
  return (
    <AgreeBox
      mt="xl"
      label={around(said.agreeTerms, {
        terms: (
          <Anchor component={Link} to={PATHS.terms} target="_blank" inherit underline="always">
            {said.termsLink()}
          </Anchor>
        ),
      })}
      {...form.getInputProps('terms', { type: 'checkbox' })}
    />
  );
}
