/** The containers that videos are served in. */
export const CONTAINERS = ['mp4', 'webm'] as const;
export type ContainerName = (typeof CONTAINERS)[number];

/** The content type of a video in this container. Its name is also the ending of the file. */
export const mediaTypeOf = (container: ContainerName): string => `video/${container}`;

/** The container of a file that we named ourselves, by its ending. */
export const containerOfKey = (key: string): ContainerName => (key.endsWith('.webm') ? 'webm' : 'mp4');
