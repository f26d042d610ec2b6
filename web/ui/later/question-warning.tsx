import { whyNotAsk } from '#contract/job/may-not-ask.ts';
import { FieldWarnings } from '#web/ui/field-warnings.tsx';

export function QuestionWarning({ question }: { question: string }) {
  const why = whyNotAsk(question);
  return <FieldWarnings texts={why === null ? [] : [why]} />;
}
