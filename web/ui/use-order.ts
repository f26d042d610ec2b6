import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { ServerOrder } from './data-table.tsx';

/**
 * The order of a list that the server sorts. It is in the address, so that a reload or a return keeps it.
 * Pass `sort` to the read's input (with `keepPrevious`) and `of(query)` to the table. `schema` is the schema
 * of the call's `sort`; an unknown value in the address is ignored.
 */
export function useOrder<Order extends string>(schema: z.ZodType<Order | undefined>, name = 'sort') {
  const [address, setAddress] = useSearchParams();
  const order = schema.safeParse(address.get(name) ?? undefined).data;
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
    sort: order === undefined ? {} : { sort: order },
    of: ({ isPlaceholderData: busy }: { isPlaceholderData: boolean }): ServerOrder => ({
      order,
      onOrder,
      busy,
    }),
  };
}
