import { Kbd, Stack, Switch } from '@mantine/core';
import * as said from '#contract/messages/en/pipeline.ts';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import '@mantine/core/styles/Kbd.css';

export interface KeysHelpProps {
  opened: boolean;
  onClose: () => void;
  keys: readonly { key: string; does: string }[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What the keys do, and how to turn them off. */
export function KeysHelp({ opened, onClose, keys, isOn, onChange }: KeysHelpProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={said.keys()} size="sm">
      <Stack gap="lg">
        <dl className={layout.pairs}>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={said.keysOn()}
          description={said.keysAbout()}
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
