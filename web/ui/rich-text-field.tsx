import { lazy, Suspense } from 'react';
import { Input, Skeleton } from '@mantine/core';
import type { RichTextFieldProps } from './rich-text-editor.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** As high as the editor with its toolbar and its button. */
const HEIGHT = 330;

/** Text with simple formatting. The editor is large, so the other fields appear before it. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, required, description } = props;
  return (
    <Suspense
      fallback={
        <Input.Wrapper label={label} labelElement="div" required={required} description={description}>
          <Skeleton height={HEIGHT} />
        </Input.Wrapper>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
