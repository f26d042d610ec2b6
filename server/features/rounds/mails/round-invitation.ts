import * as said from '#contract/messages/en/round-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { ROUND_PLACEHOLDERS, type RoundMailData, SAMPLE_ROUND, roundValues } from '../mail-data.ts';

const INVITED: RoundMailData = { ...SAMPLE_ROUND, act: 'invited', side: 'company', startsAt: null };

export const roundInvitation = defineCompanyMail({
  name: 'round-invitation',
  title: said.invitationName,
  about: said.invitationAbout,
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    message: said.messageMeans,
  },
  values: (data: RoundMailData) => ({ ...roundValues(data), message: data.words }),
  heading: () => said.invitationHeading(),
  text: {
    subject: said.invitationSubject,
    text: said.invitationText,
  },
  action: (data) => ({ label: said.choose(), url: data.url }),
  samples: {
    'without a message': INVITED,
    'with a message': { ...INVITED, words: 'We liked your answers. Bring your questions!' },
    'nothing planned': { ...INVITED, place: '', people: [] },
  },
});
