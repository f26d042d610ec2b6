import * as said from '#contract/messages/en/public.ts';
import type { Issue } from '#contract/shared/endpoint.ts';
import { sendSmall } from '#web/api/small-client.ts';
import { KEPT_IN_TAB } from '#web/session/storage.ts';
import { showWholeFields } from '#web/ui/show-whole-field.ts';

/**
 * Sends the form without leaving the page, together with the job search if there is one, and shows beside each field
 * what the server refused. Unsent text stays in this tab, even after a reload.
 */
export function sendMessages(form: HTMLFormElement, search: HTMLFormElement | null): void {
  const path = form.dataset['messageForm'] ?? '';
  const keptAs = `${KEPT_IN_TAB}${path}`;
  const sent = form.querySelector<HTMLElement>('[data-sent]');
  const refused = form.querySelector<HTMLElement>('[data-refused]');
  if (!sent || !refused) return;
  let isSending = false;
  showWholeFields();

  const submit = async () => {
    clearErrors(form);
    sent.hidden = true;
    refused.hidden = true;
    const answer = await sendSmall(path, { ...filledIn(search), ...Object.fromEntries(new FormData(form)) });
    if (answer?.isAccepted) {
      form.reset();
      sessionStorage.removeItem(keptAs);
      sent.hidden = false;
      sent.scrollIntoView({ block: 'nearest' });
    } else if (!showErrors(form, answer?.issues ?? [])) {
      refused.textContent = answer?.message || said.notSent();
      refused.hidden = false;
      refused.scrollIntoView({ block: 'nearest' });
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    form.ariaBusy = String(true);
    void submit().finally(() => {
      isSending = false;
      form.removeAttribute('aria-busy');
    });
  });
  form.addEventListener('input', () => {
    sessionStorage.setItem(keptAs, JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false;
  restore(form, sessionStorage.getItem(keptAs));
}

/** What a person selected in the search. An empty field is left out. */
const filledIn = (search: HTMLFormElement | null) =>
  search === null ? {} : Object.fromEntries([...new FormData(search)].filter(([, value]) => value !== ''));

function restore(form: HTMLFormElement, kept: string | null): void {
  if (kept === null) return;
  for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, unknown>)) {
    const field = fieldOf(form, name);
    if (field && typeof value === 'string') field.value = value;
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** False if no field of the form is wrong. */
function showErrors(form: HTMLFormElement, issues: readonly Issue[]): boolean {
  let first: HTMLElement | null = null;
  for (const { path, message } of issues.toReversed()) {
    const field = fieldOf(form, path);
    const place = form.querySelector<HTMLElement>(`[data-error-of="${CSS.escape(path)}"]`);
    if (!field || !place) continue;
    field.setAttribute('aria-invalid', String(true));
    field.dataset['error'] = '';
    place.textContent = message;
    place.hidden = false;
    first = field;
  }
  first?.focus();
  return first !== null;
}

function clearErrors(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) place.hidden = true;
  for (const field of form.querySelectorAll<HTMLElement>('[data-error]')) {
    field.removeAttribute('aria-invalid');
    delete field.dataset['error'];
  }
}
