import { useRef } from 'react';
import type { MailValues } from './mail-editor.tsx';

type FieldName = 'subject' | 'text';
type Field = HTMLInputElement | HTMLTextAreaElement;

interface InsertionForm {
  values: MailValues;
  setFieldValue: (name: FieldName, value: string) => void;
}

/** Inserts text at the cursor in the field that last had the focus. Initially, at the end of the text. */
export function useInsertion(form: InsertionForm) {
  const fields = useRef<Partial<Record<FieldName, Field | null>>>({});
  const last = useRef<FieldName>('text');
  const wasUsed = useRef(false);

  const field = (name: FieldName) => ({
    ref: (element: Field | null) => {
      fields.current[name] = element;
    },
    onFocus: () => {
      last.current = name;
      wasUsed.current = true;
    },
  });

  const insert = (inserted: string) => {
    const name = last.current;
    const element = fields.current[name];
    const value = form.values[name];
    const start = wasUsed.current ? (element?.selectionStart ?? value.length) : value.length;
    const end = wasUsed.current ? (element?.selectionEnd ?? value.length) : value.length;
    form.setFieldValue(name, `${value.slice(0, start)}${inserted}${value.slice(end)}`);
    const cursor = start + inserted.length;
    // The field has its new value only after the next render.
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(cursor, cursor);
    });
  };
  return { field, insert };
}
