import { lazyDialog } from '#web/ui/lazy-dialog.tsx';

export const loadSignInAgain = async () => (await import('./sign-in-again-dialog.tsx')).SignInAgain;

/** The dialog of a login that has ended, on a page that would lose something by going to the login page. */
export const SignInAgain = lazyDialog(loadSignInAgain);
