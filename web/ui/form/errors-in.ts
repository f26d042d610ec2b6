const MESSAGES = '.mantine-InputWrapper-error, .mantine-Checkbox-error, [data-error-text]';
const FIELDS = '.mantine-InputWrapper-root, .mantine-Checkbox-root, [data-field]';
const LABELS = '.mantine-InputWrapper-label, .mantine-Checkbox-label';
const CONTROLS =
  'input:not([type="file"], [type="hidden"], :disabled), textarea, button, [contenteditable="true"], [tabindex="0"]';

/** A field with an error, and the sentence for the summary. */
export interface FieldError {
  field: Element;
  text: string;
}

export function errorsIn(form: HTMLFormElement | null): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const message of form?.querySelectorAll(MESSAGES) ?? []) {
    const field = message.closest(FIELDS) ?? message;
    const label = labelOf(field);
    const said = tidy(message);
    if (said === '') continue;
    const text = label === '' ? said : `${label}: ${said}`;
    if (!errors.has(text)) errors.set(text, { field, text });
  }
  return [...errors.values()];
}

export function focusField(field: Element): void {
  field.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

const tidy = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function labelOf(field: Element): string {
  return tidy(field.querySelector(LABELS))
    .replace(/ \(required\)/, '')
    .replace(/ ?\*$/, '');
}
