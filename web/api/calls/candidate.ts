// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Candidate from '#contract/candidate.ts';
import { get, post } from '../call.ts';

export const candidateAnswerAudio = /* @__PURE__ */ post<typeof Candidate.candidateAnswerAudio>('candidate/candidateAnswerAudio', { upload: { field: 'file', kind: 'wav', maxBytes: 67108864 } });
export const candidateDetailProfile = /* @__PURE__ */ get<typeof Candidate.candidateDetailProfile>('candidate/candidateDetailProfile');
export const getCandidateDashboard = /* @__PURE__ */ get<typeof Candidate.getCandidateDashboard>('candidate/getCandidateDashboard');
export const getCandidateProfile = /* @__PURE__ */ get<typeof Candidate.getCandidateProfile>('candidate/getCandidateProfile');
export const readResume = /* @__PURE__ */ post<typeof Candidate.readResume>('candidate/readResume');
export const submitCandidateProfile = /* @__PURE__ */ post<typeof Candidate.submitCandidateProfile>('candidate/submitProfile', { names: { id: '_id' } });
export const updateCandidateProfile = /* @__PURE__ */ post<typeof Candidate.updateCandidateProfile>('candidate/updateProfile', { names: { id: '_id' } });
export const uploadCandidateAvatar = /* @__PURE__ */ post<typeof Candidate.uploadCandidateAvatar>('candidate/candiadateAvatar', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'image' } });
export const uploadCertificate = /* @__PURE__ */ post<typeof Candidate.uploadCertificate>('candidate/candiadateCertificate', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'certificate' } });
export const uploadCoverLetter = /* @__PURE__ */ post<typeof Candidate.uploadCoverLetter>('candidate/candiadateCoverLetter', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'coverLetter' } });
export const uploadPitch = /* @__PURE__ */ post<typeof Candidate.uploadPitch>('candidate/candidatePitch', { upload: { field: 'pitch', kind: 'video', maxBytes: 524288000 } });
export const uploadResume = /* @__PURE__ */ post<typeof Candidate.uploadResume>('candidate/candiadateResume', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'resume' } });
