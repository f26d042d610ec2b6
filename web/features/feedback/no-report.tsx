import { VisuallyHidden } from '@mantine/core';
import { Empty } from '#web/ui/empty.tsx';
import { useTitle } from '#web/ui/page.tsx';

/** Instead of a report that the reader may not see, or that does not exist. */
export function NoReport({ sentence }: { sentence: string }) {
  useTitle('Feedback');
  return (
    <>
      <VisuallyHidden component="h1">Feedback</VisuallyHidden>
      <Empty text={sentence} />
    </>
  );
}
