import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import { EMPLOYER, EVERYONE, MEMBER_ROLES, endpoint, nothing } from '../shared/endpoint.ts';
import { ID_MAX } from '../shared/limits.ts';
import { isoTimestamp, knownId, text, untrimmedText, uuid } from '../shared/rules.ts';
import { ONE_WAY, oneWay, whichRound } from './round-times.ts';
import { ROUND_RECORDING_STATES } from './round-recording-limits.ts';

/**
 * The recording of a round that people held. It needs the consent of the candidate, which can be taken back at any time.
 *
 * It is uploaded with tus 1.0 to `ROUND_RECORDING_UPLOADS`, with its length and the metadata of
 * `roundRecordingMetadata`, by owners, recruiters, those who take part in the round, and programs with the scope
 * applications:write. An upload that broke off goes on where it ended when it is created again with the same id.
 */
const FILE_NAME_MAX = 255;
const RECORDING_ID_RULE = said.metadataId;
const FILE_NAME_RULE = () => said.metadataName({ max: FILE_NAME_MAX });
export const roundRecordingMetadata = z.object({
  roundId: knownId(said.metadataRound),
  /** Made by the client. */
  recordingId: untrimmedText(ID_MAX, RECORDING_ID_RULE, RECORDING_ID_RULE).pipe(
    z.uuid({ error: RECORDING_ID_RULE }).toLowerCase(),
  ),
  fileName: text(FILE_NAME_MAX, FILE_NAME_RULE, FILE_NAME_RULE).min(1, { error: FILE_NAME_RULE }),
});

const roundId = knownId(said.nameRound);
const ofRound = { field: 'roundId', of: 'round' } as const;
const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;

export const getRoundRecording = endpoint({
  method: 'GET',
  path: 'rounds/getRoundRecording',
  summary:
    'Get the recording of a round with its transcript, line by line. For members who see the job or take part in the round.',
  ...asMember,
  scope: 'reports:read',
  input: z.object({ roundId }),
  output: z.object({
    /** When the candidate agreed to a recording; null: not, or not any more. */
    agreedDate: isoTimestamp.nullable(),
    /** The caller may upload one now, and remove one that is there. */
    mayUpload: z.boolean(),
    recording: z
      .object({
        recordingId: uuid(RECORDING_ID_RULE),
        fileName: z.string(),
        state: z.enum(ROUND_RECORDING_STATES),
        /** What people are told about its state. */
        note: z.string(),
        bytes: z.number(),
        /** How many of them have arrived. */
        arrivedBytes: z.number(),
        /** Null for a program, and for a member whose account is gone. */
        uploadedBy: z.string().nullable(),
        uploadedDate: isoTimestamp,
        /** A link to play it; null until it is prepared, and after its time. */
        url: z.string().nullable(),
        /** Sound without a picture. */
        isSound: z.boolean(),
        /** What was said so far, with its seconds in the recording. */
        lines: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
      })
      .nullable(),
  }),
  owns: ofRound,
});

export const removeRoundRecording = endpoint({
  method: 'POST',
  path: 'rounds/removeRoundRecording',
  summary: 'Delete the recording of a round and its transcript. For anyone who may upload one.',
  ...asMember,
  refusals: ['erasure.legal-hold'],
  scope: 'applications:write',
  input: z.object({ roundId }),
  output: nothing,
  owns: ofRound,
});

const consent = z.object({
  agreedDate: isoTimestamp.nullable(),
  companyName: z.string(),
  /** For how many days a recording is kept, and for how many its transcript. */
  filmDays: z.number(),
  reportDays: z.number(),
  /** There is a recording, or one is being uploaded. */
  hasRecording: z.boolean(),
});

/** Like the candidate’s other calls about a round: with the token of the mailed link, or the id while signed in. */
const asCandidate = {
  audience: EVERYONE,
  owns: { field: 'roundId', of: 'ownRound' },
  callsPerMinute: 300,
} as const;

export const getRecordingConsent = endpoint({
  method: 'GET',
  path: 'rounds/getRecordingConsent',
  summary:
    'Check whether the candidate agreed to a recording of a round. No sign-in needed with the emailed token.',
  ...asCandidate,
  refusals: ['link.expired'],
  input: whichRound.refine(oneWay, ONE_WAY),
  output: consent,
});

export const setRecordingConsent = endpoint({
  method: 'POST',
  path: 'rounds/setRecordingConsent',
  summary:
    'Agree to a recording of a round, or withdraw that consent, which deletes the recording and its transcript at once.',
  ...asCandidate,
  refusals: ['link.expired', 'round.cancelled', 'erasure.legal-hold'],
  input: whichRound.extend({ agrees: z.boolean({ error: said.sayAgrees }) }).refine(oneWay, ONE_WAY),
  output: consent,
});
