import type { ReactNode } from 'react';
import classes from './states.module.css';

/** What a page says where the browser has no player for a film. */
export const CANNOT_PLAY = 'This browser cannot play this film.';

/** In the place of a film that the browser cannot play. Public pages use it too, so it has no part of Mantine. */
export function FilmProblem({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.text}>
        {CANNOT_PLAY} You can download the file and open it with another program, or use another browser.
      </p>
      <a className={classes.link} href={src} download="">
        Download the film
      </a>
      {children}
    </div>
  );
}
