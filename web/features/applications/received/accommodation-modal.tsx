import { lazy } from 'react';
import { ApplicantFormModal, type ApplicantActionProps } from './applicant-modal.tsx';

const AccommodationForm = lazy(() => import('./accommodation-form.tsx'));

/** Grants a candidate more time, or proctoring that only records, before the interview starts. */
export function AccommodationModal(props: ApplicantActionProps) {
  const title = `Accommodation: ${props.applicant?.candidateName ?? ''}`;
  return <ApplicantFormModal {...props} title={title} form={AccommodationForm} />;
}
