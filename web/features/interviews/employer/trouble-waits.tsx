import { Text } from '@mantine/core';

/** In lists: the candidate reported trouble, and nobody answered. The menu of the row leads to what happened. */
export const TroubleWaits = () => <Text size="sm">Reported problem to answer</Text>;
