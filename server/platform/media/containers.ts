/** The containers that videos are served in. */
export const CONTAINERS = ['mp4', 'webm'] as const;
export type ContainerName = (typeof CONTAINERS)[number];

/** The content type of a video in this container. The container's name is also the file extension. */
export const mediaTypeOf = (container: ContainerName): string => `video/${container}`;

/** The container of a file that we named ourselves, by its extension. */
export const containerOfKey = (key: string): ContainerName => (key.endsWith('.webm') ? 'webm' : 'mp4');
