import { Stack } from '@mantine/core';
import type { Language } from '#contract/messages/languages.ts';
import classes from '../steps/interview.module.css';

export interface AnswerOptionsProps {
  /** The id of the heading that asks the question. */
  labelledBy: string;
  /** Must differ from the names of other questions on the page. */
  name: string;
  options: readonly string[];
  chosen: string | null;
  disabled?: boolean;
  /** The language of the options. */
  lang?: Language | undefined;
  onChoose: (option: string) => void;
}

/** The options of a multiple-choice question. One can be chosen. */
export function AnswerOptions({
  labelledBy,
  name,
  options,
  chosen,
  disabled,
  lang,
  onChoose,
}: AnswerOptionsProps) {
  return (
    <Stack role="radiogroup" aria-labelledby={labelledBy} gap="sm" lang={lang}>
      {options.map((option) => (
        <label key={option} className={classes.option} data-chosen={chosen === option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={chosen === option}
            disabled={disabled}
            onChange={() => onChoose(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </Stack>
  );
}
