import { useState, type ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call.ts';
import { useUpload } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { FileDrop } from './file-drop.tsx';

export interface UploadFieldProps<C extends Call> {
  label: string;
  call: C;
  input: InputOf<C>;
  /** Called with the output of the upload, such as the path to send in a form. */
  onUploaded: (stored: OutputOf<C>, file: File) => void;
  /** True during an upload, so that the form can wait for it. */
  onBusy?: (busy: boolean) => void;
  stored?: { name: string; url?: string | null } | null;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export function UploadField<C extends Call>(props: UploadFieldProps<C>) {
  const { call, input, onUploaded, onBusy, error, ...rest } = props;
  const { upload: rule } = call;
  if (!rule) throw new Error(`${call.path} accepts no file`);
  const { upload, cancel, progress } = useUpload(call);
  const [failure, setFailure] = useState<string | null>(null);

  const sendIt = async (file: File): Promise<boolean> => {
    setFailure(null);
    onBusy?.(true);
    try {
      onUploaded((await upload(file, input)).data, file);
      return true;
    } catch (reason) {
      if (reason instanceof ApiError) setFailure(reason.message);
      else if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
      else setFailure(common.uploadCancelled());
      return false;
    } finally {
      onBusy?.(false);
    }
  };

  return (
    <FileDrop
      {...rest}
      kind={FILE_KINDS[rule.kind]}
      maxBytes={rule.maxBytes}
      onFile={sendIt}
      progress={progress}
      onCancel={cancel}
      error={failure ?? error}
    />
  );
}
