import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as help from '#contract/messages/en/help.ts';
import * as said from '#contract/messages/en/shell.ts';
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
          <p>{said.blurb()}</p>
        </div>
        <nav aria-label={said.footer()} className={classes.links}>
          <Link to={HOMES[role ?? 'visitor']}>{common.home()}</Link>
          {role === null ? <Link to={PATHS.publicJobs}>{said.openJobs()}</Link> : null}
          <Link to={PATHS.aboutUs}>{said.aboutUs()}</Link>
          <Link to={PATHS.help}>{help.title()}</Link>
          <Link to={PATHS.support}>{said.support()}</Link>
          <Link to={PATHS.terms}>{said.terms()}</Link>
          <Link to={PATHS.policy}>{said.policy()}</Link>
          <Link to={PATHS.accessibility}>{said.accessibility()}</Link>
          <Link to={PATHS.sitemap}>{said.sitemap()}</Link>
          {role === null ? null : (
            <>
              <Link to={PATHS.account}>{common.account()}</Link>
              <Link to={PATHS.mailPreferences}>{common.mailPreferences()}</Link>
            </>
          )}
        </nav>
        {role === null ? <LanguageChoice /> : null}
      </div>
    </footer>
  );
}
