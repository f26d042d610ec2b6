import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/company-settings.ts';
import { KIT_NAME_MAX } from '#contract/interview/kit-limits.ts';
import { getKits, saveKit } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DialogForm } from '#web/features/accounts/dialog-form.tsx';
import { check, type Errors } from '#web/ui/form/check.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { CriteriaFields, newCriterion, withoutKit } from './criteria-fields.tsx';

export type CompanyKit = OutputOf<typeof getKits>['kits'][number];

/** Adds a kit. With `kit`, changes that one. */
export function KitForm({ kit, onDone }: { kit: CompanyKit | null; onDone: () => void }) {
  const form = useForm({
    initialValues: { name: kit?.name ?? '', kit: kit?.kit ?? { criteria: [newCriterion()] } },
    validate: (values) => check('companyKit', values),
  });
  return (
    <DialogForm
      label={said.kitForm()}
      form={form}
      call={saveKit}
      read={getKits}
      inputOf={(values) => ({ ...values, ...(kit && { kitId: kit.kitId }) })}
      onDone={onDone}
    >
      <LimitedInput
        label={said.kitName()}
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
    </DialogForm>
  );
}
