import { type Session, VISITOR, readSession } from '#web/session/stored-session.ts';
import { offerLanguages } from './choose-language.ts';
import { offerColourSchemes } from './colour-scheme.ts';
import { ownPage } from './own-page.ts';
import { showSignedIn } from './signed-in.ts';

/**
 * The script of the public pages, which can be read and used without it. To stay small, it uses neither React nor the
 * contract's schemas.
 */

const session = sessionHere();
offerColourSchemes();
offerLanguages();
if (session.role !== null) {
  showSignedIn(session, session.role);
  void ownPage(session, session.role).then((page) => {
    if (page !== null) location.replace(page);
  });
}
void import('./banner.ts').then(({ tellBanner }) => tellBanner());
const form = document.querySelector<HTMLFormElement>('[data-message-form]');
const search = document.querySelector<HTMLFormElement>('[data-search]');
if (search) void import('./search-jobs.ts').then(({ searchWhileTyping }) => searchWhileTyping(search));
if (form) void import('./message-form.ts').then(({ sendMessages }) => sendMessages(form, search));
const job = document.querySelector<HTMLElement>('[data-share-url]');
if (job) void import('./share-job.ts').then(({ offerSharing }) => offerSharing(job));
const film = document.querySelector<HTMLVideoElement>('[data-film]');
if (film) void import('./film.ts').then(({ tellOfProblems }) => tellOfProblems(film));

function sessionHere(): Session {
  try {
    return readSession();
  } catch (failure) {
    // The browser doesn't let this site store anything, so no one can be signed in.
    if (failure instanceof DOMException) return VISITOR;
    throw failure;
  }
}
