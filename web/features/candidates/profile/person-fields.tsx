import { Anchor, Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { CANDIDATE_ADDRESS_MIN, NAME_MAX } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { tidyLink, tidyMobile, tidyZipCode } from '#contract/tidy.ts';
import { tidied } from '#web/ui/tidied.ts';
import { FieldPlace } from './error-summary.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

type TidiedField = 'mobile' | 'zipCode' | 'linkedinProfile' | 'portfolio';

const tidiedField = (form: ProfileForm, name: TidiedField, tidy: (text: string) => string) =>
  tidied(form.getInputProps(name), tidy, (text) => form.setFieldValue(name, text));

export function PersonFields({ form, email }: { form: ProfileForm; email: string }) {
  return (
    <div className={classes.pair}>
      <FieldPlace field="name">
        <TextInput
          label="Name"
          required
          autoComplete="name"
          maxLength={NAME_MAX}
          {...form.getInputProps('name')}
        />
      </FieldPlace>
      <TextInput label="Email" type="email" readOnly value={email} classNames={{ input: classes.readOnly }} />
      <FieldPlace field="mobile">
        <TextInput
          label="Mobile"
          type="tel"
          required
          inputMode="numeric"
          autoComplete="tel-national"
          {...tidiedField(form, 'mobile', tidyMobile)}
        />
      </FieldPlace>
    </div>
  );
}

export function AddressFields({ form }: { form: ProfileForm }) {
  return (
    <Stack gap="md">
      <FieldPlace field="fullAddress">
        <Textarea
          label="Address"
          required
          minRows={2}
          autoComplete="street-address"
          description={`At least ${CANDIDATE_ADDRESS_MIN} characters`}
          {...form.getInputProps('fullAddress')}
        />
      </FieldPlace>
      <PlaceFields form={form} />
      <FieldPlace field="zipCode">
        <TextInput
          label="Zipcode"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          className={classes.short}
          {...tidiedField(form, 'zipCode', tidyZipCode)}
        />
      </FieldPlace>
    </Stack>
  );
}

export function LinkFields({ form }: { form: ProfileForm }) {
  return (
    <div className={classes.pair}>
      <FieldPlace field="linkedinProfile">
        <TextInput
          label="LinkedIn profile"
          type="url"
          placeholder="https://"
          autoComplete="url"
          {...tidiedField(form, 'linkedinProfile', tidyLink)}
        />
      </FieldPlace>
      <FieldPlace field="portfolio">
        <TextInput
          label="Portfolio"
          type="url"
          placeholder="https://"
          {...tidiedField(form, 'portfolio', tidyLink)}
        />
      </FieldPlace>
    </div>
  );
}

export function TermsField({ form }: { form: ProfileForm }) {
  return (
    <FieldPlace field="terms">
      <Checkbox
        mt="xl"
        label={
          <>
            I agree to the{' '}
            <Anchor component={Link} to={PATHS.terms} target="_blank" inherit underline="always">
              Terms &amp; Conditions
            </Anchor>
          </>
        }
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
    </FieldPlace>
  );
}
