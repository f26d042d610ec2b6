import * as common from '#contract/messages/en/common.ts';
import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { uploadResume } from '#web/api/calls.ts';
import type { JobCard } from '#web/api/types.ts';
import { AgreeBox } from '#web/ui/agree-box.tsx';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { YesNoField, type YesNo } from '#web/ui/yes-no-field.tsx';
import { checkApplication, type ApplyField, type ApplyValues } from './apply-values.ts';
import { PitchField } from './pitch-field.tsx';
import { useApplication } from './use-application.ts';

export interface ApplyFormProps {
  job: JobCard;
  resume: { name: string; url: string } | null;
  onClose: () => void;
}

const NOTHING: ApplyValues = {
  isTravelPreferred: null,
  isRelocationPreferred: null,
  resumePath: null,
  pitch: null,
  terms: false,
};

export function ApplyForm({ job, resume, onClose }: ApplyFormProps) {
  const [values, setValues] = useState(NOTHING);
  const [uploading, setUploading] = useState(false);
  const [pitchRound, setPitchRound] = useState(0);
  const { send, errors, setErrors, shell, isBusy, progress, cancelPitch } = useApplication(job.id, () => {
    setValues((current) => ({ ...current, pitch: null }));
    setPitchRound((round) => round + 1);
  });
  const wantsPitch = job.whyShouldHire;

  const set = (field: ApplyField, change: Partial<ApplyValues>) => {
    setValues((current) => ({ ...current, ...change }));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => name !== field)));
  };
  const submit = async () => {
    const missing = checkApplication(values, { hasResume: resume !== null, wantsPitch });
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      shell.invalid();
      return;
    }
    const message = await send(values);
    if (message === null) return;
    toast.success(message);
    onClose();
  };

  return (
    <Form
      shell={shell}
      label={said.applyFor({ job: job.role })}
      isBusy={isBusy}
      hasRules={false}
      onSubmit={() => void submit()}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        <YesOrNo
          label={said.travel()}
          field="isTravelPreferred"
          value={values.isTravelPreferred}
          onChange={(answer) => set('isTravelPreferred', { isTravelPreferred: answer })}
          error={errors.isTravelPreferred}
        />
        <YesOrNo
          label={said.relocate()}
          field="isRelocationPreferred"
          value={values.isRelocationPreferred}
          onChange={(answer) => set('isRelocationPreferred', { isRelocationPreferred: answer })}
          error={errors.isRelocationPreferred}
        />
        <div data-field="resumePath">
          <UploadField
            label={said.resume()}
            required={resume === null}
            call={uploadResume}
            input={{}}
            stored={resume}
            onUploaded={(path) => set('resumePath', { resumePath: path })}
            onBusy={setUploading}
            error={errors.resumePath}
            disabled={isBusy}
          />
          {resume === null ? null : (
            <Text size="sm" c="dimmed" mt={4}>
              {said.resumeHint()}
            </Text>
          )}
        </div>
        {wantsPitch ? (
          <div data-field="pitch">
            <PitchField
              key={pitchRound}
              onChange={(pitch) => set('pitch', { pitch })}
              progress={progress}
              onCancel={cancelPitch}
              error={errors.pitch}
              disabled={isBusy}
            />
          </div>
        ) : null}
        <div data-field="terms">
          <AgreeBox
            label={around(said.agree, {
              terms: (
                <Anchor component={Link} to={PATHS.terms} target="_blank" inherit underline="always">
                  {said.terms()}
                </Anchor>
              ),
            })}
            checked={values.terms}
            onChange={(event) => set('terms', { terms: event.currentTarget.checked })}
            error={errors.terms}
          />
        </div>
      </Stack>
      <div className={layout.dialogActions}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {common.cancel()}
        </Button>
        <Button type="submit" loading={isBusy && progress === null} disabled={uploading || isBusy}>
          {said.apply()}
        </Button>
      </div>
      {uploading || progress !== null ? (
        <Text size="sm" c="dimmed" role="status" mt="xs">
          {progress === null ? said.resumeUploading() : said.pitchUploading()}
        </Text>
      ) : null}
    </Form>
  );
}

interface YesOrNoProps {
  label: string;
  field: ApplyField;
  value: YesNo;
  onChange: (answer: boolean) => void;
  error: string | undefined;
}

function YesOrNo({ label, field, value, onChange, error }: YesOrNoProps) {
  return (
    <div data-field={field}>
      <YesNoField label={label} value={value} onChange={onChange} error={error} gap="xl" py={8} />
    </div>
  );
}
