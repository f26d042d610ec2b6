import { inLanguage } from '#server/platform/language.ts';
import * as said from '#contract/messages/en/mailtexts.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getMailTexts } from '#contract/company/company-mails.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import { MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { signedBy } from '#server/features/companies/company-mails.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import { deleteMailText, mailTexts, saveMailText } from '#server/features/companies/mail-text-store.ts';
import { type CompanyRow, companyById, languageIn } from '#server/features/companies/store.ts';
import { invitationFooter } from '#server/features/candidate-invitations/mail-data.ts';
import { noticeFooter } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import type {
  ListedCompanyMail,
  MailContent,
  MailText,
  SampleText,
} from '#server/platform/mail/definition.ts';
import { renderHtml, renderText } from '#server/platform/mail/message.ts';
import { problemsOf, withOwnText } from '#server/platform/mail/own-text.ts';
import { Failure, Refusal, notFound } from '#server/platform/outcome.ts';
import { countAccountMail, refuseLimited } from '#server/features/accounts/email/mail-limits.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import { companyMails } from './company-mails.ts';

type ShownText = OutputOf<typeof getMailTexts>['mails'][number];

/** Every email whose text a company can change, with the current text. */
export async function showMailTexts(ctx: Context, companyId: string): Promise<ShownText[]> {
  const own = new Map((await mailTexts(ctx.db, companyId)).map((text) => [text.mail, text]));
  const company = await companyOf(ctx, companyId);
  return companyMails.map((mail) => {
    const written = own.get(mail.name);
    const samples = samplesOf(mail, company);
    const usual = usualOf(mail, company);
    const { subject, text } = written ?? usual;
    return {
      mail: mail.name,
      title: mail.title,
      about: mail.about,
      button: samples[0]?.content.action?.label ?? '',
      placeholders: Object.entries(mail.placeholders).map(([name, meaning]) => ({
        name,
        meaning,
        sample: samples.map(({ values }) => values[name] ?? '').find((value) => value !== '') ?? '',
      })),
      samples: samples.map(({ title }) => title),
      subject,
      text,
      usual,
      isOwn: written !== undefined,
      changedAt: written?.changedAt.toISOString() ?? null,
      changedBy: written?.changedBy ?? null,
      failure: written?.failure
        ? { at: written.failure.at.toISOString(), reason: written.failure.reason }
        : null,
    };
  });
}

interface Wanted extends MailText {
  mail: string;
}

/** Saves a custom text. The default text is not saved, so that a later release can improve it. */
export async function writeMailText(
  ctx: Context,
  caller: EmployerCaller,
  wanted: Wanted & { readAt?: string | null | undefined },
  { address }: Origin,
): Promise<void> {
  const mail = mailNamed(wanted.mail);
  const company = await companyOf(ctx, caller.companyId);
  const text = requireValid(mail, withPlainLineBreaks(wanted), company);
  const at = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, caller.companyId);
    await refuseChangedMeanwhile(tx, caller.companyId, mail.name, wanted.readAt);
    if (isUsual(mail, text, company)) return deleteOwnText(ctx, tx, caller, mail, address);
    await saveMailText(tx, { companyId: caller.companyId, mail: mail.name, text, userId: caller.id, at });
    await recordAct(ctx, tx, caller, address, {
      action: 'mail-text.changed',
      details: { mail: inLanguage('en', () => mail.title) },
    });
  });
}

/** Restores the default text. Safe to repeat. */
export async function resetText(
  ctx: Context,
  caller: EmployerCaller,
  name: string,
  { address }: Pick<Origin, 'address'>,
): Promise<void> {
  const mail = mailNamed(name);
  await inTransaction(ctx.db, (tx) => deleteOwnText(ctx, tx, caller, mail, address));
}

async function deleteOwnText(
  ctx: Context,
  tx: Database,
  caller: EmployerCaller,
  mail: ListedCompanyMail,
  address: string,
): Promise<void> {
  if (!(await deleteMailText(tx, caller.companyId, mail.name))) return;
  await recordAct(ctx, tx, caller, address, {
    action: 'mail-text.reset',
    details: { mail: inLanguage('en', () => mail.title) },
  });
}

/** If two members edit a text at once, the second one must see the first one's text before replacing it. */
async function refuseChangedMeanwhile(
  tx: Database,
  companyId: string,
  mail: string,
  readAt: string | null | undefined,
): Promise<void> {
  if (readAt === undefined) return;
  const now = (await mailTexts(tx, companyId)).find((text) => text.mail === mail);
  const changedAt = now?.changedAt.toISOString() ?? null;
  if (changedAt === readAt) return;
  throw new Refusal(
    'mail-text.changed-meanwhile',
    said.changedMeanwhile({ who: now?.changedBy ?? said.someone() }),
    { changedAt },
  );
}

