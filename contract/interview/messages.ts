import * as said from '../messages/en/messages.ts';
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

const tooLong = () => said.tooLong({ max: MESSAGE_MAX });
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
    'List the messages between the company and the candidate of an application, newest first. Does not mark them as read.',
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
    'Send a message to the candidate of an application or, as the candidate, to the company, for as long as the application is stored. The other side gets an email with the text. Messages sent within a few minutes share one email.',
  ...between,
  scope: 'applications:write',
  refusals: ['message.too-many', 'company.taken-down'],
  input: z.object({
    applicationId,
    text: messageText,
    /** Made by the sender, so that a message that is sent again is stored once. */
    messageId: uuid(said.idMissing).optional(),
  }),
  output: z.object({ messageId: z.string() }),
  owns: ofApplication,
  callsPerMinute: 120,
});

export const readMessages = endpoint({
  method: 'POST',
  path: 'interview/readMessages',
  summary: "Mark the other side's messages as read, up to the given one, for everyone on your side.",
  ...between,
  input: z.object({ applicationId, messageId: knownId(said.nameMessage) }),
  output: nothing,
  owns: ofApplication,
});

export const muteMessages = endpoint({
  method: 'POST',
  path: 'interview/muteMessages',
  summary:
    'Turn emails about messages on your application off or on. Messages still arrive, and the company can see that you get no emails.',
  audience: CANDIDATE,
  input: z.object({ applicationId, isMuted: z.boolean({ error: said.isMutedMissing }) }),
  output: nothing,
  owns: ofApplication,
});

export const getUnreadMessages = endpoint({
  method: 'GET',
  path: 'interview/getUnreadMessages',
  summary: `List the applications with messages that your side has not read, longest waiting first, at most ${UNREAD_CONVERSATIONS_MAX}.`,
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

const templateId = knownId(said.nameTemplate);
const ofMessageTemplate = { field: 'templateId', of: 'messageTemplate' } as const;

export const messageTemplateForm = z.object({
  name: text(
    TEMPLATE_NAME_MAX,
    () => said.templateNameTooLong({ max: TEMPLATE_NAME_MAX }),
    rules.nameTemplate,
  )
    .min(1, { error: rules.nameTemplate })
    .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), { error: said.templateNameOneLine }),
  text: messageText,
});

export const getMessageTemplates = endpoint({
  method: 'GET',
  path: 'company/getMessageTemplates',
  summary: `List the company's message templates by name, at most ${MESSAGE_TEMPLATES_MAX}. With applicationId, they are filled in for its candidate.`,
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
  summary: 'Save a text for messages under a name. With templateId, update a template.',
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
  summary: 'Delete a message template permanently. Messages written from it stay.',
  audience: EMPLOYER,
  scope: 'applications:write',
  input: z.object({ templateId }),
  output: nothing,
  owns: ofMessageTemplate,
});
