import { memo, useLayoutEffect, useRef } from 'react';
import { Title } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconEar, IconPencil } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import { heardPercent } from '#contract/interview/report-figures.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { percent } from '#web/ui/percent.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import { Answer, type AnswerProps } from './answer.tsx';
import { CoverageBar } from './coverage-bar.tsx';
import { coverageOf, whoSettled } from './found.ts';
import classes from './row.module.css';

export interface QuestionRowProps extends AnswerProps {
  isOpen: boolean;
  onOpen: (index: number, isOpen: boolean) => void;
}

/** One question. Folded, it shows its facts; unfolded, the answer and what the verdict is based on. */
export const QuestionRow = memo(function QuestionRow({ isOpen, onOpen, ...answer }: QuestionRowProps) {
  const { report, entry, index, playing } = answer;
  const number = index + 1;
  const body = useRef<HTMLDivElement>(null);
  // React doesn't know this value: with it, the browser's page search finds folded words and unfolds them.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const unfold = () => onOpen(index, true);
    element.addEventListener('beforematch', unfold);
    return () => element.removeEventListener('beforematch', unfold);
  }, [isOpen, index, onOpen]);
  return (
    <article
      id={`question-${number}`}
      className={classes.row}
      data-open={isOpen}
      data-now={playing !== null}
      aria-labelledby={`question-title-${number}`}
    >
      <div className={classes.head}>
        <Title order={3} fz="1.0625rem" lh={1.35} id={`question-title-${number}`}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={`question-body-${number}`}
            onClick={() => onOpen(index, !isOpen)}
          >
            <span className={classes.number}>{number}</span>
            <span className={classes.question}>{entry.question}</span>
            <IconChevronDown size={20} className={classes.chevron} aria-hidden />
          </button>
        </Title>
        <Facts entry={entry} report={report} number={number} />
      </div>
      <div ref={body} id={`question-body-${number}`} className={classes.body}>
        <Answer {...answer} />
      </div>
    </article>
  );
});

function Facts({
  entry,
  report,
  number,
}: {
  entry: QuestionnaireEntry;
  report: AnswerProps['report'];
  number: number;
}) {
  const coverage = coverageOf(entry, report.viewer);
  const heard = entry.isHardToHear ? null : heardPercent(entry.words);
  const who = whoSettled(entry, report.viewer);
  const { correction, durationSeconds } = entry;
  return (
    <div className={classes.facts}>
      {coverage === null || report.mustScoreFirst ? null : <CoverageBar coverage={coverage} />}
      {report.mustScoreFirst ? null : (
        <span className={classes.verdict}>
          <VerdictBadge verdict={entry.answerStatus} />
          {who === null ? null : <span className={classes.who}>{who}</span>}
        </span>
      )}
      {entry.isKept ? <span className={classes.fact}>{said.keptFromBefore()}</span> : null}
      {correction?.mustDecide ? (
        <ToneBadge tone="amber" icon={IconAlertTriangle}>
          {said.twoTexts()}
        </ToneBadge>
      ) : correction ? (
        <span className={classes.fact}>
          <IconPencil size={16} aria-hidden /> {said.corrected()}
        </span>
      ) : null}
      {durationSeconds === null ? null : (
        <span className={classes.fact} title={said.answerLength()}>
          {formatDuration(durationSeconds)}
        </span>
      )}
      {heard === null ? null : (
        <span className={classes.fact} title={said.wordsConfident()}>
          <IconEar size={16} aria-hidden /> {said.heardPercent({ percent: percent(heard / 100) })}
        </span>
      )}
      <span>
        <span className={classes.onPaper}>{said.questionNumber({ number })} · </span>
        {kindOf(entry)}
      </span>
    </div>
  );
}

function kindOf({ kind, skillName }: QuestionnaireEntry): string {
  if (kind === 'personal') return said.personalNotScored();
  const form = kind === 'mcq' ? said.multipleChoice() : said.spoken();
  return skillName ? `${skillName}, ${form}` : form;
}
