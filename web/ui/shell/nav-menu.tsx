import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { focusOnMount } from '../focus.ts';
import { moveInMenu } from '../move-in-menu.ts';
import layout from '#web/ui/layout.module.css';
import type { MenuLink } from './menus.ts';
import classes from './header.module.css';

export interface NavMenuProps {
  label: string;
  links: readonly MenuLink[];
  isHere: (link: MenuLink) => boolean;
  whyDisabled: string | null;
}

/** Mantine's menu would load four times as much code. This one is always below its button. */
export function NavMenu({ label, links, isHere, whyDisabled }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return moveInMenu(event);
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <Group
      ref={place}
      gap={0}
      pos="relative"
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
          ref={focusOnMount}
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
              className={layout.menuItem}
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
    </Group>
  );
}
