import type { ReactNode } from 'react';
import * as said from '#contract/messages/en/films.ts';
import classes from './states.module.css';

/** Shown in place of a video that the browser can't play. Public pages use it too, so it uses no part of Mantine. */
export function FilmProblem({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.text}>
        {said.cannotPlay()} {said.cannotPlayHint()}
      </p>
      <a className={classes.link} href={src} download="">
        {said.download()}
      </a>
      {children}
    </div>
  );
}
