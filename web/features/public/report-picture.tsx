import { Ring } from '#web/ui/ring.tsx';
import { VerdictBadge } from '#web/ui/badges.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './public.module.css';

/** An illustration of the product: a question, a voice, the words with marked evidence, a verdict. */
export function ReportPicture() {
  return (
    <figure
      className={classes.picture}
      aria-label="An example of a report: a question, the answer in words with its evidence marked, and the verdict"
    >
      <div className={classes.pictureHead}>
        <div>
          <p className={classes.pictureNote}>Example · Question 3 of 6</p>
          <p className={classes.pictureQuestion}>How do you keep a patient safe from falling?</p>
        </div>
        <Ring done={5} total={6} label="5 of 6 points earned" size={72} />
      </div>
      <Waveform fluid height={44} progress={0.62} />
      <blockquote className={classes.pictureWords}>
        “First I look at <mark>what makes this person likely to fall</mark>, then I{' '}
        <mark>keep the bell and the glasses in reach</mark> and I <mark>lower the bed</mark> before I leave.”
      </blockquote>
      <div className={classes.pictureFoot}>
        <VerdictBadge verdict="Correct" />
        <span>Marked by a person. 3 of 4 points found, each with its second in the video</span>
      </div>
    </figure>
  );
}