/** The email with sample values, as a candidate would get it. */
export async function previewText(
  ctx: Context,
  companyId: string,
  wanted: Wanted & { sample?: string | undefined },
): Promise<{ subject: string; text: string; html: string }> {
  const message = { ...(await sampleMail(ctx, companyId, wanted)), to: '' };
  return { subject: message.subject, text: renderText(message), html: await renderHtml(message) };
}

/** The email with sample values, without its attachments: a test must not add anything to a calendar. */
async function sampleMail(
  ctx: Context,
  companyId: string,
  wanted: Wanted & { sample?: string | undefined },
): Promise<MailContent> {
  const mail = mailNamed(wanted.mail);
  const company = await companyOf(ctx, companyId);
  const text = requireValid(mail, withPlainLineBreaks(wanted), company);
  const samples = samplesOf(mail, company);
  const sample = samples.find(({ title }) => title === wanted.sample) ?? samples[0]!;
  const { attachments: _, ...content } = sample.content;
  return inLanguage(languageIn(company), () => {
    const usual = { ...content, footer: sampleFooter(ctx, mail, company.name) };
    if (isUsual(mail, text, company)) return usual;
    return signedBy(company.name, withOwnText(usual, text, sample.values));
  });
}

/** People with an account can turn off a kind of email. People who are invited may have no account. */
function sampleFooter(ctx: Context, { notice }: ListedCompanyMail, companyName: string): string[] {
  const { publicUrl } = ctx.config;
  if (notice === undefined)
    return invitationFooter(companyName, `${publicUrl}${pathWithToken(PATHS.stopInvitations, 'sample')}`);
  return noticeFooter(notice, {
    url: `${publicUrl}${pathWithToken(PATHS.unsubscribe, 'sample')}`,
    publicUrl,
  });
}

const withPlainLineBreaks = ({ subject, text }: Wanted): MailText => ({
  subject,
  text: text.replaceAll(/\r\n?/g, '\n'),
});

/** The default text, in the company's language. */
const usualOf = (mail: ListedCompanyMail, company: CompanyRow): MailText =>
  inLanguage(languageIn(company), () => mail.text);

function isUsual(mail: ListedCompanyMail, { subject, text }: MailText, company: CompanyRow): boolean {
  const usual = usualOf(mail, company);
  return usual.subject === subject && usual.text === text;
}

function mailNamed(name: string): ListedCompanyMail {
  const mail = companyMails.find((each) => each.name === name);
  if (!mail) throw notFound();
  return mail;
}

/** The sample values of an email, with this company's name and in its language. */
const samplesOf = (mail: ListedCompanyMail, company: CompanyRow): SampleText[] =>
  inLanguage(languageIn(company), () => mail.sampleTexts(company.name));

/** Returns the text. Throws a Failure with the field, line and placeholder if it cannot be rendered. */
function requireValid(mail: ListedCompanyMail, text: MailText, company: CompanyRow): MailText {
  const values = samplesOf(mail, company).map((sample) => sample.values);
  const issues = problemsOf(text, values).map(({ field, message }) => ({ path: field, message }));
  const [first] = issues;
  if (first) throw new Failure('invalid-input', first.message, issues);
  return text;
}

async function companyOf(ctx: Context, companyId: string): Promise<CompanyRow> {
  const company = await companyById(ctx.db, companyId);
  if (!company) throw notFound();
  return company;
}

/** Emails a text with sample values to the member who asked for it. Returns the address. */
export async function sendTest(
  ctx: Context,
  caller: EmployerCaller,
  wanted: MailText & { mail: string },
  { address }: Origin,
): Promise<string> {
  const content = await sampleMail(ctx, caller.companyId, wanted);
  const recipient = await recipientById(ctx.db, caller.id);
  if (!recipient) throw notFound();
  const to = recipient.email;
  const limit = await inTransaction(ctx.db, async (tx) => {
    const reached = await countAccountMail(ctx, tx, { purpose: 'test', to, address });
    if (reached === null) await queueMail(ctx, tx, testMail, { to, data: content });
    return reached;
  });
  refuseLimited(limit, refusals.tooManyTestMails({ hours: MAIL_WINDOW_HOURS }));
  return to;
}

/** The email as candidates get it, marked as a test. */
const testMail = {
  write: (content: MailContent): MailContent => ({
    ...content,
    subject: said.testSubject({ subject: content.subject }),
    footer: [said.testFooter(), ...(content.footer ?? [])],
  }),
};
