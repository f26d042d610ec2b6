import type { ContainerName } from '#server/platform/media/containers.ts';

/** Where the playable video is stored that is made of a file, or of recordings of which this is the first. */
export const playableKey = (sourceId: string, container: ContainerName): string =>
  `playable/${sourceId}.${container}`;
