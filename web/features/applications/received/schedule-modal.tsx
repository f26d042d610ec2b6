import { lazy, Suspense } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import {
  ApplicantFormModal,
  type ApplicantActionProps,
  type ApplicantFormProps,
} from './applicant-modal.tsx';

const LoadedForm = lazy(() => import('./schedule-form.tsx'));

/** Accepts an application and sets when its AI interview opens. */
export function ScheduleModal(props: ApplicantActionProps) {
  return <ApplicantFormModal {...props} title="Schedule Interview" form={ScheduleForm} />;
}

function ScheduleForm(props: ApplicantFormProps) {
  return (
    <Suspense fallback={<Loading rows={8} />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}
