import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a menu that is a row on a phone, where the current page may be beyond its edge. The row must be positioned. */
export function useCurrentInView() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && menu.current) menu.current.scrollLeft = here.offsetLeft - menu.current.clientWidth / 2;
  }, [pathname]);
  return menu;
}
