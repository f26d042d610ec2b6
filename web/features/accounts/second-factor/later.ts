import { lazy } from 'react';

/** The steps after the first factor. They are loaded when one is needed. */
export const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));
export const Enrolment = lazy(async () => ({ default: (await import('./enrolment.tsx')).Enrolment }));
