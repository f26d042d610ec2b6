import * as platform from '#contract/messages/en/platform.ts';
import type { MailText } from './definition.ts';
import { type MailMessage, oneLine } from './message.ts';
import { TemplateError, type TemplateValues, checkTemplate, renderTemplate } from './template.ts';

/** A company's own text for an email. It replaces the subject, heading and paragraphs; the rest of the email stays. */

export type OwnTextField = keyof MailText;

/** What is wrong with one field of a text. */
export interface TextProblem {
  field: OwnTextField;
  message: string;
}

/**
 * The email with this text. A line break in a value does not start a second line in the subject. Throws TemplateError
 * if the text cannot be rendered or comes out empty.
 */
export function withOwnText<Message extends Omit<MailMessage, 'to'>>(
  mail: Message,
  text: MailText,
  values: TemplateValues,
): Message {
  const subject = subjectOf(text, values);
  return { ...mail, subject, heading: subject, paragraphs: bodyOf(text, values), hasLinksInText: true };
}

/** The first problem of each field, checked with the placeholders and every set of sample values. */
export function problemsOf(text: MailText, samples: readonly TemplateValues[]): TextProblem[] {
  const placeholders = Object.keys(samples[0] ?? {});
  const check = {
    subject: () => {
      checkTemplate(text.subject, placeholders);
      for (const values of samples) subjectOf(text, values);
    },
    text: () => {
      checkTemplate(text.text, placeholders);
      for (const values of samples) bodyOf(text, values);
    },
  };
  return (['subject', 'text'] as const).flatMap((field) => {
    const message = problemIn(check[field]);
    return message === null ? [] : [{ field, message }];
  });
}

/** The paragraphs of a text, which are separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

function subjectOf({ subject }: MailText, values: TemplateValues): string {
  const line = oneLine(renderTemplate(subject, values));
  if (line === '') throw new TemplateError(platform.subjectEmpty());
  return line;
}

function bodyOf({ text }: MailText, values: TemplateValues): string[] {
  const paragraphs = paragraphsOf(renderTemplate(text, values));
  if (paragraphs.length === 0) throw new TemplateError(platform.textEmpty());
  return paragraphs;
}

function problemIn(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof TemplateError) return error.message;
    throw error;
  }
}
