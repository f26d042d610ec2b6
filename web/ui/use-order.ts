import { useSearchParams } from 'react-router';
import type { Call } from '#web/api/call.ts';
import type { InputOf } from '#web/api/types.ts';
import type { ServerOrder } from './data-table.tsx';

/**
 * The order of a list that the server sorts. It is in the address, so that a reload or a return keeps it.
 * Pass `sort` to the read's input (with `keepPrevious`) and `of(query)` to the table. An order in the address
 * that the call does not know is ignored.
 */
export function useOrder<C extends Call>(call: C, name = 'sort') {
  const [address, setAddress] = useSearchParams();
  const order = call.orders?.find((known) => known === address.get(name));
  const onOrder = (wanted: string | undefined) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (wanted === undefined) next.delete(name);
        else next.set(name, wanted);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    sort: (order === undefined ? {} : { sort: order }) as Pick<InputOf<C>, 'sort' & keyof InputOf<C>>,
    of: ({ isPlaceholderData: busy }: { isPlaceholderData: boolean }): ServerOrder => ({
      order,
      onOrder,
      busy,
    }),
  };
}
