import * as said from '#contract/messages/en/applicants.ts';
import { lazy } from 'react';
import { ApplicantFormModal, type ApplicantActionProps } from './applicant-modal.tsx';

const ScheduleForm = lazy(() => import('./schedule-form.tsx'));

/** Accepts an application and sets when its AI interview opens. */
export function ScheduleModal(props: ApplicantActionProps) {
  return <ApplicantFormModal {...props} title={said.scheduleInterview()} form={ScheduleForm} />;
}
