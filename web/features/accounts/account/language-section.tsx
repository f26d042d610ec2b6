import { NativeSelect } from '@mantine/core';
import * as said from '#contract/messages/en/languages.ts';
import { LANGUAGES, LANGUAGE_NAMES, isLanguage } from '#contract/messages/languages.ts';
import { getAccount, setLanguage } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { keepLanguage } from '#web/session/chosen-language.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';

const OF_BROWSER = '';

/** The language of pages and emails: the browser's, or one the person chose. Saved as soon as it is chosen. */
export function LanguageSection() {
  const query = useRead(getAccount, {});
  const save = useSend(setLanguage, { onError: (error) => toast.danger(error.message) });
  return (
    <Section title={said.language()}>
      <Read query={query} waiting={<Loading rows={1} />} empty="never">
        {({ language }) => (
          <NativeSelect
            label={said.language()}
            description={said.ownAbout()}
            size="md"
            maw={320}
            data={[
              { value: OF_BROWSER, label: said.sameAsBrowser() },
              ...LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] })),
            ]}
            defaultValue={language ?? OF_BROWSER}
            aria-busy={save.isPending}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const chosen = isLanguage(value) ? value : null;
              const speak = () => {
                keepLanguage(chosen);
                location.reload();
              };
              save.mutate({ language: chosen }, { onSuccess: speak });
            }}
          />
        )}
      </Read>
    </Section>
  );
}
