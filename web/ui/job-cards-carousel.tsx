import { useEffect, useState, type ReactNode } from 'react';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDate } from './dates.ts';
import '@mantine/carousel/styles.css';
import classes from './job-cards-carousel.module.css';

type Embla = Parameters<NonNullable<Carousel.Props['getEmblaApi']>>[0];

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
  /** The label of the number on each card, such as 'Applications received'. */
  countLabel: string;
  /** After the last card, for example a 'Show more' button. */
  after?: ReactNode;
}

/** A carousel in one low row, to select a job: 3 cards in view, 2 below 800 px, 1 below 600 px. */
export function JobCardsCarousel({
  label,
  jobs,
  selected,
  onSelect,
  countLabel,
  after,
}: JobCardsCarouselProps) {
  const [embla, setEmbla] = useState<Embla | null>(null);
  const reach = useReach(embla);
  const isIdle = !reach.back && !reach.on;
  useInView(
    embla,
    jobs.findIndex((job) => job.jobId === selected),
  );
  return (
    <section aria-label={label} className={classes.row} data-idle={isIdle || undefined}>
      {jobs.length > 1 ? (
        <ActionIcon
          aria-label="Previous jobs"
          color="gray"
          size={36}
          className={classes.arrow}
          disabled={!reach.back}
          onClick={() => embla?.scrollPrev()}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
      ) : null}
      <Carousel
        withControls={false}
        getEmblaApi={setEmbla}
        emblaOptions={{ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' }}
        slideSize={{ base: '100%', sm: '50%', md: '33.3333%' }}
        slideGap="sm"
        className={classes.carousel}
        classNames={{ viewport: classes.viewport }}
      >
        {jobs.map((job) => (
          <Carousel.Slide key={job.jobId} aria-label={job.title}>
            <UnstyledButton
              className={classes.card}
              aria-pressed={job.jobId === selected}
              onClick={() => onSelect(job.jobId)}
            >
              <Text component="span" className={classes.title} lineClamp={1}>
                {job.title}
              </Text>
              <span className={classes.facts}>
                <span className={classes.published}>
                  {job.type} · <VisuallyHidden>Published </VisuallyHidden>
                  {formatDate(job.publishedDate)}
                </span>
                <span className={classes.count}>
                  {countLabel}: <strong>{job.count}</strong>
                </span>
              </span>
            </UnstyledButton>
          </Carousel.Slide>
        ))}
        {after ? <Carousel.Slide aria-label="More">{after}</Carousel.Slide> : null}
      </Carousel>
      {jobs.length > 1 ? (
        <ActionIcon
          aria-label="Next jobs"
          color="gray"
          size={36}
          className={classes.arrow}
          disabled={!reach.on}
          onClick={() => embla?.scrollNext()}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
      ) : null}
    </section>
  );
}

/**
 * Scrolls to the selected card: at the start, when the selection changes from outside, and when the width
 * changes.
 */
function useInView(embla: Embla | null, index: number): void {
  useEffect(() => {
    if (embla === null || index === -1) return undefined;
    const show = () => {
      // The browser itself can scroll the frame, for example when it finds a word. The carousel does not
      // notice that.
      embla.rootNode().scrollLeft = 0;
      const view = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index));
      if (view !== -1 && view !== embla.selectedScrollSnap()) embla.scrollTo(view, true);
    };
    show();
    embla.on('resize', show);
    return () => {
      embla.off('resize', show);
    };
  }, [embla, index]);
}

/** Whether there are more cards on either side. */
function useReach(embla: Embla | null): { back: boolean; on: boolean } {
  const [reach, setReach] = useState({ back: false, on: false });
  useEffect(() => {
    if (embla === null) return undefined;
    const look = () => setReach({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    look();
    const events = ['select', 'reInit', 'slidesChanged', 'resize'] as const;
    for (const event of events) embla.on(event, look);
    return () => {
      for (const event of events) embla.off(event, look);
    };
  }, [embla]);
  return reach;
}
