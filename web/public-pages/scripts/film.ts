import { problemOf } from '#web/ui/film-problems.ts';

/** Shows the way out in the place of a film that the browser cannot play. */
export function tellOfProblems(film: HTMLVideoElement): void {
  film.addEventListener('error', () => {
    void problemOf(film).then((problem) => {
      const told = document.querySelector<HTMLElement>('[data-film-problem]');
      if (problem !== 'cannot-play' || !told) return;
      film.hidden = true;
      told.hidden = false;
    });
  });
}
