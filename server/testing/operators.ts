import { pino } from 'pino';
import { carryOut } from '#server/features/accounts/operators/operators.ts';
import type { Person, World } from './world.ts';

/** Does what the command `roundone admin` does, on a test database. */
export const orderIn = (
  world: World,
  act: 'grant' | 'revoke' | 'list' | 'reset-password',
  email?: string,
): Promise<string> =>
  carryOut(
    { ...world.ctx, securityLog: pino({ level: 'silent' }) },
    { act, by: 'root at testing', ...(email === undefined ? {} : { email }) },
  );

/** Makes a person an operator. */
export async function makeOperator(world: World, person: Person): Promise<void> {
  await orderIn(world, 'grant', person.email);
}
