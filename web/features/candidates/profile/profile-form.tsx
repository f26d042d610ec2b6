import { useId, useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/candidates.ts';
import { listed } from '#contract/shared/words.ts';
import { getSkills } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { CandidateProfile } from '#web/api/types.ts';
import { Form } from '#web/ui/form/form.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { NOT_SAVED_YET } from '#web/ui/restored-notice.tsx';
import { AvatarField, DocumentFields, ResumeField } from './file-fields.tsx';
import { AddressFields, LinkFields, PersonFields, TermsField } from './person-fields.tsx';
import { missingIn } from './values.ts';
import { useSavedProfileForm, type ProfileAccount } from './use-saved-profile-form.ts';
import { WorkFields } from './work-fields.tsx';

interface CandidateProfileFormProps {
  /** Null if there is none yet, in which case the form creates it. */
  profile: CandidateProfile | null;
  account: ProfileAccount;
}

/** Creates or updates the profile. Typed values survive a page reload. */
export function CandidateProfileForm({ profile, account }: CandidateProfileFormProps) {
  const isNew = profile === null;
  const skills = useRead(getSkills, {}, { staleTime: Infinity });
  const masterSkills = skills.data ?? [];
  const [uploads, setUploads] = useState(0);
  const profileForm = useSavedProfileForm(profile, account, masterSkills);
  const { form, isBusy, isRestored, discard, round } = profileForm;
  const onBusy = (busy: boolean) => setUploads((count) => count + (busy ? 1 : -1));
  const files = { form, onBusy };
  const missing = missingIn(form.values);
  const missingId = useId();

  return (
    <Form
      shell={profileForm.shell}
      label={said.profile()}
      isBusy={isBusy}
      onSubmit={profileForm.submit}
      restored={!isNew && isRestored ? { text: NOT_SAVED_YET, onDiscard: discard, disabled: isBusy } : null}
    >
      <Section title={said.resumeTitle()}>
        <Text c="dimmed" mb="md" maw="60ch">
          {isNew ? said.resumeAboutNew() : said.resumeAbout()}
        </Text>
        <ResumeField key={`resume-${round}`} {...files} isNew={isNew} />
        <DocumentFields key={`documents-${round}`} {...files} />
      </Section>
      <Section title={said.aboutYou()}>
        <Stack gap="md">
          <AvatarField key={round} {...files} />
          <PersonFields form={form} email={account.email} />
          <AddressFields form={form} />
        </Stack>
      </Section>
      <Section title={said.educationTitle()}>
        <Stack gap="md">
          <WorkFields form={form} masterSkills={masterSkills} />
          <LinkFields form={form} />
        </Stack>
      </Section>
      {isNew ? <TermsField form={form} /> : null}
      <div className={layout.bottomBar}>
        <Text flex="1 1 240px" size="sm" id={missingId}>
          {missing.length === 0 ? '' : said.missing({ fields: listed(missing, 'and') })}
        </Text>
        {!isNew && form.isDirty() ? (
          <Button variant="default" disabled={isBusy} onClick={discard}>
            {said.discard()}
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy} disabled={uploads > 0} aria-describedby={missingId}>
          {isNew ? said.submit() : said.update()}
        </Button>
      </div>
      {uploads > 0 ? (
        <Text size="sm" c="dimmed" role="status" ta="right" mt="xs">
          {said.uploading()}
        </Text>
      ) : null}
    </Form>
  );
}
