import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { useSession } from '#web/session/session.ts';
import { RingMark } from '../mark.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { HOMES } from './menus.ts';
import classes from './footer.module.css';

export function Footer() {
  const { role } = useSession();
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.blurb}>
          <RingMark size={28} />
          <p>
            Roundone gives every applicant a first round: the same questions, answered aloud, and a report
            that shows the words behind every verdict.
          </p>
        </div>
        <nav aria-label="Footer" className={classes.links}>
          <Link to={HOMES[role ?? 'visitor']}>Home</Link>
          {role === null ? <Link to={PATHS.publicJobs}>Open Jobs</Link> : null}
          <Link to={PATHS.aboutUs}>About Us</Link>
          <Link to={PATHS.support}>Support</Link>
          <Link to={PATHS.terms}>Terms &amp; Conditions</Link>
          <Link to={PATHS.policy}>Policy</Link>
          <Link to={PATHS.accessibility}>Accessibility</Link>
          <Link to={PATHS.sitemap}>Sitemap</Link>
          {role === null ? null : (
            <>
              <Link to={PATHS.account}>Account</Link>
              <Link to={PATHS.mailPreferences}>Mail Preferences</Link>
            </>
          )}
        </nav>
        {role === null ? <LanguageChoice /> : null}
      </div>
    </footer>
  );
}
