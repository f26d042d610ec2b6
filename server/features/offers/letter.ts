import { type PayPeriod, dayInWords, payInWords } from '#contract/interview/offer-terms.ts';
import * as said from '#contract/messages/en/offer-mails.ts';
import type { ApplicationMailData } from '#server/features/applications/mail-data.ts';
import type { MailText } from '#server/platform/mail/definition.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { oneLine } from '#server/platform/mail/message.ts';
import { paragraphsOf } from '#server/platform/mail/own-text.ts';
import { type TemplateValues, renderTemplate } from '#server/platform/mail/template.ts';

/** The terms of an offer, as stated in a letter. */
export interface Terms {
  payAmount: number;
  payCurrency: string;
  payPeriod: PayPeriod;
  /** The first day of work, such as 2030-03-01. */
  startsOn: string;
  place: string;
  conditions: string;
  standsUntil: Date;
}

export type OfferMailData = ApplicationMailData & Terms;

export const TERMS_PLACEHOLDERS = {
  pay: said.payMeans,
  start_date: said.startDateMeans,
  place: said.placeMeans,
  conditions: said.conditionsMeans,
  stands_until: said.standsUntilMeans,
};

export const termsValues = (data: OfferMailData) => ({
  pay: payInWords(data),
  start_date: dayInWords(data.startsOn),
  place: data.place,
  conditions: data.conditions,
  stands_until: momentInWords(data.standsUntil, data.timeZone),
});

export interface Letter {
  title: string;
  /** Its paragraphs, separated by empty lines. */
  text: string;
}

/** The letter from a template. Throws TemplateError if it cannot be rendered. */
export const letterOf = (template: MailText, values: TemplateValues): Letter => ({
  title: oneLine(renderTemplate(template.subject, values)),
  text: paragraphsOf(renderTemplate(template.text, values)).join('\n\n'),
});

export const shownLetter = ({ title, text }: Letter) => ({ title, paragraphs: paragraphsOf(text) });
