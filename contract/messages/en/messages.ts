import { icu } from '../icu.ts';

// What a message cannot be.
export const tooLong = icu('A message has at most {max, number} characters');
export const idMissing = icu('A message id must be a UUID made by the sender');
export const nameMessage = icu('Please say which message');
export const isMutedMissing = icu('isMuted must be true or false');
export const nameTemplate = icu('Please say which template');
export const templateNameTooLong = icu('The name of a template has at most {max, number} characters');
export const templateNameOneLine = icu('The name of a template must be a single line');
export const companyDown = icu(
  'The people who run this site took your company down, so you can’t write to candidates. They emailed you the reason.',
);
export const tooMany = icu(
  'You can send at most {max, number} messages about an application in an hour. Please try again later.',
);
export const sent = icu('Message sent.');
export const muted = icu('You won’t get emails about these messages.');
export const unmuted = icu('Emails are on.');
export const templateSaved = icu('Template saved.');
export const templateDeleted = icu('Template deleted.');
export const tooManyTemplates = icu(
  'A company has at most {max, number} message templates. Delete one that you don’t need any more.',
);
export const nameTaken = icu('Your company already has a template named “{name}”.');

// Writing and reading them.
export const title = icu('Messages');
export const to = icu('Message to {name}');
export const byEmailToo = icu('{name} gets it by email too, with a link to answer here.');
export const send = icu('Send message');
export const keys = icu('Ctrl+Enter sends it');
export const showEarlier = icu('Show earlier messages');
export const writtenBy = icu('{who}, {when}');
export const isNew = icu('New');
export const writeTo = icu('Write to {name}');
export const turnedOff = icu('{name} has turned off emails about your messages.');
export const emailMe = icu('Email me about new messages here');
export const ifTurnedOff = icu('If you turn this off, {company} can see it.');
export const templates = icu('Message templates');
export const templatesShort = icu('Templates');
export const editTemplates = icu('Edit templates…');
export const templatesAbout = icu('Texts that your company saves for messages to candidates.');
export const noTemplates = icu(
  'Save a text that you send often, such as an invitation to a call. You can change it each time.',
);
export const messagesStay = icu('Messages you’ve sent with it stay.');
export const template = icu('template');
export const newTemplate = icu('New template');
export const editTemplate = icu('Edit the template');
export const templateName = icu('Name of the template');
export const message = icu('Message');
export const filledIn = icu('{placeholders} are filled in when you choose the template.');
