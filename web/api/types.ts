import type {
  CandidateProfile as WireCandidateProfile,
  ResumeReading as WireResumeReading,
} from '#contract/candidate.ts';
import type { ApplicationItem as WireApplicationItem } from '#contract/employer.ts';
import type { Endpoint, InputOf as WireInputOf, OutputOf as WireOutputOf } from '#contract/endpoint.ts';
import type { Job as WireJob } from '#contract/jobs.ts';
import type { QuestionnaireEntry as WireQuestionnaireEntry, Report as WireReport } from '#contract/report.ts';
import type { Web } from './wire.ts';

/** The types of the contract, with the names and values of the web. */

export type InputOf<E extends Endpoint> = Web<WireInputOf<E>>;
export type OutputOf<E extends Endpoint> = Web<WireOutputOf<E>>;

export type Job = Web<WireJob>;
export type CandidateProfile = Web<WireCandidateProfile>;
export type ResumeReading = Web<WireResumeReading>;
export type ApplicationItem = Web<WireApplicationItem>;
export type Report = Web<WireReport>;
export type QuestionnaireEntry = Web<WireQuestionnaireEntry>;
