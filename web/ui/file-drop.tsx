import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Anchor, Button, Group, Input, Progress, Text, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileText, IconPhoto, IconUpload, IconVideo } from '@tabler/icons-react';
import { formatBytes, refuseFile, type FileKind } from './file-kinds.ts';
import { VideoPlayer } from './video-player.tsx';
import classes from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  kind: FileKind;
  maxBytes: number;
  /** Called with a file that passed the check in the browser. */
  onFile: (file: File) => void;
  /** The file that is already stored: its name and a link to it. */
  stored?: { name: string; url?: string | null } | null;
  /** 0 to 1 during the upload. */
  progress?: number | null;
  onCancel?: () => void;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const ICONS = { image: IconPhoto, video: IconVideo, document: IconFileText };

/**
 * Accepts one file by drop, click or keyboard. Shows the file and the progress of its upload, and offers to
 * replace it.
 */
export function FileDrop(props: FileDropProps) {
  const { label, kind, maxBytes, stored, progress = null } = props;
  const open = useRef<() => void>(null);
  const [chosen, setChosen] = useState<{ name: string; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const localUrl = chosen?.url;
  useEffect(() => {
    if (localUrl === undefined) return undefined;
    return () => URL.revokeObjectURL(localUrl);
  }, [localUrl]);

  const accept = (files: File[]) => {
    const file = files[0];
    if (!file) return;
    const reason = refuseFile(file, kind, maxBytes);
    setRefusal(reason);
    if (reason !== null) return;
    setChosen({ name: file.name, url: URL.createObjectURL(file) });
    props.onFile(file);
  };

  const name = chosen?.name ?? stored?.name ?? null;
  const url = localUrl ?? stored?.url ?? null;
  const Icon = ICONS[kind.preview];
  const error = refusal ?? props.error;

  return (
    <Input.Wrapper
      label={label}
      description={props.description}
      error={error}
      errorProps={{ role: 'alert' }}
      required={props.required}
      labelElement="div"
    >
      <Dropzone
        onDrop={accept}
        onReject={() => setRefusal('Please choose one file.')}
        openRef={open}
        multiple={false}
        disabled={props.disabled ?? false}
        activateOnClick={name === null}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ accept: kind.extensions.join(','), 'aria-label': label }}
        className={classes.drop}
        data-error={error ? true : undefined}
        tabIndex={-1}
      >
        <div className={classes.inside}>
          {name === null ? null : <Preview kind={kind} url={url} label={label} />}
          <Group gap="sm" wrap="nowrap" className={classes.line}>
            <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              {name === null ? (
                <Text size="sm">Drop a file here, or choose one.</Text>
              ) : (
                <Text size="sm" fw={600} truncate title={name}>
                  {url !== null && kind.preview === 'document' ? (
                    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </Text>
              )}
              <Text size="xs" c="dimmed">
                {kind.words}, up to {formatBytes(maxBytes)}
              </Text>
            </div>
            {progress === null ? (
              <Button
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                disabled={props.disabled}
                onClick={(event) => {
                  event.stopPropagation();
                  open.current?.();
                }}
              >
                {name === null ? 'Choose' : 'Replace'}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            ) : props.onCancel ? (
              <Button variant="default" onClick={props.onCancel}>
                Cancel
              </Button>
            ) : null}
          </Group>
          {progress === null ? null : (
            <Group gap="sm" wrap="nowrap">
              <Progress value={progress * 100} flex={1} aria-label={`${label}: upload`} />
              <Text size="xs" className={classes.share}>
                {Math.round(progress * 100)}%
              </Text>
            </Group>
          )}
        </div>
      </Dropzone>
    </Input.Wrapper>
  );
}

function Preview({ kind, url, label }: { kind: FileKind; url: string | null; label: string }) {
  if (url === null) return null;
  if (kind.preview === 'image') return <img src={url} alt={`${label}, preview`} className={classes.image} />;
  if (kind.preview === 'video') return <VideoPlayer src={url} label={`${label}, preview`} />;
  return null;
}
