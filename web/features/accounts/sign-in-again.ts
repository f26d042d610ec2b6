import { lazyDialog } from '#web/ui/lazy-dialog.tsx';

export const loadSignInAgain = async () => (await import('./sign-in-again-dialog.tsx')).SignInAgain;

/** The dialog shown when a login has ended, on pages that would lose something by going to the login page. */
export const SignInAgain = lazyDialog(loadSignInAgain);
