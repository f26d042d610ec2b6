import { PATHS, personPath } from '#contract/shared/paths.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type RoundMailData, SAMPLE_FOR_MEMBER, roundEntry, roundInWords, whenOf } from '../mail-data.ts';

type Data = RoundMailData & { leaves: boolean };

const whoOf = ({ side, candidateName, employerName }: Data) =>
  side === 'candidate' ? candidateName : employerName;

/** Somebody who deleted their account has no page any more. */
const actionOf = ({ candidateId, candidateName, publicUrl }: Data) =>
  candidateId === ''
    ? { label: 'Go to the dashboard', url: `${publicUrl}${PATHS.employerDashboard}` }
    : { label: `See ${candidateName}`, url: `${publicUrl}${personPath(candidateId)}` };

export const roundOffForMember = defineNotice<Data>({
  name: 'round-off-for-member',
  about:
    'To those who take part in a round, when it is cancelled, and to whoever does not take part any more; takes the entry from the calendar.',
  notice: 'round-changed',
  write: (data) => {
    const about = `the ${roundInWords(data)}`;
    const time = data.startsAt === null ? '' : ` It would have begun: ${whenOf(data)}`;
    return {
      subject: data.leaves
        ? `You do not take part: ${data.candidateName}, ${data.designation}`
        : `Cancelled: ${data.candidateName}, ${data.designation}`,
      heading: data.leaves ? 'Others hold this round' : 'A round is cancelled',
      paragraphs: data.leaves
        ? [`You do not take part in ${about} any more. ${data.title}.`]
        : [
            `${whoOf(data)} has cancelled ${about}. ${data.title}.${time}`,
            ...(data.words === '' ? [] : [`The reason: ${data.words}`]),
          ],
      action: actionOf(data),
      ...(data.startsAt === null ? {} : { attachments: [roundEntry(data, 'CANCEL', false)] }),
    };
  },
  samples: {
    'by the candidate': {
      ...SAMPLE_FOR_MEMBER,
      act: 'cancelled',
      sequence: 1,
      words: 'I took another job.',
      leaves: false,
    },
    'by the company': { ...SAMPLE_FOR_MEMBER, act: 'cancelled', side: 'company', sequence: 1, leaves: false },
    'before it had a time': { ...SAMPLE_FOR_MEMBER, act: 'cancelled', startsAt: null, leaves: false },
    'of an account that was deleted': {
      ...SAMPLE_FOR_MEMBER,
      act: 'cancelled',
      sequence: 1,
      candidateId: '',
      candidateName: 'Somebody who deleted their account',
      leaves: false,
    },
    'for one who leaves': { ...SAMPLE_FOR_MEMBER, act: 'changed', sequence: 1, leaves: true },
  },
});
