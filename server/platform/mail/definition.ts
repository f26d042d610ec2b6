import { type Said, say } from '#contract/messages/message.ts';
import type { NoticeKind } from '#contract/account/notice-kinds.ts';
import type { MailMessage } from './message.ts';
import { type TemplateValues, renderTemplate } from './template.ts';
import { paragraphsOf } from './own-text.ts';

/** What an email says, in the current language. Its recipient and id are added where it is sent. */
export type MailContent = Omit<MailMessage, 'to' | 'language' | 'messageId' | 'unsubscribeUrl'>;

/** An email with one set of sample data, for the preview and the tests. */
export interface MailSample {
  title: string;
  content: MailContent;
}

/** An email in the list of all emails. */
export interface ListedMail {
  /** The name of the email's file. */
  name: string;
  /** Who gets it, and when. */
  about: string;
  /** The kind of notice that a person can turn off. An email about the account itself has none. */
  notice?: NoticeKind;
  samples(): MailSample[];
}

/** An email whose text is made from `Data`. */
export interface Mail<Data> extends ListedMail {
  write(data: Data): MailContent;
}

export type NoticeMail<Data> = Mail<Data> & { notice: NoticeKind };

interface Definition<Data> {
  name: string;
  about: Said;
  write(data: Data): MailContent;
  /** Made-up data, keyed by what it shows. There is one for each form that the email can take. */
  samples: Record<string, Data>;
}

/** Defines an email to the operator or about the account itself. */
export function defineMail<Data>({ samples, about, ...mail }: Definition<Data>): Mail<Data> {
  return {
    ...mail,
    get about() {
      return say(about);
    },
    samples: () => Object.entries(samples).map(([title, data]) => ({ title, content: mail.write(data) })),
  };
}

/** Defines an email that a person can turn off. */
export function defineNotice<Data>(definition: Definition<Data> & { notice: NoticeKind }): NoticeMail<Data> {
  return Object.assign(defineMail(definition), { notice: definition.notice });
}

/**
 * An email that candidates get on behalf of a company. Its subject and text are templates, so that a company can
 * replace them with its own. The heading, button and attachments are always ours.
 */
export interface MailOfCompany<Data> extends Mail<Data> {
  /** The title in a company's list of emails. */
  title: string;
  /** The meaning of each placeholder in the texts. */
  placeholders: Readonly<Record<string, string>>;
  /** Our default text. */
  text: MailText;
  values(data: Data): TemplateValues;
  /** Made-up values, with the company's name if one is given. */
  sampleTexts(companyName?: string): SampleText[];
}

/** An email from a company that a person with an account can turn off. */
export type CompanyMail<Data> = MailOfCompany<Data> & { notice: NoticeKind };

/** A company email in the list of all of them. */
export type ListedCompanyMail = Omit<MailOfCompany<never>, 'write' | 'values'>;

export interface MailText {
  subject: string;
  text: string;
}

/** Made-up values, and the email that our default text gives with them. */
export interface SampleText extends MailSample {
  values: TemplateValues;
}

interface CompanyDefinition<Data extends { employerName: string }, Name extends string> {
  name: string;
  about: Said;
  title: Said;
  /** Omitted for an email to people who may have no account. */
  notice?: NoticeKind;
  placeholders: Record<Name, Said>;
  values(data: Data): Record<NoInfer<Name>, string>;
  text: { subject: Said; text: Said };
  heading(data: Data): string;
  action(data: Data): { label: string; url: string };
  attachments?(data: Data): MailContent['attachments'];
  samples: Record<string, Data>;
}

/** Defines an email whose subject and text a company can write itself. */
export function defineCompanyMail<Data extends { employerName: string }, Name extends string>(
  definition: CompanyDefinition<Data, Name> & { notice: NoticeKind },
): CompanyMail<Data>;
export function defineCompanyMail<Data extends { employerName: string }, Name extends string>(
  definition: CompanyDefinition<Data, Name>,
): MailOfCompany<Data>;
export function defineCompanyMail<Data extends { employerName: string }, Name extends string>({
  samples,
  about,
  title,
  placeholders,
  text,
  values,
  heading,
  action,
  attachments,
  ...mail
}: CompanyDefinition<Data, Name>): MailOfCompany<Data> {
  const saidText = (): MailText => ({ subject: say(text.subject), text: say(text.text) });
  const write = (data: Data): MailContent => {
    const filled = values(data);
    const attached = attachments?.(data);
    const own = saidText();
    return {
      subject: renderTemplate(own.subject, filled),
      heading: heading(data),
      paragraphs: paragraphsOf(renderTemplate(own.text, filled)),
      action: action(data),
      ...(attached ? { attachments: attached } : {}),
    };
  };
  const sampleTexts = (companyName?: string) =>
    Object.entries(samples).map(([name, sample]) => {
      const data = companyName === undefined ? sample : { ...sample, employerName: companyName };
      return { title: name, values: values(data), content: write(data) };
    });
  return {
    ...mail,
    get about() {
      return say(about);
    },
    get title() {
      return say(title);
    },
    get placeholders() {
      return Object.fromEntries(
        Object.entries<Said>(placeholders).map(([name, means]) => [name, say(means)]),
      );
    },
    get text() {
      return saidText();
    },
    values,
    write,
    sampleTexts,
    samples: () => sampleTexts().map(({ title: name, content }) => ({ title: name, content })),
  };
}
