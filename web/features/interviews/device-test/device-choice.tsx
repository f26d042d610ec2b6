import { useEffect, useState } from 'react';
import { Group, NativeSelect } from '@mantine/core';
import * as said from '#contract/messages/en/device-test.ts';
import { devicesOf, type DeviceKind } from './chosen-devices.ts';

export interface DeviceChoiceProps {
  /** The stream in use now. */
  stream: MediaStream | null;
  /** The interview is taken without a camera. */
  noCamera?: boolean;
  onChoose: (kind: DeviceKind, id: string) => void;
}

const KINDS = [
  { kind: 'camera', label: said.camera, numbered: said.cameraNumber, of: 'videoinput' },
  { kind: 'microphone', label: said.microphone, numbered: said.microphoneNumber, of: 'audioinput' },
] as const;

/** The cameras and microphones of this computer, and which of them are in use. */
export function DeviceChoice({ stream, noCamera = false, onChoose }: DeviceChoiceProps) {
  const devices = useDevices(stream);
  const used = devicesOf(stream);
  return (
    <Group gap="md" grow wrap="wrap" preventGrowOverflow={false}>
      {KINDS.map(({ kind, label, numbered, of }) => {
        const choices = devices
          .filter((device) => device.kind === of && device.deviceId !== '')
          .map(({ deviceId, label: name }, index) => ({
            value: deviceId,
            label: name || numbered({ number: index + 1 }),
          }));
        return choices.length === 0 || (noCamera && kind === 'camera') ? null : (
          <NativeSelect
            key={kind}
            label={label()}
            data={choices}
            value={used[kind] ?? choices[0]?.value}
            onChange={(event) => onChoose(kind, event.currentTarget.value)}
          />
        );
      })}
    </Group>
  );
}

/** The available devices. Plugging one in or out updates the list. */
function useDevices(stream: MediaStream | null): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    let isOver = false;
    const look = () =>
      void mediaDevices.enumerateDevices().then((found) => {
        if (!isOver) setDevices(found);
      });
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', look);
    };
  }, [stream]);
  return devices;
}
