import * as said from '#contract/messages/en/privacy.ts';
import type { getOpenings } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

type Opening = OutputOf<typeof getOpenings>['openings'][number];

export const WHAT: Record<Opening['what'], () => string> = {
  report: said.whatReport,
  film: said.whatFilm,
  sound: said.whatSound,
  resume: said.whatResume,
  'cover-letter': said.whatCoverLetter,
  certificate: said.whatCertificate,
  pitch: said.whatPitch,
  'round-recording': said.whatRoundRecording,
  export: said.whatExport,
};

const BY_ROLE = { owner: said.byOwner, recruiter: said.byRecruiter, reviewer: said.byReviewer };

/** A company with its member's role: 'Acme (an owner)'. */
export const byMember = (company: string, role: string | null): string =>
  (BY_ROLE[role as keyof typeof BY_ROLE] ?? said.byMember)({ company });
