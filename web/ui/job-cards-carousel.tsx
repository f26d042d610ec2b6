import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionIcon, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { formatDate } from './dates.ts';
import classes from './job-cards-carousel.module.css';

export interface JobCard {
  jobId: string;
  title: string;
  type: string;
  publishedDate: string | null;
  count: number;
}

export interface JobCardsCarouselProps {
  label: string;
  jobs: readonly JobCard[];
  selected: string | null;
  onSelect: (jobId: string) => void;
  countLabel: string;
  /** After the last card, for example a 'Show more' button. */
  after?: ReactNode;
}

/** Cards in one low scrolling row, to select a job: 3 in view, 2 below 800 px, 1 below 600 px. */
export function JobCardsCarousel({
  label,
  jobs,
  selected,
  onSelect,
  countLabel,
  after,
}: JobCardsCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [hasBefore, setHasBefore] = useState(false);
  const [hasAfter, setHasAfter] = useState(false);
  const scrollBy = (pages: number) => strip.current!.scrollBy({ left: pages * strip.current!.clientWidth });
  const look = ({ scrollLeft, scrollWidth, clientWidth }: Element) => {
    setHasBefore(scrollLeft > 1);
    setHasAfter(scrollLeft + clientWidth < scrollWidth - 1);
  };
  useEffect(() => look(strip.current!), [jobs.length]);

  const index = jobs.findIndex((job) => job.jobId === selected);
  // Brings the selected card into view at the start, when the selection changes from outside, and when the width
  // changes.
  useEffect(() => {
    const element = strip.current!;
    const observer = new ResizeObserver(() => {
      const card = element.children[index];
      if (card !== undefined) bringIntoView(element, card);
      // The observer may still report a strip that has just been removed from the page.
      look(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [index]);
  return (
    <section aria-label={label} className={classes.row} data-idle={(!hasBefore && !hasAfter) || undefined}>
      {jobs.length > 1 ? (
        <ActionIcon
          aria-label={said.previousJobs()}
          color="gray"
          size={36}
          className={classes.arrow}
          disabled={!hasBefore}
          onClick={() => scrollBy(-1)}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
      ) : null}
      <ul ref={strip} className={classes.strip} onScroll={(event) => look(event.currentTarget)}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <UnstyledButton
              className={classes.card}
              aria-pressed={job.jobId === selected}
              onClick={() => onSelect(job.jobId)}
            >
              <Text component="span" className={classes.title} lineClamp={1}>
                {job.title}
              </Text>
              <span className={classes.facts}>
                <Text span inherit c="dimmed">
                  {job.type} · <VisuallyHidden>{said.published()} </VisuallyHidden>
                  {formatDate(job.publishedDate)}
                </Text>
                <span className={classes.count}>
                  {countLabel}: <strong>{job.count}</strong>
                </span>
              </span>
            </UnstyledButton>
          </li>
        ))}
        {after ? <li>{after}</li> : null}
      </ul>
      {jobs.length > 1 ? (
        <ActionIcon
          aria-label={said.nextJobs()}
          color="gray"
          size={36}
          className={classes.arrow}
          disabled={!hasAfter}
          onClick={() => scrollBy(1)}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
      ) : null}
    </section>
  );
}

/** Scrolls only the strip, and only as far as the card needs. */
function bringIntoView(strip: Element, card: Element): void {
  const [frame, box] = [strip.getBoundingClientRect(), card.getBoundingClientRect()];
  const left = Math.min(0, box.left - frame.left) || Math.max(0, box.right - frame.right);
  strip.scrollBy({ left, behavior: 'instant' });
}
