import { problemOf } from '#web/ui/film-problems.ts';

/** Shows what to do instead of a video that the browser can't play. */
export function tellOfProblems(film: HTMLVideoElement): void {
  const tell = () => {
    void problemOf(film).then((problem) => {
      const told = document.querySelector<HTMLElement>('[data-film-problem]');
      if (problem !== 'cannot-play' || !told) return;
      film.hidden = true;
      told.hidden = false;
    });
  };
  film.addEventListener('error', tell);
  // On a slow connection, it has failed before this script is loaded.
  if (film.error) tell();
}
