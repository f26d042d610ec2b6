import { NativeSelect, TextInput, Title } from '@mantine/core';
import { SLUG_MAX } from '#contract/shared/limits.ts';
import { PUBLIC_COMPANIES } from '#contract/shared/paths.ts';
import { tidyLink } from '#contract/shared/tidy.ts';
import { currencyChoices } from '#web/ui/currencies.ts';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { tidied } from '#web/ui/tidied.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { PictureFields } from './picture-fields.tsx';
import type { PageValues, ProfileFormState } from './profile-form.tsx';

export interface PageFieldsProps {
  form: ProfileFormState;
  values: PageValues;
  onUploading: (isUploading: boolean) => void;
}

/** What the company tells about itself on its public page. */
export function PageFields({ form, values, onUploading }: PageFieldsProps) {
  const { errors } = form;
  return (
    <>
      <NativeSelect
        label="Currency"
        description="Salaries and hourly rates of all your jobs are shown in it."
        maw={320}
        data={currencyChoices()}
        {...form.getInputProps('page.currency')}
      />
      <Title order={2} size="h3" mt="md">
        Public page
      </Title>
      <LimitedInput
        label="Public link"
        description={`${location.host}${PUBLIC_COMPANIES}/${values.slug}. Earlier links keep working.`}
        autoCapitalize="none"
        spellCheck={false}
        limit={SLUG_MAX}
        {...form.getInputProps('page.slug')}
        required
      />
      <TextInput
        label="Your own site"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...tidied(form.getInputProps('page.site'), tidyLink, (text) =>
          form.setFieldValue('page.site', text),
        )}
      />
      <RichTextField
        label="About the company"
        fileLabel="Text file about the company"
        value={values.about}
        onChange={(about) => form.setFieldValue('page.about', about)}
        error={errorText(errors['page.about'])}
      />
      <PictureFields
        pictures={values.pictures}
        onChange={(pictures) => form.setFieldValue('page.pictures', pictures)}
        onBusy={onUploading}
        errorOf={(index) =>
          errorText(errors[`page.pictures.${index}.alt`] ?? errors[`page.pictures.${index}.path`])
        }
      />
    </>
  );
}

const errorText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
