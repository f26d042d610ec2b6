import { useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconWand } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-wizard.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { PREFERENCES, SKILLS_MAX, NO_EXPERIENCE } from '#contract/shared/limits.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { submitSkillMatrix, getSkills } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { extractSkills } from './extract-skills.ts';
import { SkillRow, type SkillRowValues } from './skill-row.tsx';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues, type Onward } from '../form/use-step.ts';

interface SkillMatrixValues {
  skills: SkillRowValues[];
}

const blankRow = (): SkillRowValues => ({
  key: randomId(),
  value: '',
  preference: '',
  minExperience: '',
  isEdit: true,
});

/** A new job starts with one empty row. */
function valuesOf(job: Job): SkillMatrixValues {
  const saved = job.skillMatrix?.skill;
  if (!saved) return { skills: [blankRow()] };
  return {
    skills: saved.map(({ id, value, preference, minExperience }) => ({
      key: id,
      value,
      preference,
      minExperience,
      isEdit: false,
    })),
  };
}

const isBlank = (row: SkillRowValues) =>
  row.value.trim() === '' && row.preference === '' && row.minExperience === '';
const sameSkill = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function rowErrors(row: SkillRowValues, others: readonly SkillRowValues[]): Errors {
  const errors = check('skillEntry', row);
  const isTwice = others.some((other) => other.key !== row.key && sameSkill(other.value, row.value));
  return isTwice && !errors.value ? { ...errors, value: said.skillTwice() } : errors;
}

const isWrong = (row: SkillRowValues, all: readonly SkillRowValues[]) =>
  !isBlank(row) && Object.keys(rowErrors(row, all)).length > 0;

/** The errors of the whole list. Each row shows its own errors. */
function errorsOf(rows: readonly SkillRowValues[]): Errors {
  if (rows.length === 0) return { skill: TEXTS.skillRequired };
  return rows.some((row) => isWrong(row, rows)) ? { rows: said.checkSkills() } : {};
}

export function SkillMatrixStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'skillMatrix', valuesOf(job));
  const { skills } = step.values;
  const [noneFound, setNoneFound] = useState(false);
  // The rows the person tried to save or send. They show their errors.
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const master = useRead(getSkills, {}, { staleTime: Infinity });
  const rows = skills.filter((row) => !isBlank(row));
  const form = useStepSubmission(submitSkillMatrix, step, errorsOf(rows), onDone);

  const setSkills = (next: SkillRowValues[]) => {
    step.set({ skills: next });
    setNoneFound(false);
  };
  const change = (key: string, to: Partial<SkillRowValues>) =>
    setSkills(skills.map((row) => (row.key === key ? { ...row, ...to } : row)));

  const save = (row: SkillRowValues) => {
    setTried(new Set(tried).add(row.key));
    if (Object.keys(rowErrors(row, skills)).length === 0)
      change(row.key, { value: row.value.trim(), isEdit: false });
  };
  const extract = () => {
    const named = extractSkills(`${job.role} ${job.description}`, master.data ?? []);
    if (named.length === 0) {
      setNoneFound(true);
      return;
    }
    const added = named
      .filter(({ name }) => !rows.some((row) => sameSkill(row.value, name)))
      .slice(0, Math.max(0, SKILLS_MAX - rows.length))
      .map(({ name }) => ({
        key: randomId(),
        value: name,
        preference: PREFERENCES[0],
        minExperience: NO_EXPERIENCE,
        isEdit: false,
      }));
    setSkills([...rows, ...added]);
  };
  const submit = (to: Onward) => {
    setTried(new Set([...tried, ...rows.map((row) => row.key)]));
    // Rows with errors are opened for editing.
    if (rows.some((row) => isWrong(row, rows)))
      step.set({ skills: skills.map((row) => (isWrong(row, rows) ? { ...row, isEdit: true } : row)) });
    const skill = rows.map(({ value, preference, minExperience }) => ({
      value,
      preference: preference as (typeof PREFERENCES)[number],
      minExperience,
    }));
    form.submit({ jobId: job.id, skill }, to);
  };

  return (
    <StepForm title={said.stepSkills()} job={job} onBack={onBack} onSubmit={submit} form={form}>
      <Text c="dimmed">{said.skillsAbout()}</Text>
      <Group gap="sm" align="stretch">
        <Button
          variant="default"
          leftSection={<IconWand size={18} aria-hidden />}
          onClick={extract}
          loading={master.isPending}
        >
          {said.extractSkills()}
        </Button>
      </Group>
      {noneFound ? (
        <Alert color="amber" role="alert">
          {TEXTS.noSkillsInDescription}
        </Alert>
      ) : null}
      {skills.length > 0 ? (
        <ul className={layout.stack} aria-label={said.stepSkills()}>
          {skills.map((row) => (
            <SkillRow
              key={row.key}
              row={row}
              master={master.data ?? []}
              errors={tried.has(row.key) ? rowErrors(row, skills) : {}}
              onChange={(to) => change(row.key, to)}
              onSave={() => save(row)}
              onDelete={() => setSkills(skills.filter((other) => other.key !== row.key))}
            />
          ))}
        </ul>
      ) : null}
      {form.errors.skill ? (
        <Text mt={4} c="var(--mantine-color-error)" fz="0.875rem" role="alert" data-error-text>
          {form.errors.skill}
        </Text>
      ) : null}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull(LIST_LIMITS.jobSkills, skills.length)}
          onClick={() => setSkills([...skills, blankRow()])}
        >
          {said.addSkill()}
        </Button>
        <ListFull limit={LIST_LIMITS.jobSkills} count={skills.length} />
      </div>
    </StepForm>
  );
}
