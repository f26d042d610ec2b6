import { lazy, Suspense } from 'react';
import { Input, Skeleton } from '@mantine/core';
import type { DescriptionEditorProps } from './description-editor.tsx';

const Editor = lazy(() => import('./description-editor.tsx'));

/** As high as the editor with its toolbar and its button. */
const HEIGHT = 330;

/** The job's description. The editor is large, so the other fields are there before it. */
export function DescriptionField(props: DescriptionEditorProps) {
  return (
    <Suspense
      fallback={
        <Input.Wrapper label="Job Description" labelElement="div" required>
          <Skeleton height={HEIGHT} />
        </Input.Wrapper>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
