import { whyNotAsk } from '#contract/job/may-not-ask.ts';
import { FieldWarnings } from './field-warnings.tsx';

/** Below a question that an employer may not ask. It can be left, because a person decides. */
export function QuestionWarning({ question }: { question: string }) {
  const why = whyNotAsk(question);
  return <FieldWarnings texts={why === null ? [] : [why]} />;
}
