import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ABOUT_ROUND,
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  roundValues,
} from '../mail-data.ts';

const INVITED: RoundMailData = { ...SAMPLE_ROUND, act: 'invited', side: 'company', startsAt: null };

export const roundInvitation = defineCompanyMail({
  name: 'round-invitation',
  title: 'Invitation to a round',
  about: 'To the candidate, when you invited them to a round with people; leads to the times to choose from.',
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    message: 'The words of whoever invites; may be empty',
  },
  values: (data: RoundMailData) => ({ ...roundValues(data), message: data.words }),
  heading: () => 'You are invited',
  text: {
    subject: '{{ company_name }} would like to meet you: {{ job_title }}',
    text: `Good news, {{ candidate_name }}: {{ company_name }} goes on with your application for the position {{ job_title }} ({{ job_id }}), and would like to meet you. {{ round }}.

${ABOUT_ROUND}

{{ message }}

Please choose a time that suits you. You need no login.`,
  },
  action: (data) => ({ label: 'Choose a time', url: data.url }),
  samples: {
    'without a message': INVITED,
    'with a message': { ...INVITED, words: 'We liked your answers. Bring your questions!' },
    'nothing planned': { ...INVITED, place: '', people: [] },
  },
});
