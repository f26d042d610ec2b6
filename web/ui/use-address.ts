import { useSearchParams } from 'react-router';

/**
 * The address of a page with a list, and what changes it. The change is shown at once, outside of React's transitions:
 * a second one, made right after it, starts from the first. Without `replace: false` it adds nothing to the browser's
 * history.
 */
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

/** An empty value is none. */
export function setOrDelete(address: URLSearchParams, name: string, value: string): void {
  if (value === '') address.delete(name);
  else address.set(name, value);
}

/**
 * The filters of a list, by name. They are in the address of the page, so that a reload keeps them and the list can be
 * shared. An empty text is no filter.
 */
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
