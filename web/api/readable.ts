import { language } from '#contract/messages/message.ts';
import type { Envelope, Issue } from '#contract/shared/endpoint.ts';

/**
 * Translates the specification's fixed texts in a server answer, which are English, into the language of the page. The
 * English build contains none of this (`scripts/messages.ts`).
 */
export async function readable<E extends Envelope | null>(answer: E): Promise<E> {
  if (answer === null || language() === 'en') return answer;
  const { responseStatus: status, responseData: data } = answer as Envelope<{ issues?: Issue[] } | null>;
  if (status.message === '') return answer;
  const { forPeople } = await import('#contract/messages/fixed-texts.ts');
  const inWords = <Said extends { message: string }>(said: Said) => ({
    ...said,
    message: forPeople(said.message),
  });
  const issues = Array.isArray(data?.issues) ? { issues: data.issues.map(inWords) } : null;
  return {
    ...answer,
    responseStatus: inWords(status),
    ...(issues ? { responseData: { ...data, ...issues } } : {}),
  };
}
