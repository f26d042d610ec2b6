import * as said from '#contract/messages/en/round-mails.ts';
import { PATHS, personPath } from '#contract/shared/paths.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type RoundMailData, SAMPLE_FOR_MEMBER, roundEntry, whenOf, whichRound } from '../mail-data.ts';

type Data = RoundMailData & { leaves: boolean };

const whoOf = ({ side, candidateName, employerName }: Data) =>
  side === 'candidate' ? candidateName : employerName;

/** A person whose account was deleted no longer has a page. */
const actionOf = ({ candidateId, candidateName, publicUrl }: Data) =>
  candidateId === ''
    ? { label: said.toDashboard(), url: `${publicUrl}${PATHS.employerDashboard}` }
    : { label: said.seePerson({ name: candidateName }), url: `${publicUrl}${personPath(candidateId)}` };

export const roundOffForMember = defineNotice<Data>({
  name: 'round-off-for-member',
  about: said.offForMemberAbout,
  notice: 'round-changed',
  write: (data) => {
    const which = whichRound(data);
    return {
      subject: data.leaves
        ? said.leavesSubject({ name: data.candidateName, job: data.designation })
        : said.offSubject({ name: data.candidateName, job: data.designation }),
      heading: data.leaves ? said.leavesHeading() : said.offHeading(),
      paragraphs: data.leaves
        ? [said.leavesText(which)]
        : [
            data.startsAt === null
              ? said.offText({ ...which, who: whoOf(data) })
              : said.offTextWithTime({ ...which, who: whoOf(data), when: whenOf(data) }),
            ...(data.words === '' ? [] : [said.offReason({ reason: data.words })]),
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
