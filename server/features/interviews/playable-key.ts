import type { ContainerName } from '#server/platform/media/containers.ts';

/** The object key of a playable video. `sourceId` is the file it is made from, or the first of its recordings. */
export const playableKey = (sourceId: string, container: ContainerName): string =>
  `playable/${sourceId}.${container}`;
