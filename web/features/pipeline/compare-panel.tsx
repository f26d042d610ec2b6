import { CloseButton, Group, Title } from '@mantine/core';
import * as said from '#contract/messages/en/pipeline.ts';
import { compareAnswers } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { CompareAnswer } from './compare-answer.tsx';
import { shownAs } from './shown-names.ts';
import classes from './compare.module.css';

export interface AnswersProps {
  jobId: string;
  /** The candidates being compared. */
  ids: readonly string[];
  questionId: string;
  /** Only the answer of this candidate. */
  applicationId?: string | null;
  isHidden: boolean;
  /** The position of each candidate in the comparison, which gives hidden candidates their names. */
  placeOf: (applicationId: string) => number;
}

/** Everyone's answers to one question, one below the other. */
export function Answers({ jobId, ids, questionId, applicationId, isHidden, placeOf }: AnswersProps) {
  const query = useRead(compareAnswers, {
    jobId,
    questionId,
    applicationIds: applicationId ?? ids.join(','),
  });
  return (
    <Read query={query} waiting={<Loading rows={4} />} empty="never">
      {({ answers }) =>
        answers
          .toSorted((one, other) => placeOf(one.applicationId) - placeOf(other.applicationId))
          .map((answer) => (
            <CompareAnswer
              key={answer.applicationId}
              answer={answer}
              candidate={shownAs(answer, placeOf(answer.applicationId), isHidden)}
            />
          ))
      }
    </Read>
  );
}

export interface ComparePanelProps extends AnswersProps {
  title: string;
  onClose: () => void;
}

/** Beside the grid: one answer, or everyone's answers to a question. */
export function ComparePanel({ title, onClose, ...answers }: ComparePanelProps) {
  return (
    <ScrollRegion className={`${layout.pane} ${layout.frame} ${classes.panel}`} label={said.answers()}>
      <Group gap="sm" align="flex-start" justify="space-between" wrap="nowrap" className={classes.panelHead}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <CloseButton aria-label={said.closeAnswers()} size="lg" onClick={onClose} />
      </Group>
      <Answers {...answers} />
    </ScrollRegion>
  );
}
