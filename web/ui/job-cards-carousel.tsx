import { useEffect, useState, type ReactNode } from 'react';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
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

/** A carousel to select a job: 3 cards in view, 2 below 800 px, 1 below 600 px. */
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
    <section aria-label={label}>
      {jobs.length > 1 ? (
        <Group justify="flex-end" gap={4} mb={4} className={classes.arrows} data-idle={isIdle || undefined}>
          <ActionIcon
            aria-label="Previous jobs"
            color="gray"
            disabled={!reach.back}
            onClick={() => embla?.scrollPrev()}
          >
            <IconChevronLeft aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Next jobs"
            color="gray"
            disabled={!reach.on}
            onClick={() => embla?.scrollNext()}
          >
            <IconChevronRight aria-hidden />
          </ActionIcon>
        </Group>
      ) : null}
      <Carousel
        withControls={false}
        getEmblaApi={setEmbla}
        emblaOptions={{ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' }}
        slideSize={{ base: '100%', sm: '50%', md: '33.3333%' }}
        slideGap="md"
        classNames={{ viewport: classes.viewport }}
      >
        {jobs.map((job) => (
          <Carousel.Slide key={job.jobId}>
            <UnstyledButton
              className={classes.card}
              aria-pressed={job.jobId === selected}
              onClick={() => onSelect(job.jobId)}
            >
              <Text component="span" className={classes.title} lineClamp={2}>
                {job.title}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {job.type} · Published {formatDate(job.publishedDate)}
              </Text>
              <span className={classes.count}>
                {countLabel}: <strong>{job.count}</strong>
              </span>
            </UnstyledButton>
          </Carousel.Slide>
        ))}
        {after ? <Carousel.Slide>{after}</Carousel.Slide> : null}
      </Carousel>
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
