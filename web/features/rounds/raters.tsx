import { Box, Text } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import { getRaters } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { alphaInWords, leniencyInWords } from './cards/sentences.ts';

/** How the interviewers judge, for people who make decisions. Renders nothing until a card has been sent. */
export function Raters({ jobId }: { jobId: string | undefined }) {
  const { data } = useRead(getRaters, jobId === undefined ? {} : { jobId });
  if (data === undefined || data.cards === 0) return null;
  return (
    <section className={layout.box} aria-labelledby="raters">
      <Box id="raters" component="h2" mb={4} fz="1.0625rem">
        {said.howTheyJudge()}
      </Box>
      <Text mb="md" maw="70ch">
        {alphaInWords(data.agreement)}
        {said.aboutAllRounds()}
      </Text>
      <dl className={layout.pairs}>
        {data.raters.map((rater, index) => (
          <div key={index}>
            <dt>{rater.name}</dt>
            <dd>
              {leniencyInWords(rater)}{' '}
              <Text span c="dimmed">
                {said.cardCount({ count: rater.cards })}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
