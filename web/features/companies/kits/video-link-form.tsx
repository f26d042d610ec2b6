import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/company-settings.ts';
import { ROUND_ID_MARK, ROUND_PLACE_MAX } from '#contract/interview/kit-limits.ts';
import { getKits, saveVideoLink } from '#web/api/calls.ts';
import { check } from '#web/ui/form/check.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { SettingsForm } from '../settings-form.tsx';

/** The link for video calls, used if a plan names no place. */
export function VideoLinkForm({ videoLink }: { videoLink: string }) {
  const form = useForm({
    initialValues: { videoLink },
    validate: (values) => check('videoLink', values),
  });
  return (
    <SettingsForm
      label={said.videoCalls()}
      form={form}
      call={saveVideoLink}
      read={getKits}
      inputOf={(values) => values}
    >
      <LimitedInput
        label={said.videoLink()}
        description={said.videoLinkHint({
          mark: ROUND_ID_MARK,
          example: `https://meet.example/${ROUND_ID_MARK}`,
        })}
        limit={ROUND_PLACE_MAX}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps('videoLink')}
      />
    </SettingsForm>
  );
}
