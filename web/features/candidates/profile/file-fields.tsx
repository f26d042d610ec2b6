import { useState } from 'react';
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import {
  getAvatar,
  uploadCandidateAvatar,
  uploadCertificate,
  uploadCoverLetter,
  uploadResume,
} from '#web/api/calls.ts';
import { LIST_LIMITS } from '#contract/list-limits.ts';
import { useRead } from '#web/api/hooks.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { FillFromResume } from './fill-from-resume.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

interface FileFieldsProps {
  form: ProfileForm;
  onBusy: (busy: boolean) => void;
}

const kept = (path: string, file: File) => ({ path, name: file.name, url: null });

export function AvatarField({ form, onBusy }: FileFieldsProps) {
  const picture = form.values.avatarPath;
  // A picture that was uploaded before a reload of the page has no link yet.
  const link = useRead(
    getAvatar,
    { avatarPath: picture?.path ?? '' },
    { enabled: picture !== null && picture.url === null },
  );
  return (
    <UploadField
      label="Profile image"
      required
      call={uploadCandidateAvatar}
      input={{}}
      stored={picture && { name: picture.name, url: picture.url ?? link.data ?? null }}
      onUploaded={(path, file) => form.setFieldValue('avatarPath', kept(path, file))}
      onBusy={onBusy}
      error={form.errors.avatarPath}
    />
  );
}

/** The resume. Its text can fill in other fields. */
export function ResumeField({ form, onBusy }: FileFieldsProps) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <>
      <UploadField
        label="Resume"
        required
        call={uploadResume}
        input={{}}
        stored={form.values.resumePath}
        onUploaded={(path, file) => form.setFieldValue('resumePath', kept(path, file))}
        onBusy={(busy) => {
          setIsUploading(busy);
          onBusy(busy);
        }}
        error={form.errors.resumePath}
      />
      <FillFromResume form={form} isUploading={isUploading} />
    </>
  );
}

/** Documents that can be added to the resume. */
export function DocumentFields({ form, onBusy }: FileFieldsProps) {
  // Each removed or added file resets its field.
  const [letterRound, setLetterRound] = useState(0);
  const [certificateRound, setCertificateRound] = useState(0);
  const { coverLetterPath, certification } = form.values;
  return (
    <>
      <UploadField
        key={`letter-${letterRound}`}
        label="Cover letter"
        call={uploadCoverLetter}
        input={{}}
        stored={coverLetterPath}
        onUploaded={(path, file) => form.setFieldValue('coverLetterPath', kept(path, file))}
        onBusy={onBusy}
        error={form.errors.coverLetterPath}
      />
      {coverLetterPath === null ? null : (
        <Button
          variant="subtle"
          color="brick"
          mt={4}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => {
            form.setFieldValue('coverLetterPath', null);
            setLetterRound(letterRound + 1);
          }}
        >
          Remove the cover letter
        </Button>
      )}
      {certification.length === 0 ? null : (
        <>
          <Text fw={600} fz="0.9375rem" mb={4} aria-hidden>
            Certificates
          </Text>
          <ul className={classes.files} aria-label="Certificates">
            {certification.map((file) => (
              <li key={file.path}>
                <IconFileText size={22} stroke={1.5} aria-hidden className={classes.fileIcon} />
                <Text size="sm" fw={600} truncate className={classes.fileName} title={file.name}>
                  {file.url === null ? (
                    file.name
                  ) : (
                    <Anchor href={file.url} target="_blank" rel="noopener noreferrer" inherit>
                      {file.name}
                    </Anchor>
                  )}
                </Text>
                <Button
                  variant="subtle"
                  color="brick"
                  onClick={() =>
                    form.setFieldValue(
                      'certification',
                      certification.filter(({ path }) => path !== file.path),
                    )
                  }
                >
                  Remove<VisuallyHidden> {file.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isFull(LIST_LIMITS.certificates, certification.length) ? (
        <ListFull limit={LIST_LIMITS.certificates} count={certification.length} />
      ) : (
        <UploadField
          key={`certificate-${certificateRound}`}
          label={certification.length === 0 ? 'Certificate' : 'Another certificate'}
          call={uploadCertificate}
          input={{}}
          onUploaded={(path, file) => {
            form.setFieldValue('certification', [...certification, kept(path, file)]);
            setCertificateRound(certificateRound + 1);
          }}
          onBusy={onBusy}
          error={form.errors.certification}
        />
      )}
    </>
  );
}
