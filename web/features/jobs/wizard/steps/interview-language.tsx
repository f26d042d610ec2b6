import { Select } from '@mantine/core';
import type { LanguageOffer } from '#contract/interview/interview-languages.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { type Language, LANGUAGES, LANGUAGE_NAMES } from '#contract/messages/languages.ts';
import { getInterviewLanguages } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';

const OFFERS: Record<LanguageOffer, () => string> = {
  graded: said.languageGraded,
  heard: said.languageHeard,
  recorded: said.languageRecorded,
};

interface InterviewLanguageProps {
  value: Language;
  onChange: (language: Language) => void;
  error?: string | undefined;
}

/** The language of the AI interview, and what this server offers for it. */
export function InterviewLanguage({ value, onChange, error }: InterviewLanguageProps) {
  const { data } = useRead(getInterviewLanguages, {}, { staleTime: Infinity });
  const offer = data?.find(({ language }) => language === value)?.offer;
  return (
    <Select
      label={said.interviewLanguage()}
      // Reserves the line, so that nothing moves when the text arrives.
      description={offer === undefined ? '\u00a0' : OFFERS[offer]()}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      value={value}
      onChange={(chosen) => onChange(LANGUAGES.find((language) => language === chosen) ?? 'en')}
      allowDeselect={false}
      error={error}
    />
  );
}
