import { Box, Text } from '@mantine/core';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import classes from './answer.module.css';

type Idea = QuestionnaireEntry['ideas'][number];
type Play = ((seconds: number) => void) | null;

export interface IdeasProps {
  of: Pick<QuestionnaireEntry, 'ideas'>;
  /**
   * Only the company, and people who practise, can read the expected points themselves. Others read what they matched.
   */
  reader: Report['viewer'] | 'practice';
  onPlay: Play;
  /** The same for the answer to the follow-up. */
  onPlayFollowUp?: Play;
}

/** The points found, each with the words that show it, then in a quieter style the points not found. */
export function Ideas({ of: { ideas }, reader, onPlay, onPlayFollowUp = null }: IdeasProps) {
  const isWhole = reader === 'employer' || reader === 'practice';
  const missing = isWhole ? ideas.filter(({ found }) => !found) : [];
  const hasFound = ideas.some(({ found }) => found);
  if (ideas.length === 0) return null;
  return (
    <div className={classes.ideas}>
      {hasFound ? (
        <>
          <Text component="h4" fz="sm" fw={700} mb={6}>
            {reader === 'candidate' ? said.foundInYours() : said.foundPoints()}
          </Text>
          <ol>
            {ideas.map((idea, index) =>
              idea.found ? (
                <li key={`${index} ${idea.idea}`}>
                  <Text span inherit flex="none" w="1.25em" c="dimmed">
                    {index + 1}
                  </Text>
                  <IconCheck size={18} stroke={2} aria-hidden />
                  <span>
                    {isWhole ? <span>{idea.idea} </span> : null}
                    <Quote idea={idea} onPlay={idea.isInFollowUp ? onPlayFollowUp : onPlay} />
                    {idea.isInFollowUp ? (
                      <Text span inherit flex="none" c="dimmed" fz="0.875rem" fw={400}>
                        {' '}
                        {said.inFollowUp()}
                      </Text>
                    ) : null}
                  </span>
                </li>
              ) : null,
            )}
          </ol>
        </>
      ) : null}
      {missing.length > 0 ? (
        <Box mt="sm" c="dimmed">
          <Text component="h4" fz="sm" fw={500} mb={6}>
            {said.missingPoints({ count: missing.length })}
          </Text>
          <ul className={layout.bullets}>
            {missing.map(({ idea }) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </Box>
      ) : null}
    </div>
  );
}

/** The candidate's words. Pressing them plays them. */
function Quote({ idea: { evidence }, onPlay }: { idea: Idea; onPlay: Play }) {
  if (evidence === null) return null;
  const { text, startSeconds } = evidence;
  if (onPlay === null || startSeconds === null) return <q className={classes.quote}>{text}</q>;
  return (
    <button
      type="button"
      className={classes.quote}
      aria-label={said.playQuote({ text })}
      onClick={() => onPlay(startSeconds)}
    >
      <IconPlayerPlayFilled size={12} aria-hidden /> “{text}”
    </button>
  );
}
