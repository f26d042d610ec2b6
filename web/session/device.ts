/** What the browser keeps of a person beside local and session storage. */

/** Where an interview under way is kept (web/features/interviews/local-copy/local-copy.ts). */
export const LOCAL_COPY_DATABASE = {
  name: 'roundone-interview',
  version: 1,
  interviews: 'interviews',
} as const;

/** Whether this device holds an interview that was not submitted: its recording may not be sent as a whole yet. */
export async function holdsUnsentInterview(): Promise<boolean> {
  const database = await openLocalCopies();
  if (database === null) return false;
  try {
    const request = database
      .transaction(LOCAL_COPY_DATABASE.interviews, 'readonly')
      .objectStore(LOCAL_COPY_DATABASE.interviews)
      .count();
    return (await resultOf(request)) > 0;
  } finally {
    database.close();
  }
}

/** Null where there is none; asking makes none. */
async function openLocalCopies(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(LOCAL_COPY_DATABASE.name, LOCAL_COPY_DATABASE.version);
  let isThere = true;
  request.addEventListener('upgradeneeded', () => {
    isThere = false;
    request.transaction?.abort();
  });
  try {
    return await resultOf(request);
  } catch (error) {
    if (!isThere) return null;
    throw error;
  }
}

/** Removes all of it: databases, caches, private files. Rejects when something would not go; the rest is gone then. */
export async function clearDevice(): Promise<void> {
  const results = await Promise.allSettled([clearDatabases(), clearCaches(), clearPrivateFiles()]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'This device could not be cleared.');
}

async function clearDatabases(): Promise<void> {
  // Old browsers do not list them.
  const listed = (await indexedDB.databases?.()) ?? [{ name: LOCAL_COPY_DATABASE.name }];
  const names = listed.flatMap(({ name }) => (name === undefined ? [] : [name]));
  await Promise.all(names.map((name) => resultOf(indexedDB.deleteDatabase(name))));
}

async function clearCaches(): Promise<void> {
  // Only where the connection is secure.
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function clearPrivateFiles(): Promise<void> {
  if (!navigator.storage?.getDirectory) return;
  const folder = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  await Promise.all(names.map((name) => folder.removeEntry(name, { recursive: true })));
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The browser’s storage could not be used.', { cause: request.error })),
    );
  });
}
