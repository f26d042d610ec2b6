import * as said from '../messages/en/job-wizard.ts';
import { FULLY_REMOTE } from '../shared/limits.ts';

/**
 * The steps of the job wizard, in order. `key` is the name in the code and `title` the name that people see. `flag` is
 * the API field that says whether the step is done. `section` is its part of the progress bar on a narrow screen. No
 * other file lists the steps.
 */
export const WIZARD_STEPS = [
  { key: 'jobDetail', title: said.stepJobDetail, flag: 'jobDetailSubmitted', section: said.sectionJob },
  { key: 'skillMatrix', title: said.stepSkills, flag: 'skillMatrixSubmitted', section: said.sectionJob },
  {
    key: 'question',
    title: said.stepQuestions,
    flag: 'qualifyingQuestionSubmited',
    section: said.sectionJob,
  },
  { key: 'education', title: said.stepEducation, flag: 'educationSubmitted', section: said.sectionJob },
  { key: 'miscInfo', title: said.stepMiscInfo, flag: 'miscInfoSubmitted', section: said.sectionJob },
  {
    key: 'interviewProcess',
    title: said.stepInterviewProcess,
    flag: 'interviewProcessSubmitted',
    section: said.sectionHiring,
  },
  {
    key: 'workLocation',
    title: said.stepWorkLocation,
    flag: 'workLocationSubmit',
    section: said.sectionHiring,
  },
  { key: 'onBoarding', title: said.stepOnboarding, flag: 'onBoardingSubmitted', section: said.sectionHiring },
  {
    key: 'personalMessage',
    title: said.stepPersonalMessage,
    flag: 'personalMessageSubmitted',
    section: said.sectionHiring,
  },
] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];
export type WizardStepKey = WizardStep['key'];
type StepFlag = WizardStep['flag'];

export const STEP_FLAGS: readonly StepFlag[] = WIZARD_STEPS.map(({ flag }) => flag);

const stepOf = (key: WizardStepKey): WizardStep => WIZARD_STEPS.find((step) => step.key === key)!;
export const titleOfStep = (key: WizardStepKey): string => stepOf(key).title();
export const flagOfStep = (key: WizardStepKey): StepFlag => stepOf(key).flag;
/** The step's place, such as 'Step 7' for workLocation. */
export const placeOfStep = (key: WizardStepKey): string => `Step ${WIZARD_STEPS.indexOf(stepOf(key)) + 1}`;

/** What a job says about working from home. */
export interface WorkFromHome {
  isAvailable: boolean;
  /** One of WFH_OPTIONS. */
  share: string | null | undefined;
}

export const isFullyRemote = ({ isAvailable, share }: WorkFromHome): boolean =>
  isAvailable && share === FULLY_REMOTE;

/** The only step that can be skipped, because a fully remote job has no work location. */
export const isSkippedStep = (key: WizardStepKey, workFromHome: WorkFromHome): boolean =>
  key === 'workLocation' && isFullyRemote(workFromHome);
