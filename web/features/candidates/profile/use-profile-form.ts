import { useForm } from '@mantine/form';
import { checkProfile, type ProfileValues } from './values.ts';

/** Checks each field as it is left, and all of them on submit, by the rules that the server has. */
export function useProfileForm(initialValues: ProfileValues, isNew: boolean) {
  return useForm<ProfileValues>({
    initialValues,
    validate: (values) => checkProfile(values, isNew),
    validateInputOnBlur: true,
  });
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
