import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '../shared/limits.ts';
import { isoTimestamp, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';

/**
 * The texts of emails to candidates, which a company can write itself. docs/mail-texts.md describes the template
 * language.
 */

const mailName = text(60, refusals.notFound, said.mailMissing).min(1, { error: said.mailMissing });

/** A subject and a text as templates. The server checks their placeholders and conditions. */
export const mailTextForm = z.object({
  subject: text(MAIL_SUBJECT_MAX, () => said.subjectTooLong({ max: MAIL_SUBJECT_MAX }), said.subjectMissing)
    .min(1, { error: said.subjectMissing })
    .refine((subject) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject), { error: said.subjectLine }),
  text: text(MAIL_TEXT_MAX, () => said.textTooLong({ max: MAIL_TEXT_MAX }), said.textMissing).min(1, {
    error: said.textMissing,
  }),
});
const namedText = mailTextForm.extend({ mail: mailName });

const placeholder = z.object({ name: z.string(), meaning: z.string(), sample: z.string() });

const mailText = z.object({
  /** The name that identifies it in other calls. */
  mail: z.string(),
  title: z.string(),
  about: z.string(),
  /** The label of the button, which every such email has. */
  button: z.string(),
  placeholders: z.array(placeholder),
  /** The names of the sets of sample values, for the preview. */
  samples: z.array(z.string()),
  /** The text that is currently sent. */
  subject: z.string(),
  text: z.string(),
  /** The default text, sent if the company has none of its own. */
  usual: z.object({ subject: z.string(), text: z.string() }),
  isOwn: z.boolean(),
  changedAt: isoTimestamp.nullable(),
  changedBy: z.string().nullable(),
  /**
   * True if an email has used the default text since the last change, because the company's own text could not be
   * rendered.
   */
  failure: z.object({ at: isoTimestamp, reason: z.string() }).nullable(),
});

export const getMailTexts = endpoint({
  method: 'GET',
  path: 'company/getMailTexts',
  summary:
    'Get the texts of all emails that candidates get on behalf of the company, with their placeholders.',
  audience: EMPLOYER,
  input: noInput,
  output: z.object({ mails: z.array(mailText) }),
});

export const saveMailText = endpoint({
  method: 'POST',
  path: 'company/saveMailText',
  summary:
    "Set the company's own text for an email. It applies to emails sent from now on. With `readAt`, the call is refused if someone has changed the text since.",
  audience: EMPLOYER,
  refusals: ['mail-text.changed-meanwhile'],
  input: namedText.extend({
    /** The `changedAt` of the text you read. Null if that was the default text. */
    readAt: text(40, said.readAtRule, said.readAtRule)
      .pipe(z.iso.datetime({ error: said.readAtRule }))
      .nullable()
      .optional(),
  }),
  output: nothing,
});

export const resetMailText = endpoint({
  method: 'POST',
  path: 'company/resetMailText',
  summary: 'Restore the default text of an email.',
  audience: EMPLOYER,
  input: z.object({ mail: mailName }),
  output: nothing,
});

export const previewMailText = endpoint({
  method: 'POST',
  path: 'company/previewMailText',
  summary: 'Preview a text of an email with sample values, exactly as it would be sent. Nothing is saved.',
  audience: EMPLOYER,
  input: namedText.extend({
    /** One of `samples`. Defaults to the first. */
    sample: text(100, refusals.notFound).optional(),
  }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: 'company/sendTestMail',
  summary: 'Email yourself a text with sample values. Nothing is saved.',
  audience: EMPLOYER,
  refusals: ['mail.too-many', 'mail.too-many-from-network'],
  input: namedText,
  output: z.object({ to: z.string() }),
});
