import * as contract from '#contract/account/candidate.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { userById } from '#server/features/accounts/store.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import { type Route, employerRoute, reply, route, uploadRoute } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { readOwnResume } from './resume/read-own.ts';
import { submitProfile, updateProfile } from './save-profile.ts';
import { showApplicant, showProfile } from './show-profile.ts';

/** Stores one file of the caller. The profile or an application then refers to it by its path. */
const keepUpload = (endpoint: typeof contract.uploadResume): Route =>
  uploadRoute(endpoint, async (ctx, { caller, file }) => {
    const { path } = await storeUpload(ctx, caller.id, endpoint.upload!, file);
    return reply(path);
  });

export const candidatesRoutes: Route[] = [
  route(contract.submitCandidateProfile, async (ctx, { input, caller }) => {
    await submitProfile(ctx, caller.id, input);
    return reply(null, TEXTS.profileCreated);
  }),
  route(contract.updateCandidateProfile, async (ctx, { input, caller }) => {
    await updateProfile(ctx, caller.id, input);
    return reply(null, TEXTS.profileUpdated);
  }),
  route(contract.getCandidateProfile, async (ctx, { caller }) => {
    const profileDetail = await showProfile(ctx, caller.id);
    const user = await userById(ctx.db, caller.id);
    if (!user) throw notFound();
    const { name, email, mobile } = user;
    return reply({
      isProfileAvailable: profileDetail !== null,
      profileDetail,
      account: { name, email, mobile },
    });
  }),
  employerRoute(contract.candidateDetailProfile, async (ctx, { input, caller }) =>
    reply(await showApplicant(ctx, caller, input.candidateId)),
  ),
  route(contract.readResume, async (ctx, { input, caller }) =>
    reply(await readOwnResume(ctx, caller.id, input.resumePath)),
  ),
  keepUpload(contract.uploadCandidateAvatar),
  keepUpload(contract.uploadResume),
  keepUpload(contract.uploadCoverLetter),
  keepUpload(contract.uploadCertificate),
  keepUpload(contract.uploadPitch),
];
