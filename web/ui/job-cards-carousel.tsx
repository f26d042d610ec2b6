import { useEffect, useState, type ReactNode } from 'react';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDate } from './dates.ts';
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
  /** What the count counts, such as 'Applications received'. */
  countLabel: string;
  /** After the last card: a 'Show more' button, say. */
  after?: ReactNode;
}

/** Jobs to pick one from: 3 cards to a view, 2 under 800 px, 1 under 600 px. */
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
  useInView(
    embla,
    jobs.findIndex((job) => job.jobId === selected),
  );
  return (
    <section aria-label={label}>
      {reach.back || reach.on ? (
        <Group justify="flex-end" gap={4} mb={4}>
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

/** Brings the chosen card into view: at first, when another is chosen from outside, and when the width changes. */
function useInView(embla: Embla | null, index: number): void {
  useEffect(() => {
    if (embla === null || index === -1) return undefined;
    const show = () => {
      // Finding words in the page, say, scrolls the frame itself, which the carousel does not know of.
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

/** Whether there are cards to either side of those in view. */
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
