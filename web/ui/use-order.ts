import type { Call } from '#web/api/call.ts';
import type { InputOf } from '#web/api/types.ts';
import type { ServerOrder } from './data-table.tsx';
import { setOrDelete, useListAddress } from './use-address.ts';

/**
 * The order of a list that the server sorts. It is in the address, so that a reload or a return keeps it.
 * Pass `sort` to the read's input (with `keepPrevious`) and `of(query)` to the table. An order in the address
 * that the call does not know is ignored.
 */
export function useOrder<C extends Call>(call: C, name = 'sort') {
  const [address, change] = useListAddress();
  const order = call.orders?.find((known) => known === address.get(name));
  const onOrder = (wanted = '') => change((next) => setOrDelete(next, name, wanted));
  return {
    sort: (order === undefined ? {} : { sort: order }) as Pick<InputOf<C>, 'sort' & keyof InputOf<C>>,
    of: ({ isPlaceholderData: busy }: { isPlaceholderData: boolean }): ServerOrder => ({
      order,
      onOrder,
      busy,
    }),
  };
}
