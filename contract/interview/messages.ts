import { z } from 'zod';
import {
  EMPLOYER,
  CANDIDATE,
  SIGNED_IN,
  endpoint,
  nextPage,
  noInput,
  nothing,
  paging,
} from '../shared/endpoint.ts';
import {
  MESSAGE_MAX,
  MESSAGE_TEMPLATES_MAX,
  TEMPLATE_NAME_MAX,
  UNREAD_CONVERSATIONS_MAX,
} from '../shared/limits.ts';
import { applicationId, isoTimestamp, knownId, text, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/**
 * What a company and a candidate write to each other about an application. Owners and recruiters write for the company.
 * What members write for each other is a note (contract/company/company-reviews.ts).
 */

const between = { audience: SIGNED_IN, memberRoles: ['owner', 'recruiter'] } as const;
const ofApplication = { field: 'applicationId', of: 'application' } as const;

/** Whose words a message has. */
export const MESSAGE_SIDES = ['candidate', 'company'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

const tooLong = `A message has at most ${MESSAGE_MAX} characters`;
const messageText = text(MESSAGE_MAX, tooLong, rules.writeMessage).min(1, { error: rules.writeMessage });

const message = z.object({
  messageId: z.string(),
  from: z.enum(MESSAGE_SIDES),
  /** The person who wrote it, by the name of then; the company, for a program. */
  by: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at: isoTimestamp,
  /** It is of the other side, and nobody of this side has read it. */
  isUnread: z.boolean(),
});

export const getMessages = endpoint({
  method: 'GET',
  path: 'interview/getMessages',
  summary:
    'What the company and the candidate of an application wrote to each other, newest first. Nothing is marked as read.',
  ...between,
  scope: 'applications:read',
  input: z.object({ ...paging, applicationId }),
  output: z.object({
    messages: z.array(message),
    /** The other side: the candidate, or the company. */
    with: z.string(),
    /** The candidate gets no emails about the messages of this application. */
    isMuted: z.boolean(),
    ...nextPage,
  }),
  owns: ofApplication,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: 'interview/sendMessage',
  summary:
    'Write to the candidate of an application, or as the candidate to the company, as long as the application is kept. The other side gets an email with the text; several messages within a few minutes come in one.',
  ...between,
  scope: 'applications:write',
  refusals: ['message.too-many', 'company.taken-down'],
  input: z.object({
    applicationId,
    text: messageText,
    /** Made by the sender, so that a message that is sent again is stored once. */
    messageId: uuid('A message id is a UUID that the sender made').optional(),
  }),
  output: z.object({ messageId: z.string() }),
  owns: ofApplication,
  callsPerMinute: 120,
});

export const readMessages = endpoint({
  method: 'POST',
  path: 'interview/readMessages',
  summary: 'Mark what the other side wrote as read, up to one message: for everybody of the own side.',
  ...between,
  input: z.object({ applicationId, messageId: knownId('Please name the message') }),
  output: nothing,
  owns: ofApplication,
});

export const muteMessages = endpoint({
  method: 'POST',
  path: 'interview/muteMessages',
  summary:
    'Turn the emails about the messages of one’s own application off or on. The messages still arrive, and the company sees that no emails are sent.',
  audience: CANDIDATE,
  input: z.object({ applicationId, isMuted: z.boolean('isMuted is true or false') }),
  output: nothing,
  owns: ofApplication,
});

export const getUnreadMessages = endpoint({
  method: 'GET',
  path: 'interview/getUnreadMessages',
  summary: `The applications with messages that the own side has not read, those that wait longest first; at most ${UNREAD_CONVERSATIONS_MAX}.`,
  ...between,
  scope: 'applications:read',
  input: noInput,
  output: z.object({
    /** How many applications they are in all. */
    total: z.number(),
    conversations: z.array(
      z.object({
        applicationId: z.string(),
        candidateId: z.string(),
        role: z.string(),
        with: z.string(),
        unread: z.number(),
        since: isoTimestamp,
      }),
    ),
  }),
});

/** Templates of messages, which a company keeps. Their placeholders are filled in for an application when one is chosen. */

const templateId = knownId('Please name the template');
const ofMessageTemplate = { field: 'templateId', of: 'messageTemplate' } as const;

export const messageTemplateForm = z.object({
  name: text(
    TEMPLATE_NAME_MAX,
    `The name of a template has at most ${TEMPLATE_NAME_MAX} characters`,
    rules.nameTemplate,
  )
    .min(1, { error: rules.nameTemplate })
    .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), 'The name of a template is a single line'),
  text: messageText,
});

export const getMessageTemplates = endpoint({
  method: 'GET',
  path: 'company/getMessageTemplates',
  summary: `The message templates of the company by name, at most ${MESSAGE_TEMPLATES_MAX}; with applicationId, filled in for its candidate.`,
  audience: EMPLOYER,
  scope: 'applications:read',
  input: z.object({ applicationId: applicationId.optional() }),
  output: z.object({
    templates: z.array(
      z.object({
        templateId: z.string(),
        name: z.string(),
        /** With its placeholders. */
        text: z.string(),
        /** Null without an application. */
        filledIn: z.string().nullable(),
      }),
    ),
  }),
  owns: ofApplication,
});

export const saveMessageTemplate = endpoint({
  method: 'POST',
  path: 'company/saveMessageTemplate',
  summary: 'Keep a text for messages under a name; with templateId, change one.',
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['template.name-taken', 'template.too-many'],
  input: messageTemplateForm.extend({ templateId: templateId.optional() }),
  output: z.object({ templateId: z.string() }),
  owns: ofMessageTemplate,
});

export const deleteMessageTemplate = endpoint({
  method: 'POST',
  path: 'company/deleteMessageTemplate',
  summary: 'Delete a message template for good. Messages that were written from it stay.',
  audience: EMPLOYER,
  scope: 'applications:write',
  input: z.object({ templateId }),
  output: nothing,
  owns: ofMessageTemplate,
});
