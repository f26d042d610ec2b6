const MESSAGES = '.mantine-InputWrapper-error, .mantine-Checkbox-error, [data-error-text]';
const FIELDS = '.mantine-InputWrapper-root, .mantine-Checkbox-root, [data-field]';
const CONTROLS =
  'input:not([type="file"], [type="hidden"], :disabled), textarea, button, [contenteditable="true"], [tabindex="0"]';

/** Scrolls to the first field with an error and moves the focus to it. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const message = form?.querySelector(MESSAGES);
  if (!message) return;
  const field = message.closest(FIELDS) ?? message;
  field.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
