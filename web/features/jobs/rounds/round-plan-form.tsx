import { Anchor, MultiSelect, NumberInput, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/job-rounds.ts';
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
import { around } from '#web/ui/around.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { Plans, RoundPlan } from './plan-in-words.ts';

interface PlanValues {
  minutes: number | string;
  memberIds: string[];
  place: string;
  kit: Kit | null;
}

/** Values of the kit choice that are not kits of the company. */
const FROM_SKILLS = 'skills';
const OWN = 'own';

interface RoundPlanProps {
  jobId: string;
  plan: RoundPlan;
  /** The mode of the round, as set in the wizard or in the job. */
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
      label={said.planLabel()}
      form={form}
      call={saveRoundPlan}
      read={getRoundPlans}
      inputOf={(values) => ({ ...values, minutes: Number(values.minutes), jobId, round })}
      onDone={onDone}
    >
      <NumberInput
        label={said.minutes()}
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
        label={said.members()}
        description={said.membersHint()}
        searchable
        maxValues={ROUND_MEMBERS_MAX}
        nothingFoundMessage={said.noMember()}
        data={plans.members.map(({ memberId, name }) => ({ value: memberId, label: name }))}
        {...form.getInputProps('memberIds')}
      />
      <LimitedInput
        label={said.place()}
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
  if (!isVideo) return said.placeHint();
  if (videoLink !== '') return said.placeOwnLink({ link: videoLink });
  return (
    <>
      {around(said.placeVideoHint, {
        kits: (
          <Anchor component={Link} to={PATHS.companyKits} target="_blank" inherit underline="always">
            {said.kits()}
          </Anchor>
        ),
      })}
    </>
  );
}

interface KitChoiceProps {
  proposed: Kit;
  /** Null for the proposed kit. */
  kit: Kit | null;
  onChange: (kit: Kit | null) => void;
  errors: Errors;
}

/** The criteria for the interviewers: the proposed ones, a kit of the company, or either with changes. */
function KitChoice({ proposed, kit, onChange, errors }: KitChoiceProps) {
  const kits = useRead(getKits, {}).data?.kits ?? [];
  const same = kits.find((one) => JSON.stringify(one.kit) === JSON.stringify(kit));
  const chosen = kit === null ? FROM_SKILLS : (same?.kitId ?? OWN);
  return (
    <div>
      <Select
        label={said.kit()}
        description={said.kitHint()}
        allowDeselect={false}
        data={[
          { value: FROM_SKILLS, label: said.kitFromSkills() },
          ...kits.map(({ kitId, name }) => ({ value: kitId, label: name })),
          ...(chosen === OWN ? [{ value: OWN, label: said.kitOwn() }] : []),
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
