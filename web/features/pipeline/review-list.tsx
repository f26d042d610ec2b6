import { Fragment, useEffect, useRef } from 'react';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { REVIEW_FIRST, isReviewFirst } from '#contract/interview/settled.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { LEVEL_NAMES } from '#contract/interview/verdicts.ts';
import { EXPIRED_TITLE, OUTCOME_TITLES } from '#contract/interview/stages.ts';
import { questionReviewPath } from '#contract/shared/paths.ts';
import { scoreText, settledText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { useDecides } from '#web/session/member.ts';
import { ChooseBox } from '#web/ui/choice-box.tsx';
import type { RowChoice } from '#web/ui/choice.ts';
import { sinceInWords } from '#web/ui/durations.ts';
import layout from '#web/ui/layout.module.css';
import { LoadMore, type LoadMoreProps } from '#web/ui/load-more.tsx';
import type { Applicant } from './applicant.ts';
import { queueInput, withPerson } from './hiring-filters.ts';
import classes from './review.module.css';

export interface ReviewListProps {
  items: readonly Applicant[];
  total: number | undefined;
  query: LoadMoreProps['query'];
  address: URLSearchParams;
  choice: RowChoice<Applicant>;
  shownId: string | null;
}

/** The people to review. */
export function ReviewList({ items, total, query, address, choice, shownId }: ReviewListProps) {
  const { jobId } = queueInput(address);
  const decides = useDecides();
  return (
    <>
      <Group justify="space-between" gap="sm" mb={4} fz="sm">
        <Text span inherit c="dimmed" role="status">
          {total === undefined ? '' : said.peopleCount({ count: total })}
        </Text>
        {jobId !== undefined && decides ? (
          <Anchor component={Link} to={questionReviewPath(jobId)} inherit className={layout.link}>
            {said.byQuestion()}
          </Anchor>
        ) : null}
      </Group>
      {groupsOf(items, address).map(({ title, label, people }) => (
        <Fragment key={label}>
          {title === undefined ? null : (
            <Title order={2} mt="md" mb={4} fz="1rem" fw={600}>
              {title}
            </Title>
          )}
          <ul className={layout.lines} aria-label={label}>
            {people.map((item) => (
              <Person
                key={item.applicationId}
                item={item}
                items={items}
                address={address}
                choice={choice}
                isShown={item.applicationId === shownId}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <LoadMore query={query} />
    </>
  );
}

interface Group {
  title?: string;
  label: string;
  people: readonly Applicant[];
}

/** Sorted by score, people who must be reviewed first are a group of their own. The server puts them first. */
function groupsOf(items: readonly Applicant[], address: URLSearchParams): Group[] {
  const all = { label: said.whomToReview(), people: items };
  if (!/^-?score$/.test(address.get('sort') ?? '')) return [all];
  const first = items.filter(isReviewFirst);
  if (first.length === 0) return [all];
  const others = items.filter((item) => !isReviewFirst(item));
  return [
    { title: REVIEW_FIRST, label: REVIEW_FIRST, people: first },
    ...(others.length === 0 ? [] : [{ ...all, title: said.byScore(), people: others }]),
  ];
}

interface PersonProps extends Pick<ReviewListProps, 'items' | 'address' | 'choice'> {
  item: Applicant;
  isShown: boolean;
}

function Person({ item, items, address, choice, isShown }: PersonProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={row} className={`${layout.linked} ${classes.person}`} data-shown={isShown}>
      <div className={classes.choose}>
        <ChooseBox choice={choice} rows={items} row={item} name={item.candidateName} />
      </div>
      <Stack gap={0} flex={1} miw={0} c="dimmed" fz="0.875rem" lh={1.35}>
        <Link
          to={{ search: `?${withPerson(address, item.applicationId)}` }}
          aria-current={isShown}
          preventScrollReset
        >
          {item.candidateName}
        </Link>
        {queueInput(address).jobId === undefined ? <span>{item.role}</span> : null}
        <span>{standingOf(item)}</span>
      </Stack>
      <ItemScore item={item} />
    </li>
  );
}

function ItemScore({ item }: { item: Applicant }) {
  if (item.mustScoreFirst)
    return (
      <Text span inherit c="dimmed" fz="sm">
        {said.blind()}
      </Text>
    );
  return (
    <Stack gap={0} align="flex-end" c="dimmed" fz="0.875rem" lh={1.35}>
      {item.score === null ? null : (
        <Text
          span
          inherit
          c="var(--mantine-color-text)"
          fz="md"
          fw={700}
          title={settledText(item) || undefined}
        >
          {scoreText(item)}
        </Text>
      )}
      <span>{item.band === null ? null : LEVEL_NAMES[item.band]()}</span>
      <span>{unsettledText(item)}</span>
      {item.flags !== null && item.flags > 0 ? (
        <span title={said.toLookAt({ count: item.flags })}>
          <IconFlag size={14} aria-hidden /> {item.flags}
        </span>
      ) : null}
    </Stack>
  );
}

/** How long the person has waited in which stage, or the member's own judgement. */
function standingOf({
  ownScore,
  isExpired,
  outcome,
  stageTitle,
  stageSince,
  analysisStatus,
}: Applicant): string {
  if (outcome !== null) return OUTCOME_TITLES[outcome];
  if (isExpired) return EXPIRED_TITLE;
  if (ownScore !== null) return said.yourScore({ score: titleOfScore(ownScore) });
  if (analysisStatus === 'erased') return said.interviewDeleted();
  if (analysisStatus === 'processing') return said.reportBeingMade();
  return `${stageTitle} ${sinceInWords(stageSince)}`;
}
