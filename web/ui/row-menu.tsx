import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { moveInMenu } from './move-in-menu.ts';
import layout from '#web/ui/layout.module.css';
import classes from './row-actions.module.css';

/** A link within the product, a link to a file, or an action. */
export type MenuEntry = { label: string; danger?: boolean } & (
  | { to: string }
  | { href: string }
  | { onSelect: () => void }
);

export interface RowMenuProps {
  /** Says what the menu is about, such as 'More for Ada Adams'. */
  label: string;
  entries: readonly MenuEntry[];
  /** Shown on the button instead of three dots. */
  text?: string;
  whenEmpty?: string;
}

const GAP_PX = 4;

/** Mantine's menu is made for one per page: a table with it would create hundreds of elements before one opens. */
export function RowMenu({ label, entries, text, whenEmpty }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setIsOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || isOpen) return;
      event.preventDefault();
      setIsOpen(true);
    },
  } as const;
  return (
    <>
      {text === undefined ? (
        <ActionIcon {...opener} size={40} color="gray" aria-label={label}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button {...opener} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {text}
        </Button>
      )}
      {isOpen ? (
        <OpenMenu
          id={id}
          label={label}
          entries={entries}
          {...(whenEmpty === undefined ? {} : { whenEmpty })}
          button={button}
          onClose={close}
          onLeave={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

interface OpenMenuProps extends RowMenuProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Moves the focus back to the button. */
  onClose: () => void;
  /** The focus has moved elsewhere. */
  onLeave: () => void;
}

function OpenMenu({ id, label, entries, whenEmpty, button, onClose, onLeave }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const placedAt = useRef<DOMRect>(null);

  useLayoutEffect(() => {
    const [list, opener] = [menu.current, button.current];
    if (!list || !opener) return;
    // Above everything, so that no table cuts it off. An old browser shows it in place.
    if ('showPopover' in list) list.showPopover();
    const rect = opener.getBoundingClientRect();
    placedAt.current = rect;
    place(list, rect);
    const first = list.querySelector<HTMLElement>('[role="menuitem"]') ?? list;
    first.focus({ preventScroll: true });
  }, [button]);

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !button.current?.contains(target)) onLeave();
    };
    // Closes the menu when its row scrolls away below it. The end of a scroll from before it opened doesn't count.
    const scrolled = () => {
      const now = button.current?.getBoundingClientRect();
      if (now?.x !== placedAt.current?.x || now?.y !== placedAt.current?.y) onLeave();
    };
    addEventListener('pointerdown', outside);
    addEventListener('scroll', scrolled, true);
    addEventListener('resize', onLeave);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('scroll', scrolled, true);
      removeEventListener('resize', onLeave);
    };
  });

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else moveInMenu(event);
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {entries.length === 0 ? (
        <UnstyledButton
          role="menuitem"
          aria-disabled
          tabIndex={-1}
          maw="32ch"
          c="dimmed"
          className={layout.menuItem}
          onClick={onClose}
        >
          {whenEmpty}
        </UnstyledButton>
      ) : null}
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuItem({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const shared = { role: 'menuitem', className: layout.menuItem, tabIndex: -1 };
  if ('to' in entry)
    return (
      <Link {...shared} to={entry.to} onClick={onClose}>
        {entry.label}
      </Link>
    );
  if ('href' in entry)
    return (
      <a {...shared} href={entry.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {entry.label}
      </a>
    );
  return (
    <UnstyledButton
      {...shared}
      data-danger={entry.danger || undefined}
      onClick={() => {
        // The focus moves to the menu's button first, so that a dialog later returns it to that button.
        onClose();
        entry.onSelect();
      }}
    >
      {entry.label}
    </UnstyledButton>
  );
}

/** Below the button, aligned with its right side, or above it if there is no room below. */
function place(list: HTMLElement, opener: DOMRect): void {
  const { width, height } = list.getBoundingClientRect();
  const below = opener.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? Math.max(GAP_PX, opener.top - GAP_PX - height) : below;
  list.style.top = `${top}px`;
  list.style.left = `${Math.max(GAP_PX, opener.right - width)}px`;
}
