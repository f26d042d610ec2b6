import { useCallback } from 'react';
import { Box, Button, Group, Title } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import { around } from '#web/ui/around.ts';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { nextOpen } from './found.ts';
import { QuestionRow } from './question-row.tsx';
import type { OpenRows } from './use-open-rows.ts';
import type { Player } from './use-player.ts';
import classes from './questions.module.css';

export interface ReportQuestionsProps {
  report: Report;
  player: Player;
  rows: OpenRows;
}

/** One row per question. */
export function ReportQuestions({ report, player, rows }: ReportQuestionsProps) {
  const entries = report.questionnaireReport;
  const { place, play } = player;
  const { setOpen } = rows;
  const isAllOpen = entries.every((_, index) => rows.isOpen(index));
  const playAnswer = useCallback(
    (index: number, seconds: number) => {
      setOpen(index, true);
      play(index, seconds);
    },
    [setOpen, play],
  );
  return (
    <Box component="section" mb={40} aria-labelledby="questions-title">
      <Group wrap="nowrap" justify="space-between" mb={4}>
        <Title order={2} size="h3" id="questions-title">
          {said.questionnaire()}
        </Title>
        <Button
          variant="subtle"
          size="sm"
          className="no-print"
          onClick={() => rows.setAll(isAllOpen ? [] : [...entries.keys()])}
        >
          {isAllOpen ? said.foldAll() : said.unfoldAll()}
        </Button>
      </Group>
      {report.canCorrect && report.correctUntil ? (
        <p className={`${classes.legend} no-print`}>
          {said.gotWrong({ when: formatDateTime(report.correctUntil) })}
        </p>
      ) : null}
      <Box mb="sm">
        {entries.map((entry, index) => (
          <QuestionRow
            key={entry.questionId}
            report={report}
            entry={entry}
            index={index}
            playing={place?.index === index ? place : null}
            onPlay={playAnswer}
            next={nextOpen(entries, index)}
            isOpen={rows.isOpen(index)}
            onOpen={setOpen}
          />
        ))}
      </Box>
      <p className={`${classes.legend} no-print`}>
        {around(said.legend, {
          marked: <mark>{said.legendMarked()}</mark>,
          dotted: <span data-unsure>{said.legendDotted()}</span>,
        })}
      </p>
    </Box>
  );
}
