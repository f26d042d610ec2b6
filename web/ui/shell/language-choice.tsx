import { LANGUAGE_NAMES } from '#contract/messages/languages.ts';
import * as said from '#contract/messages/en/languages.ts';
import { language } from '#contract/messages/message.ts';
import { speakHere } from '#web/session/chosen-language.ts';
import classes from './footer.module.css';

/**
 * For visitors. Signed-in people find it under Account. On public pages, `scripts/choose-language.ts` makes it work.
 */
export function LanguageChoice() {
  return (
    <label className={classes.language} data-language-choice data-waiting>
      {said.language()}
      <select defaultValue={language()} onChange={(event) => speakHere(event.currentTarget.value)}>
        {Object.entries(LANGUAGE_NAMES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
