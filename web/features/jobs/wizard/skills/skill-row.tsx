import { ActionIcon, Autocomplete, Box, Button, Group, Select, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { jobValue, valueChoices } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { EXPERIENCE_OPTIONS, PREFERENCES, SKILL_NAME_MAX } from '#contract/shared/limits.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { tooLong } from '#web/ui/limited-input.tsx';

export interface SkillRowValues {
  key: string;
  value: string;
  preference: string;
  minExperience: string;
  isEdit: boolean;
}

interface SkillRowProps {
  row: SkillRowValues;
  master: readonly { name: string }[];
  errors: Errors;
  onChange: (change: Partial<SkillRowValues>) => void;
  onSave: () => void;
  onDelete: () => void;
}

/** One skill, in reading or editing mode. */
export function SkillRow({ row, master, errors, onChange, onSave, onDelete }: SkillRowProps) {
  const name = row.value.trim() || said.newSkill();
  const remove = (
    <ActionIcon aria-label={said.deleteNamed({ name })} color="brick" onClick={onDelete}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
  if (!row.isEdit) {
    return (
      <Box component="li" p="md" className={layout.frame}>
        <Group gap="xs" align="flex-start" wrap="nowrap" justify="space-between">
          <Box flex="1" miw={0}>
            <Text fw={600}>{row.value}</Text>
            <Text size="sm" c="dimmed">
              {jobValue(row.preference)} · {jobValue(row.minExperience)}
            </Text>
          </Box>
          <Group gap={0} align="stretch" wrap="nowrap" flex="none">
            <ActionIcon aria-label={said.editNamed({ name })} onClick={() => onChange({ isEdit: true })}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
            {remove}
          </Group>
        </Group>
      </Box>
    );
  }
  return (
    <Box component="li" p="md" className={layout.frame} data-editing>
      <div className={layout.grid}>
        <Autocomplete
          label={said.skill()}
          required
          limit={20}
          data={master.map((skill) => skill.name)}
          value={row.value}
          onChange={(value) => onChange({ value })}
          error={tooLong(row.value, SKILL_NAME_MAX) ?? errors.value}
        />
        <Select
          label={said.preference()}
          required
          placeholder={said.requiredOrPreferred()}
          data={valueChoices(PREFERENCES)}
          value={row.preference || null}
          onChange={(value) => onChange({ preference: value ?? '' })}
          error={errors.preference}
        />
        <Select
          label={said.minExperience()}
          required
          placeholder={said.selectExperience()}
          data={valueChoices(EXPERIENCE_OPTIONS)}
          value={row.minExperience || null}
          onChange={(value) => onChange({ minExperience: value ?? '' })}
          error={errors.minExperience}
        />
      </div>
      <Group justify="flex-end" gap="xs" mt="sm">
        {remove}
        <Button variant="default" onClick={onSave}>
          {said.saveSkill()}
        </Button>
      </Group>
    </Box>
  );
}
