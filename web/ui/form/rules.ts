// The first import: it must come before the schemas.
import './zod-without-eval.ts';
import type { z } from 'zod';
import { changeEmail, changePasswordForm, undoEmailChangeForm } from '#contract/account.ts';
import { forgetPassword, resetPasswordForm, signInInput } from '#contract/auth.ts';
import { inviteCandidateForm } from '#contract/candidate-invitations.ts';
import { candidateProfileForm, newCandidateProfileForm } from '#contract/candidate.ts';
import { captionsForm } from '#contract/captions.ts';
import { tokenForm } from '#contract/company-tokens.ts';
import { webhookForm } from '#contract/company-webhooks.ts';
import { retentionForm } from '#contract/company-retention.ts';
import { companyProfileForm } from '#contract/company-profile.ts';
import { mailTextForm } from '#contract/company-mails.ts';
import { decisionSettings } from '#contract/decisions.ts';
import { employerProfileForm, newEmployerProfileForm } from '#contract/employer.ts';
import { templateForm } from '#contract/job-copies.ts';
import { customMcq, customPersonal, customSkill, masterMcq, masterSkill } from '#contract/job-questions.ts';
import {
  interviewProcessForm,
  jobDetailForm,
  miscInfoForm,
  skillEntryForm,
  submitOnBoardingDetails,
  workLocationForm,
} from '#contract/job-steps.ts';
import { addSignOnDomain, companySignOnForm, signOnForm } from '#contract/sign-on.ts';
import { invitationForm, inviteMemberForm } from '#contract/company-members.ts';
import { contactForm, signUpForm } from '#contract/users.ts';
import { spellingOf } from '#web/api/spelling.ts';
import { issueFromWire, toWire } from '#web/api/wire.ts';
import type { Errors } from './check.ts';

/**
 * The schemas of all forms; the server uses the same. check.ts loads this file when a form opens, because
 * zod is large.
 */
const RULES = {
  changeEmail: changeEmail.input,
  changePassword: changePasswordForm,
  undoEmailChange: undoEmailChangeForm,
  forgetPassword: forgetPassword.input,
  resetPassword: resetPasswordForm,
  signIn: signInInput,
  signUp: signUpForm,
  signOn: signOnForm,
  companySignOn: companySignOnForm,
  signOnDomain: addSignOnDomain.input,
  contact: contactForm,
  invitation: invitationForm,
  inviteMember: inviteMemberForm,
  inviteCandidate: inviteCandidateForm,
  candidateProfile: candidateProfileForm,
  newCandidateProfile: newCandidateProfileForm,
  employerProfile: employerProfileForm,
  newEmployerProfile: newEmployerProfileForm,
  mailText: mailTextForm,
  captions: captionsForm,
  decisionSettings,
  retention: retentionForm,
  companyProfile: companyProfileForm,
  jobDetail: jobDetailForm,
  workLocation: workLocationForm,
  miscInfo: miscInfoForm,
  skillEntry: skillEntryForm,
  interviewProcess: interviewProcessForm,
  onBoarding: submitOnBoardingDetails.input,
  customPersonal,
  customSkill,
  masterSkill,
  customMcq,
  masterMcq,
  template: templateForm,
  token: tokenForm,
  webhook: webhookForm,
} satisfies Record<string, z.ZodType>;

export type FormName = keyof typeof RULES;

/** The first message of each field, by the path of the web's field. */
export function errorsOf(form: FormName, values: unknown): Errors {
  const schema: z.ZodType = RULES[form];
  const result = schema.safeParse(toWire(spellingOf(schema), values));
  const errors: Errors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const issue = issueFromWire({ path: path.join('.'), message });
    errors[issue.path] ??= issue.message;
  }
  return errors;
}
