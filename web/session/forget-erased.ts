import { LOCAL_COPIES_MAX } from '#contract/limits.ts';
import { getForgotten } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { deleteLocalInterviews, localInterviews } from './device.ts';

/** The application of a `localName`. */
const applicationOf = (name: string): string => name.replace(/~\d+$/, '');

/**
 * Deletes the copies of interviews that were erased at the server. Where the browser's storage or the server does not
 * answer, the copies go at the next sign-in, or when the interview is closed for long.
 */
export async function forgetErased(): Promise<void> {
  // Signing in goes on.
  await deleteErased().catch(() => {});
}

async function deleteErased(): Promise<void> {
  const names = (await localInterviews()).slice(0, LOCAL_COPIES_MAX);
  if (names.length === 0) return;
  const applicationIds = [...new Set(names.map(applicationOf))];
  const { data } = await send(getForgotten, { applicationIds }, { whenSignedOut: 'keep-page' });
  const gone = new Set(data.applicationIds);
  await deleteLocalInterviews(names.filter((name) => gone.has(applicationOf(name))));
}
