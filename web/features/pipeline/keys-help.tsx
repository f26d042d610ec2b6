import { Kbd, Stack, Switch } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { KEYS } from './review-keys.ts';
import classes from './review.module.css';
import '@mantine/core/styles/Kbd.css';

export interface KeysHelpProps {
  opened: boolean;
  onClose: () => void;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What the keys do, and how to turn them off. */
export function KeysHelp({ opened, onClose, isOn, onChange }: KeysHelpProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" size="sm">
      <Stack gap="lg">
        <dl className={classes.keys}>
          {KEYS.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label="Keys are on"
          description="They do nothing while you type. Turn them off if speech input or another program presses them."
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
