import { speakHere } from '#web/session/chosen-language.ts';

/** Lets a visitor choose the language of the pages. */
export function offerLanguages(): void {
  for (const choice of document.querySelectorAll<HTMLElement>('[data-language-choice]')) {
    const select = choice.querySelector('select');
    select?.addEventListener('change', () => speakHere(select.value));
    delete choice.dataset['waiting'];
  }
}
