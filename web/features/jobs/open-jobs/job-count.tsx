import classes from './open-jobs.module.css';

/** The number of jobs in a list; nothing until it is known. */
export function JobCount({ of: found }: { of: { total: number; totalAtLeast?: boolean } | undefined }) {
  if (!found) return null;
  return (
    <p className={classes.count} role="status">
      Total Jobs: {found.total.toLocaleString('en-US')}
      {found.totalAtLeast ? ' or more' : ''}
    </p>
  );
}
