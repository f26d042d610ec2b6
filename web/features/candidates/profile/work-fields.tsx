import { useRef } from 'react';
import { Pill, Select, TagsInput } from '@mantine/core';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { EXPERIENCE_YEARS_MAX, SKILLS_MAX } from '#contract/shared/limits.ts';
import { getMasterEducation } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { ListFull } from '#web/ui/list-full.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { monthFor, monthOptions, spelledSkills } from './values.ts';

const YEARS = Array.from({ length: EXPERIENCE_YEARS_MAX + 1 }, (_, years) => ({
  value: String(years),
  label: `${years} ${years === 1 ? 'Year' : 'Years'}`,
}));

interface WorkFieldsProps {
  form: ProfileForm;
  masterSkills: readonly { id: string; name: string }[];
}

/** Education, skills and experience. */
export function WorkFields({ form, masterSkills }: WorkFieldsProps) {
  const educations = useRead(getMasterEducation, {}, { staleTime: Infinity });
  const { experienceInYear: years } = form.values;
  const skills = useRef<HTMLInputElement>(null);
  return (
    <>
      <MasterSelect
        label="Education"
        list="education"
        required
        query={educations}
        {...form.getInputProps('educationId')}
      />
      <TagsInput
        ref={skills}
        label="Skills"
        aria-required
        description="Type a skill and press Enter, or pick one from the list."
        required
        data={masterSkills.map(({ name }) => name)}
        limit={50}
        maxTags={SKILLS_MAX}
        renderPill={({ value, onRemove, disabled }) => (
          <Pill
            withRemoveButton={!disabled}
            onRemove={() => {
              onRemove?.();
              skills.current?.focus();
            }}
            removeButtonProps={{
              tabIndex: 0,
              'aria-hidden': false,
              'aria-label': `Remove the skill ${String(value)}`,
            }}
          >
            {value}
          </Pill>
        )}
        {...form.getInputProps('skills')}
        onChange={(names) => form.setFieldValue('skills', spelledSkills(names, masterSkills))}
      />
      <ListFull limit={LIST_LIMITS.profileSkills} count={form.values.skills.length} />
      <div className={layout.grid}>
        <Select
          label="Experience in years"
          placeholder="Select"
          required
          searchable
          allowDeselect={false}
          data={YEARS}
          {...form.getInputProps('experienceInYear')}
          value={years || null}
          onChange={(chosen) => {
            form.setFieldValue('experienceInYear', chosen ?? '');
            const month = monthFor(chosen ?? '', form.values.experienceInMonth);
            form.setFieldValue('experienceInMonth', month);
          }}
        />
        <Select
          label="Experience in months"
          placeholder="Select"
          required
          allowDeselect={false}
          data={monthOptions(years).map((month) => ({
            value: month,
            label: `${month} ${month === '1' ? 'Month' : 'Months'}`,
          }))}
          {...form.getInputProps('experienceInMonth')}
          value={form.values.experienceInMonth || null}
          onChange={(chosen) => form.setFieldValue('experienceInMonth', chosen ?? '')}
        />
      </div>
    </>
  );
}
