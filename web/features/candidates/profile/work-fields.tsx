import { useRef } from 'react';
import { Pill, Select, TagsInput } from '@mantine/core';
import * as said from '#contract/messages/en/candidates.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { EXPERIENCE_YEARS_MAX, SKILLS_MAX } from '#contract/shared/limits.ts';
import { getMasterEducation } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { ListFull } from '#web/ui/list-full.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { monthFor, monthOptions, spelledSkills } from './values.ts';

const yearOptions = () =>
  Array.from({ length: EXPERIENCE_YEARS_MAX + 1 }, (_, years) => ({
    value: String(years),
    label: said.years({ years }),
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
        label={said.education()}
        list="education"
        required
        query={educations}
        {...form.getInputProps('educationId')}
      />
      <TagsInput
        ref={skills}
        label={said.skills()}
        aria-required
        description={said.skillsHint()}
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
              'aria-label': said.removeSkill({ skill: String(value) }),
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
          label={said.experienceYears()}
          placeholder={said.select()}
          required
          searchable
          allowDeselect={false}
          data={yearOptions()}
          {...form.getInputProps('experienceInYear')}
          value={years || null}
          onChange={(chosen) => {
            form.setFieldValue('experienceInYear', chosen ?? '');
            const month = monthFor(chosen ?? '', form.values.experienceInMonth);
            form.setFieldValue('experienceInMonth', month);
          }}
        />
        <Select
          label={said.experienceMonths()}
          placeholder={said.select()}
          required
          allowDeselect={false}
          data={monthOptions(years).map((month) => ({
            value: month,
            label: said.months({ months: Number(month) }),
          }))}
          {...form.getInputProps('experienceInMonth')}
          value={form.values.experienceInMonth || null}
          onChange={(chosen) => form.setFieldValue('experienceInMonth', chosen ?? '')}
        />
      </div>
    </>
  );
}
