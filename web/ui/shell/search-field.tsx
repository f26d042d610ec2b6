import { useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import * as said from '#contract/messages/en/shell.ts';
import { SEARCH_TEXT_MAX } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import classes from './search-field.module.css';

interface SearchFieldProps {
  /** In the bar: as small as its icon until it has the focus, if there is no room for more. */
  inBar?: boolean;
  onSearch?: () => void;
}

/** Searches the applicants of all jobs from every page. A plain field, because Mantine's loads far more code. */
export function SearchField({ inBar = false, onSearch }: SearchFieldProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  return (
    <search className={inBar ? classes.inBar : undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = text.trim();
          setText('');
          void navigate(
            wanted === '' ? PATHS.applicants : `${PATHS.applicants}?${new URLSearchParams({ text: wanted })}`,
          );
          onSearch?.();
        }}
      >
        <label className={classes.field} title={said.searchApplicants()}>
          <IconSearch size={20} aria-hidden />
          <input
            type="search"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            maxLength={SEARCH_TEXT_MAX}
            enterKeyHint="search"
            aria-label={said.searchApplicants()}
            placeholder={said.searchApplicants()}
            className={classes.input}
          />
        </label>
      </form>
    </search>
  );
}
