import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { MailMessage } from './message.ts';

/** What a mail says. Its receiver and its id are given where it is sent. */
export type MailContent = Omit<MailMessage, 'to' | 'messageId' | 'unsubscribeUrl'>;

/** A mail with one set of sample data, for the preview and the tests. */
export interface MailSample {
  title: string;
  content: MailContent;
}

/** A mail as the list of all mails knows it. */
export interface ListedMail {
  /** The name of its file. */
  name: string;
  /** Who gets it, and when. */
  about: string;
  /** The kind under which a person can turn it off. A mail about the account itself has none. */
  notice?: NoticeKind;
  samples(): MailSample[];
}

/** A mail whose text is made from `Data`. */
export interface Mail<Data> extends ListedMail {
  write(data: Data): MailContent;
}

export type NoticeMail<Data> = Mail<Data> & { notice: NoticeKind };

interface Definition<Data> {
  name: string;
  about: string;
  write(data: Data): MailContent;
  /** Made-up data by what they show; one for each form that the mail can take. */
  samples: Record<string, Data>;
}

/** Defines a mail about the account itself, or one to the operator. */
export function defineMail<Data>({ samples, ...mail }: Definition<Data>): Mail<Data> {
  return {
    ...mail,
    samples: () => Object.entries(samples).map(([title, data]) => ({ title, content: mail.write(data) })),
  };
}

/** Defines a mail that a person can turn off. */
export function defineNotice<Data>(definition: Definition<Data> & { notice: NoticeKind }): NoticeMail<Data> {
  return { ...defineMail(definition), notice: definition.notice };
}
