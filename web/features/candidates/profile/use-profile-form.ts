import { useForm } from '@mantine/form';
import { checkProfile, type ProfileValues } from './values.ts';

/** Checks a field when it loses the focus, and all fields on submit, with the server's rules. */
export function useProfileForm(initialValues: ProfileValues, isNew: boolean) {
  return useForm<ProfileValues>({
    initialValues,
    validate: (values) => checkProfile(values, isNew),
    validateInputOnBlur: true,
  });
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
