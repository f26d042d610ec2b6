import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { KIT_NAME_MAX } from '#contract/interview/kit-limits.ts';
import { getKits, saveKit } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { check, type Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { CriteriaFields, newCriterion, withoutKit } from './criteria-fields.tsx';

export type CompanyKit = OutputOf<typeof getKits>['kits'][number];

/** Adds a kit; with `kit`, changes that one. */
export function KitForm({ kit, onDone }: { kit: CompanyKit | null; onDone: () => void }) {
  const form = useForm({
    initialValues: { name: kit?.name ?? '', kit: kit?.kit ?? { criteria: [newCriterion()] } },
    validate: (values) => check('companyKit', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(saveKit, {
    refreshes: [getKits],
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label="Interview kit"
      isBusy={save.isPending}
      onSubmit={form.onSubmit(
        (values) => save.mutate({ ...values, ...(kit === null ? {} : { kitId: kit.kitId }) }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        <LimitedInput
          label="Name of the kit"
          required
          limit={KIT_NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <CriteriaFields
          value={form.values.kit.criteria}
          onChange={(criteria) => {
            form.setFieldValue('kit', { criteria });
            form.setErrors(withoutKit(form.errors));
          }}
          errors={form.errors as Errors}
        />
        <DialogButtons onCancel={onDone} label="Save" busy={save.isPending} />
      </Stack>
    </Form>
  );
}
