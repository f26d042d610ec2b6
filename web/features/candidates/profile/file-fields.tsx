import { useState } from 'react';
import { Anchor, Box, Button, Text } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidates.ts';
import {
  getAvatar,
  readResume,
  uploadCandidateAvatar,
  uploadCertificate,
  uploadCoverLetter,
  uploadResume,
} from '#web/api/calls.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { listed } from '#contract/shared/words.ts';
import { FillFromResume } from './fill-from-resume.tsx';
import { valuesForBlanks } from './resume-offers.ts';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

interface FileFieldsProps {
  form: ProfileForm;
  onBusy: (busy: boolean) => void;
}

const kept = (path: string, file: File) => ({ path, name: file.name, url: null });

export function AvatarField({ form, onBusy }: FileFieldsProps) {
  const picture = form.values.avatarPath;
  // A picture uploaded before a page reload has no link yet.
  const link = useRead(
    getAvatar,
    { avatarPath: picture?.path ?? '' },
    { enabled: picture !== null && picture.url === null },
  );
  return (
    <UploadField
      label={said.image()}
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

/** The resume. In a first profile, its text fills in the fields that are still empty and can replace the others. */
export function ResumeField({ form, onBusy, isNew }: FileFieldsProps & { isNew: boolean }) {
  const [isUploading, setIsUploading] = useState(false);
  const [filledIn, setFilledIn] = useState<string[]>([]);
  const read = useSend(readResume, {
    onSuccess: ({ data }) => {
      // Anything the person typed in the meantime stays.
      const { values, labels } = valuesForBlanks(data, form.getValues());
      form.setValues(values);
      setFilledIn(labels);
    },
  });
  return (
    <>
      <UploadField
        label={said.resume()}
        required
        call={uploadResume}
        input={{}}
        stored={form.values.resumePath}
        onUploaded={(path, file) => {
          form.setFieldValue('resumePath', kept(path, file));
          if (isNew) read.mutate({ resumePath: path });
        }}
        onBusy={(busy) => {
          setIsUploading(busy);
          onBusy(busy);
        }}
        error={form.errors.resumePath}
      />
      <Text size="sm" mt="xs" role="status">
        {filledIn.length === 0 ? '' : said.filledIn({ fields: listed(filledIn, 'and') })}
      </Text>
      <FillFromResume form={form} isUploading={isUploading} />
    </>
  );
}

/** Documents to add to the resume. Folded if there are none. */
export function DocumentFields(props: FileFieldsProps) {
  const { coverLetterPath, certification } = props.form.values;
  const [isOpen] = useState(coverLetterPath !== null || certification.length > 0);
  return (
    <Box component="details" mt="lg" open={isOpen}>
      <summary>{said.documents()}</summary>
      <Box mt="sm">
        <Documents {...props} />
      </Box>
    </Box>
  );
}

function Documents({ form, onBusy }: FileFieldsProps) {
  // Removing or adding a file resets its field.
  const [letterRound, setLetterRound] = useState(0);
  const [certificateRound, setCertificateRound] = useState(0);
  const { coverLetterPath, certification } = form.values;
  return (
    <>
      <UploadField
        key={`letter-${letterRound}`}
        label={said.coverLetter()}
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
          {said.removeCoverLetter()}
        </Button>
      )}
      {certification.length === 0 ? null : (
        <>
          <Text fw={600} fz="0.9375rem" mb={4} aria-hidden>
            {said.certificates()}
          </Text>
          <ul className={classes.files} aria-label={said.certificates()}>
            {certification.map((file) => (
              <li key={file.path}>
                <IconFileText size={22} stroke={1.5} aria-hidden className={classes.fileIcon} />
                <Text size="sm" fw={600} truncate flex="1" miw={0} title={file.name}>
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
                  aria-label={said.removeFile({ file: file.name })}
                  onClick={() =>
                    form.setFieldValue(
                      'certification',
                      certification.filter(({ path }) => path !== file.path),
                    )
                  }
                >
                  {common.remove()}
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
          label={certification.length === 0 ? said.certificate() : said.anotherCertificate()}
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
