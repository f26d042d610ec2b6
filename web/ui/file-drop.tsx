import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Anchor, Box, Button, Group, Input, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconFileText, IconPhoto, IconUpload, IconVideo } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/ui.ts';
import { say } from '#contract/messages/message.ts';
import { formatBytes, refuseFile, type FileKind } from './file-kinds.ts';
import { percent } from './percent.ts';
import { VideoPlayer } from './video-player.tsx';
import classes from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  kind: FileKind;
  maxBytes: number;
  /** If the promise resolves to false, the file was refused: the field shows the previous one, and `error` says why. */
  onFile: (file: File) => Promise<boolean> | void;
  /** The file already stored: its name and a link to it. */
  stored?: { name: string; url?: string | null } | null;
  /** 0 to 1 during the upload. */
  progress?: number | null;
  onCancel?: () => void;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const ICONS = { image: IconPhoto, video: IconVideo, document: IconFileText, none: IconVideo };

/** Accepts one file by drop, click or keyboard, and shows the upload progress. */
export function FileDrop(props: FileDropProps) {
  const { label, kind, maxBytes, stored, progress = null } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const accept = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) {
      setRefusal(said.oneFile());
      return;
    }
    const reason = refuseFile(file, kind, maxBytes);
    setRefusal(reason);
    if (reason !== null) return;
    const next = { name: file.name, url: URL.createObjectURL(file) };
    urls.current.push(next.url);
    const before = chosen;
    setChosen(next);
    void props.onFile(file)?.then((isTaken) => {
      // Another file may have been chosen in the meantime.
      if (!isTaken) setChosen((current) => (current === next ? before : current));
    });
  };

  const name = chosen?.name ?? stored?.name ?? null;
  const url = chosen?.url ?? stored?.url ?? null;
  const Icon = ICONS[kind.preview];
  const error = refusal ?? props.error;

  return (
    <Input.Wrapper
      label={label}
      description={props.description}
      error={error}
      errorProps={{ role: 'alert', id: `${id}-error`, mt: 6 }}
      required={props.required}
      labelElement="div"
    >
      <DropArea
        isEmpty={name === null}
        hasError={Boolean(error)}
        isDisabled={props.disabled ?? false}
        onChoose={() => input.current?.click()}
        onFiles={accept}
      >
        <input
          ref={input}
          type="file"
          className={classes.input}
          tabIndex={-1}
          aria-hidden
          accept={kind.extensions.join(',')}
          aria-label={label}
          disabled={props.disabled}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => {
            accept([...(event.currentTarget.files ?? [])]);
            // Lets the person choose the same file again.
            event.currentTarget.value = '';
          }}
        />
        <Stack gap="sm">
          {name === null ? null : <Preview kind={kind} url={url} label={label} />}
          <Group gap="sm" wrap="nowrap" className={classes.line}>
            <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
            <Box flex="1" miw={0}>
              {name === null ? (
                <Text size="sm">{said.dropFile()}</Text>
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
                {said.fileLimits({ kinds: say(kind.words), size: formatBytes(maxBytes) })}
              </Text>
            </Box>
            {progress === null ? (
              <Button
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                disabled={props.disabled}
                aria-describedby={error ? `${id}-error` : undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  input.current?.click();
                }}
              >
                {name === null ? said.choose() : said.replace()}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            ) : props.onCancel ? (
              <Button variant="default" onClick={props.onCancel}>
                {common.cancel()}
              </Button>
            ) : null}
          </Group>
          {progress === null ? null : <UploadProgress label={label} progress={progress} />}
        </Stack>
      </DropArea>
    </Input.Wrapper>
  );
}

function UploadProgress({ label, progress }: { label: string; progress: number }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Progress value={progress * 100} flex={1} aria-label={said.uploading({ field: label })} />
      <Text size="xs" miw="4ch" ta="right">
        {percent(progress)}
      </Text>
    </Group>
  );
}

interface DropAreaProps {
  isEmpty: boolean;
  hasError: boolean;
  isDisabled: boolean;
  /** Called on a click anywhere while there is no file. */
  onChoose: () => void;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

function DropArea({ isEmpty, hasError, isDisabled, onChoose, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      className={classes.drop}
      data-over={isOver || undefined}
      data-empty={isEmpty || undefined}
      data-error={hasError || undefined}
      onClick={() => {
        if (isEmpty && !isDisabled) onChoose();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Box>
  );
}

function Preview({ kind, url, label }: { kind: FileKind; url: string | null; label: string }) {
  if (url === null) return null;
  if (kind.preview === 'image')
    return <img src={url} alt={said.previewOf({ label })} className={classes.image} />;
  if (kind.preview === 'video') return <VideoPlayer src={url} label={said.previewOf({ label })} />;
  return null;
}
