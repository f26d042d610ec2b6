import { Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconStar, IconStarFilled } from '@tabler/icons-react';
import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/jobs.ts';
import type { Role } from '#contract/shared/audience.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import { RichText } from '#web/ui/rich-text.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import type { Job } from '#web/api/types.ts';
import { Facts, JobInterviewProcess } from './facts.tsx';
import { jobFacts, miscRows } from './job-facts.ts';

/** The parts of a job that both roles read. */

export function JobDescription({ job }: { job: Job }) {
  return (
    <>
      <Facts facts={jobFacts(job)} />
      <RichText html={job.description} />
      <JobInterviewProcess job={job} />
    </>
  );
}

export function JobSkills({ job }: { job: Job }) {
  const skills = job.skillMatrix?.skill ?? [];
  if (skills.length === 0) return <Text c="dimmed">{said.noSkills()}</Text>;
  return (
    <DataTable
      label={said.skills()}
      rows={skills}
      rowKey={(skill) => skill.id}
      columns={[
        { header: said.skill(), cell: (skill) => skill.value, sortBy: (skill) => skill.value, heading: true },
        {
          header: said.preference(),
          cell: (skill) =>
            skill.preference === 'Required' ? (
              <ToneBadge tone="accent" icon={IconStarFilled}>
                {jobValue(skill.preference)}
              </ToneBadge>
            ) : (
              <ToneBadge tone="quiet" icon={IconStar}>
                {jobValue(skill.preference)}
              </ToneBadge>
            ),
        },
        { header: said.minExperience(), cell: (skill) => jobValue(skill.minExperience) },
      ]}
    />
  );
}

/**
 * Employers see every field with its 'Display To Candidates' column. Candidates see the displayed fields, or the fixed
 * text.
 */
export function JobMiscInfo({ job, viewer }: { job: Job; viewer: Role }) {
  const rows = miscRows(job, viewer);
  if (rows.length === 0)
    return <Text c="dimmed">{viewer === 'candidate' ? TEXTS.noMiscInfo : said.noMiscInformation()}</Text>;
  if (viewer === 'candidate') return <Facts facts={rows.map((row) => [row.label, row.value] as const)} />;
  return (
    <DataTable
      label={said.miscInformation()}
      rows={rows}
      rowKey={(row) => row.label}
      columns={[
        { header: said.information(), cell: (row) => row.label, heading: true },
        { header: said.value(), cell: (row) => <span className={layout.written}>{row.value}</span> },
        { header: said.displayed(), cell: (row) => <Displayed displayed={row.displayed} /> },
      ]}
    />
  );
}

function Displayed({ displayed }: { displayed: boolean | null }) {
  if (displayed === null) return <>-</>;
  return displayed ? (
    <ToneBadge tone="moss" icon={IconEye}>
      {said.yes()}
    </ToneBadge>
  ) : (
    <ToneBadge tone="quiet" icon={IconEyeOff}>
      {said.no()}
    </ToneBadge>
  );
}

export function JobPersonalMessage({ job }: { job: Job }) {
  const video = job.uploadedData[0];
  if (!video) return <Text c="dimmed">{said.noMessage()}</Text>;
  return <VideoPlayer src={video.url} label={said.messageFor({ role: job.role })} />;
}

export function JobOnboarding({ job }: { job: Job }) {
  if (job.onBoarding.length === 0) return <Text c="dimmed">{said.noOnboarding()}</Text>;
  return (
    <ul className={layout.bullets}>
      {job.onBoarding.map((requirement) => (
        <li key={requirement.id}>{requirement.name}</li>
      ))}
    </ul>
  );
}
