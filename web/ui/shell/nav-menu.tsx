import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MenuLink } from './menus.ts';
import classes from './header.module.css';

export interface NavMenuProps {
  label: string;
  links: readonly MenuLink[];
  /** Whether a link leads to this page. */
  isHere: (link: MenuLink) => boolean;
  /** Why the menu cannot be opened; null if it can. */
  whyDisabled: string | null;
}

/**
 * A menu of links in the bar. Mantine's menu can be anywhere on the screen and would load four times as much
 * code; this one is always below its button.
 */
export function NavMenu({ label, links, isHere, whyDisabled }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !button.current?.contains(target)) setIsOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setIsOpen(false);
      button.current?.focus();
      return;
    }
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: at <= 0 ? all.length - 1 : at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div
      className={classes.navMenu}
      onBlur={(event) => {
        // The focus went to another element of the page, for example with the Tab key.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <UnstyledButton
        ref={button}
        className={classes.entry}
        disabled={whyDisabled !== null}
        title={whyDisabled ?? undefined}
        data-here={links.some(isHere) || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {isOpen ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes.dropdown}
          onKeyDown={onKeyDown}
        >
          {links.map((link) => (
            <Link
              key={link.to}
              role="menuitem"
              to={link.to}
              className={classes.dropdownItem}
              aria-current={isHere(link) ? 'page' : undefined}
              onClick={() => {
                setIsOpen(false);
                button.current?.focus({ preventScroll: true });
              }}
            >
              {link.label}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}
