import { NativeSelect, TextInput, Title } from '@mantine/core';
import * as languages from '#contract/messages/en/languages.ts';
import { LANGUAGES, LANGUAGE_NAMES } from '#contract/messages/languages.ts';
import * as said from '#contract/messages/en/employers.ts';
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

/** What the company says about itself on its public page. */
export function PageFields({ form, values, onUploading }: PageFieldsProps) {
  const { errors } = form;
  return (
    <>
      <NativeSelect
        label={said.currency()}
        description={said.currencyHint()}
        maw={320}
        data={currencyChoices()}
        {...form.getInputProps('page.currency')}
      />
      <NativeSelect
        label={languages.companyLanguage()}
        description={languages.companyAbout()}
        maw={320}
        data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        {...form.getInputProps('page.language')}
      />
      <Title order={2} size="h3" mt="md">
        {said.publicPage()}
      </Title>
      <LimitedInput
        label={said.publicLink()}
        description={said.publicLinkHint({ link: `${location.host}${PUBLIC_COMPANIES}/${values.slug}` })}
        autoCapitalize="none"
        spellCheck={false}
        limit={SLUG_MAX}
        {...form.getInputProps('page.slug')}
        required
      />
      <TextInput
        label={said.yourSite()}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...tidied(form.getInputProps('page.site'), tidyLink, (text) =>
          form.setFieldValue('page.site', text),
        )}
      />
      <RichTextField
        label={said.about()}
        fileLabel={said.aboutFile()}
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
