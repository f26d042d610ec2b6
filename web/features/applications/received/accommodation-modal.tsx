import { lazy, Suspense } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import {
  ApplicantFormModal,
  type ApplicantActionProps,
  type ApplicantFormProps,
} from './applicant-modal.tsx';

const LoadedForm = lazy(() => import('./accommodation-form.tsx'));

/** Grants a candidate more time, or proctoring that only records, before the interview starts. */
export function AccommodationModal(props: ApplicantActionProps) {
  const title = `Accommodation: ${props.applicant?.candidateName ?? ''}`;
  return <ApplicantFormModal {...props} title={title} form={AccommodationForm} />;
}

function AccommodationForm(props: ApplicantFormProps) {
  return (
    <Suspense fallback={<Loading rows={4} />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}
