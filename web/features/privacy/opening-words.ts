import type { getOpenings } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

type Opening = OutputOf<typeof getOpenings>['openings'][number];

export const WHAT: Record<Opening['what'], string> = {
  report: 'the report',
  film: 'the video',
  sound: 'the sound of an answer',
  resume: 'the resume',
  'cover-letter': 'the cover letter',
  certificate: 'a certificate',
  pitch: 'the pitch video',
  'round-recording': 'the recording of a later round',
  export: 'an archive of the company',
};

/** A role in a sentence: 'an owner'. */
export const aMember = (role: string | null): string => {
  if (role === null) return 'a member';
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
};
