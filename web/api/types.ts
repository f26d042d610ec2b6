import type {
  CandidateProfile as WireCandidateProfile,
  ResumeReading as WireResumeReading,
} from '#contract/account/candidate.ts';
import type { ApplicationItem as WireApplicationItem } from '#contract/account/employer.ts';
import type { InputOf as WireInputOf, OutputOf as WireOutputOf } from '#contract/shared/endpoint.ts';
import type { Job as WireJob, JobCard as WireJobCard } from '#contract/job/job.ts';
import type {
  QuestionnaireEntry as WireQuestionnaireEntry,
  Report as WireReport,
} from '#contract/interview/report.ts';
import type { Call, EndpointOf } from './call.ts';
import type { Web } from './wire.ts';

export type InputOf<C extends Call> = Web<WireInputOf<EndpointOf<C>>>;
export type OutputOf<C extends Call> = Web<WireOutputOf<EndpointOf<C>>>;

export type Job = Web<WireJob>;
export type JobCard = Web<WireJobCard>;
export type CandidateProfile = Web<WireCandidateProfile>;
export type ResumeReading = Web<WireResumeReading>;
export type ApplicationItem = Web<WireApplicationItem>;
export type Report = Web<WireReport>;
export type QuestionnaireEntry = Web<WireQuestionnaireEntry>;
