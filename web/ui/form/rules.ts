// Must be imported first, before the schemas.
import './zod-without-eval.ts';
import type { z } from 'zod';
import { changeEmail, changePasswordForm } from '#contract/account/account.ts';
import { forgetPassword, resetPasswordForm, signInInput } from '#contract/account/auth.ts';
import { inviteCandidateForm } from '#contract/job/candidate-invitations.ts';
import { candidateProfileForm, newCandidateProfileForm } from '#contract/account/candidate.ts';
import { captionsForm } from '#contract/interview/captions.ts';
import { companyKitForm, roundPlanForm, videoLinkForm } from '#contract/interview/round-plans.ts';
import { tokenForm } from '#contract/company/company-tokens.ts';
import { webhookForm } from '#contract/company/company-webhooks.ts';
import { retentionForm } from '#contract/privacy/company-retention.ts';
import { mailTextForm } from '#contract/company/company-mails.ts';
import { decisionSettings } from '#contract/interview/decisions.ts';
import { changedEmployerProfileForm, newEmployerProfileForm } from '#contract/account/employer.ts';
import { messageTemplateForm } from '#contract/interview/messages.ts';
import { templateForm } from '#contract/job/job-copies.ts';
import {
  customMcq,
  customPersonal,
  customSkill,
  masterMcq,
  masterSkill,
} from '#contract/job/job-questions.ts';
import {
  interviewProcessForm,
  jobDetailForm,
  miscInfoForm,
  skillEntryForm,
  submitOnBoardingDetails,
  workLocationForm,
} from '#contract/job/job-steps.ts';
import { addSignOnDomain, companySignOnForm, signOnForm } from '#contract/account/sign-on.ts';
import { invitationForm, inviteMemberForm } from '#contract/company/company-members.ts';
import { contactForm, signUpForm } from '#contract/account/users.ts';
import { spellingOf } from '#web/api/spelling.ts';
import { issueFromWire, toWire } from '#web/api/wire.ts';
import type { Errors } from './check.ts';

/** The schemas of all forms, the same as on the server. check.ts loads them when a form opens, because zod is large. */
const RULES = {
  changeEmail: changeEmail.input,
  changePassword: changePasswordForm,
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
  employerProfile: changedEmployerProfileForm,
  newEmployerProfile: newEmployerProfileForm,
  mailText: mailTextForm,
  messageTemplate: messageTemplateForm,
  captions: captionsForm,
  decisionSettings,
  retention: retentionForm,
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
  companyKit: companyKitForm,
  roundPlan: roundPlanForm,
  videoLink: videoLinkForm,
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
