/** Data about a person that the browser stores outside local and session storage. */

/** The database of an interview in progress (web/features/interviews/local-copy/local-copy.ts). */
export const LOCAL_COPY_DATABASE = {
  name: 'roundone-interview',
  version: 1,
  interviews: 'interviews',
  /** The stores whose keys begin with the interview's key. */
  ofInterview: ['video', 'sound'],
} as const;

/** Whether this device has an interview that was not submitted and perhaps not uploaded. */
export const holdsUnsentInterview = async (): Promise<boolean> => (await localInterviews()).length > 0;

/** The keys of the interviews copied on this device: the `localName` of each attempt. */
export async function localInterviews(): Promise<string[]> {
  const database = await openLocalCopies();
  if (database === null) return [];
  try {
    const store = database
      .transaction(LOCAL_COPY_DATABASE.interviews, 'readonly')
      .objectStore(LOCAL_COPY_DATABASE.interviews);
    return (await resultOf(store.getAllKeys())).map(String);
  } finally {
    database.close();
  }
}

/** Deletes this device's copies of these interviews. */
export async function deleteLocalInterviews(names: readonly string[]): Promise<void> {
  const database = await openLocalCopies();
  if (database === null) return;
  try {
    const { interviews, ofInterview } = LOCAL_COPY_DATABASE;
    const transaction = database.transaction([interviews, ...ofInterview], 'readwrite');
    const requests = names.flatMap((name) => [
      transaction.objectStore(interviews).delete(name),
      ...ofInterview.map((store) =>
        transaction.objectStore(store).delete(IDBKeyRange.bound([name], [name, []])),
      ),
    ]);
    await Promise.all(requests.map((request) => resultOf(request)));
  } finally {
    database.close();
  }
}

/** Null if there is none. This doesn't create one. */
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

/** Rejects if something could not be removed. The rest is still removed. */
export async function clearDevice(): Promise<void> {
  const results = await Promise.allSettled([clearDatabases(), clearCaches(), clearPrivateFiles()]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'This device could not be cleared.');
}

async function clearDatabases(): Promise<void> {
  // Old browsers can't list them.
  const listed = (await indexedDB.databases?.()) ?? [{ name: LOCAL_COPY_DATABASE.name }];
  const names = listed.flatMap(({ name }) => (name === undefined ? [] : [name]));
  await Promise.all(names.map((name) => resultOf(indexedDB.deleteDatabase(name))));
}

async function clearCaches(): Promise<void> {
  // Caches exist only on a secure connection.
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
