import { useSearchParams } from 'react-router';

/**
 * The filters of a list, by name. They are in the address of the page, so that a reload keeps them and the list can be
 * shared. An empty text is no filter.
 */
export function useAddress<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const set = (changed: Partial<Record<Name, string>>) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of names) {
          const value = changed[name];
          if (value === undefined) continue;
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { values, set };
}
