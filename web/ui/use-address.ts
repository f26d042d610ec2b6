import { useSearchParams } from 'react-router';

/** The change is shown immediately, outside of transitions, so that a second one right after it builds on the first. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (edit: (address: URLSearchParams) => void, { replace = true, keepsScroll = true } = {}) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: keepsScroll, flushSync: true },
    );
  return [address, change] as const;
}

/** An empty value counts as none. */
export function setOrDelete(address: URLSearchParams, name: string, value: string): void {
  if (value === '') address.delete(name);
  else address.set(name, value);
}

/** The filters of a list, in the address, so that a reload keeps them and the list can be shared. */
export function useAddress<Name extends string>(names: readonly Name[]) {
  const [address, change] = useListAddress();
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const set = (changed: Partial<Record<Name, string>>) =>
    change((next) => {
      for (const name of names) {
        const value = changed[name];
        if (value !== undefined) setOrDelete(next, name, value);
      }
    });
  return { values, set };
}
