import { Anchor, MultiSelect, NumberInput, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import {
  ROUND_MEMBERS_MAX,
  ROUND_MINUTES_MAX,
  ROUND_MINUTES_MIN,
  ROUND_PLACE_MAX,
} from '#contract/interview/kit-limits.ts';
import { isVideoMode } from '#contract/interview/video-modes.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getKits, getRoundPlans, saveRoundPlan } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { DialogForm } from '#web/features/accounts/dialog-form.tsx';
import { CriteriaFields, type Kit, withoutKit } from '#web/features/companies/kits/criteria-fields.tsx';
import { check, type Errors } from '#web/ui/form/check.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { Plans, RoundPlan } from './plan-in-words.ts';

interface PlanValues {
  minutes: number | string;
  memberIds: string[];
  place: string;
  kit: Kit | null;
}

/** Values of the choice of a kit that are no kit of the company. */
const FROM_SKILLS = 'skills';
const OWN = 'own';

interface RoundPlanProps {
  jobId: string;
  plan: RoundPlan;
  /** How the round is held, as it stands in the wizard or in the job. */
  mode: string;
  plans: Plans;
  onDone: () => void;
}

/** How a round is held. Everything has a default. */
export function RoundPlanForm({ jobId, plan, mode, plans, onDone }: RoundPlanProps) {
  const { round, minutes, memberIds, place, kit } = plan;
  const form = useForm<PlanValues>({
    initialValues: { minutes, memberIds, place, kit },
    validate: (values) => check('roundPlan', values),
  });
  return (
    <DialogForm
      label="Plan of the round"
      form={form}
      call={saveRoundPlan}
      read={getRoundPlans}
      inputOf={(values) => ({ ...values, minutes: Number(values.minutes), jobId, round })}
      onDone={onDone}
    >
      <NumberInput
        label="Minutes"
        min={ROUND_MINUTES_MIN}
        max={ROUND_MINUTES_MAX}
        step={ROUND_MINUTES_MIN}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        maw={200}
        data-autofocus
        {...form.getInputProps('minutes')}
      />
      <MultiSelect
        label="Who takes part (optional)"
        description="Left empty, whoever invites the candidate takes part."
        searchable
        maxValues={ROUND_MEMBERS_MAX}
        nothingFoundMessage="No member of this name"
        data={plans.members.map(({ memberId, name }) => ({ value: memberId, label: name }))}
        {...form.getInputProps('memberIds')}
      />
      <LimitedInput
        label="Where (optional)"
        description={<PlaceHelp isVideo={isVideoMode(mode)} videoLink={plans.videoLink} />}
        limit={ROUND_PLACE_MAX}
        {...form.getInputProps('place')}
      />
      <KitChoice
        proposed={plans.proposed}
        kit={form.values.kit}
        onChange={(chosen) => {
          form.setFieldValue('kit', chosen);
          form.setErrors(withoutKit(form.errors));
        }}
        errors={form.errors as Errors}
      />
    </DialogForm>
  );
}

function PlaceHelp({ isVideo, videoLink }: { isVideo: boolean; videoLink: string }) {
  if (!isVideo) return 'A link, a phone number or an address. You can also say it when you invite somebody.';
  if (videoLink !== '') return `Left empty, it is your company’s link: ${videoLink}`;
  return (
    <>
      A link to the call. You can also say it when you invite somebody, or set one link for all calls under{' '}
      <Anchor component={Link} to={PATHS.companyKits} target="_blank" inherit underline="always">
        Interview kits
      </Anchor>
      .
    </>
  );
}

interface KitChoiceProps {
  proposed: Kit;
  /** Null: as proposed. */
  kit: Kit | null;
  onChange: (kit: Kit | null) => void;
  errors: Errors;
}

/** What the interviewers look at: as proposed, a kit of the company, or either of them with changes. */
function KitChoice({ proposed, kit, onChange, errors }: KitChoiceProps) {
  const kits = useRead(getKits, {}).data?.kits ?? [];
  const same = kits.find((one) => JSON.stringify(one.kit) === JSON.stringify(kit));
  const chosen = kit === null ? FROM_SKILLS : (same?.kitId ?? OWN);
  return (
    <div>
      <Select
        label="Choose a kit"
        description="What interviewers look at, and how they tell answers apart."
        allowDeselect={false}
        data={[
          { value: FROM_SKILLS, label: 'Criteria from the job’s skills' },
          ...kits.map(({ kitId, name }) => ({ value: kitId, label: name })),
          ...(chosen === OWN ? [{ value: OWN, label: 'Criteria of this round' }] : []),
        ]}
        value={chosen}
        onChange={(value) => {
          if (value === FROM_SKILLS) onChange(null);
          const found = kits.find(({ kitId }) => kitId === value);
          if (found) onChange(found.kit);
        }}
        error={errors.kit}
        mb="sm"
      />
      <CriteriaFields
        value={(kit ?? proposed).criteria}
        onChange={(criteria) => onChange({ criteria })}
        errors={errors}
      />
    </div>
  );
}
