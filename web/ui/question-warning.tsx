import { Suspense } from 'react';
import { lazyAtOnce } from './lazy-at-once.ts';

const Warning = lazyAtOnce(async () => (await import('./later/question-warning.tsx')).QuestionWarning);

/** Shown below a question that an employer may not ask. It can be ignored, because a person decides. */
export function QuestionWarning({ question }: { question: string }) {
  return (
    <Suspense fallback={null}>
      <Warning question={question} />
    </Suspense>
  );
}
