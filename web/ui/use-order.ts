import type { Call } from '#web/api/call.ts';
import type { InputOf } from '#web/api/types.ts';
import type { ServerOrder } from './data-table.tsx';
import { setOrDelete, useListAddress } from './use-address.ts';

/** The order of a list sorted by the server, in the address. Pass `sort` to the read and `of(query)` to the table. */
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
