import type { ReactNode } from 'react';
import { Anchor, Avatar, Box, Button, Paper, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidates.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { candidateDetailProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { CandidateProfile } from '#web/api/types.ts';
import { Failure } from '#web/ui/failure.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './candidate-detail-profile-page.module.css';

/** The profile of a person who applied to one of the company's jobs. */
export default function CandidateDetailProfilePage() {
  const [address] = useSearchParams();
  const candidateId = address.get('id') ?? '';
  const query = useRead(candidateDetailProfile, { candidateId }, { enabled: candidateId !== '' });
  const navigate = useNavigate();
  return (
    <Page
      title={said.candidateProfile()}
      width="form"
      actions={
        <Button variant="default" onClick={() => void navigate(-1)}>
          {common.back()}
        </Button>
      }
    >
      {candidateId === '' ? (
        <Failure message={refusals.notFound()} />
      ) : (
        <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
          {(profile) => <Profile profile={profile} />}
        </Read>
      )}
    </Page>
  );
}

function Profile({ profile }: { profile: CandidateProfile }) {
  const { filesUrl } = profile;
  return (
    <Paper component="article" p="lg" aria-label={profile.name}>
      <header className={classes.head}>
        <Avatar src={filesUrl.profileImage?.url ?? null} name={profile.name} alt="" size={88} color="pine" />
        <Box miw={0}>
          <Box component="h2" fz="1.5rem" lh={1.25} fw={650}>
            {profile.name}
          </Box>
          <Text mt={4} c="dimmed">
            {experience(profile)}
            {profile.city ? ` · ${profile.city}` : ''}
          </Text>
        </Box>
      </header>
      <dl className={classes.facts}>
        {profile.hidesContacts ? null : (
          <>
            <Fact label={said.contactNo()}>
              <Anchor href={`tel:${profile.mobile}`} inherit>
                {profile.mobile}
              </Anchor>
            </Fact>
            <Fact label={said.email()}>
              <Anchor href={`mailto:${profile.email}`} inherit>
                {profile.email}
              </Anchor>
            </Fact>
            <Fact label={said.address()}>
              {[profile.fullAddress, profile.city, profile.state, profile.country].filter(Boolean).join(', ')}{' '}
              {profile.zipCode}
            </Fact>
          </>
        )}
        <Fact label={said.education()}>{profile.education.name}</Fact>
        <Fact label={said.experience()}>{experience(profile)}</Fact>
        <Fact label={said.skills()}>
          <ul className={classes.skills}>
            {profile.skills.map((skill) => (
              <li key={skill.id}>{skill.name}</li>
            ))}
          </ul>
        </Fact>
        {profile.hidesContacts ? null : <Documents profile={profile} />}
      </dl>
    </Paper>
  );
}

function Documents({ profile }: { profile: CandidateProfile }) {
  const { filesUrl } = profile;
  return (
    <>
      <Fact label={said.linkedinFact()}>
        <OutsideLink url={profile.linkedinProfile} />
      </Fact>
      <Fact label={said.portfolio()}>
        <OutsideLink url={profile.portfolio} />
      </Fact>
      <Fact label={said.resume()}>
        <FileLink url={profile.resumeUrlPath ?? filesUrl.resume?.url} name={filesUrl.resume?.name} />
      </Fact>
      <Fact label={said.coverLetterFact()}>
        <FileLink
          url={profile.coverLetterUrlPath ?? filesUrl.coverLetter?.url}
          name={filesUrl.coverLetter?.name}
        />
      </Fact>
      {filesUrl.certificate.length > 0 ? (
        <Fact label={said.certificates()}>
          {filesUrl.certificate.map((file) => (
            <div key={file.path}>
              <FileLink url={file.url} name={file.name} />
            </div>
          ))}
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OutsideLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return '-';
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" inherit>
      {url}
    </Anchor>
  );
}

function FileLink({ url, name }: { url: string | null | undefined; name: string | undefined }) {
  if (!url) return '-';
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit className={layout.link}>
      <IconDownload size={18} aria-hidden />
      {name ?? said.open()}
    </Anchor>
  );
}

const experience = ({ experienceInYear, experienceInMonth }: CandidateProfile): string =>
  said.experienceFact({ years: experienceInYear, months: experienceInMonth });
