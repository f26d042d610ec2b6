// Imported one by one: the package with all parts also loads a code highlighter, which takes a tenth of the startup
// time.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import * as platform from '#contract/messages/en/platform.ts';
import { language, partsOf } from '#contract/messages/message.ts';
import type { Language } from '#contract/messages/languages.ts';
import { inLanguage } from '#server/platform/language.ts';

export interface MailAttachment {
  filename: string;
  content: string;
  /** Mail programs show `text/calendar; method=…` as an invitation. */
  contentType: string;
}

/** The content of an email: sentences, and at most one button. All of it is plain text. */
export interface MailMessage {
  to: string;
  /** English by default. */
  language?: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Whether addresses in the paragraphs become links, as they do in the footer. */
  hasLinksInText?: boolean;
  action?: { label: string; url: string };
  /** Small print. Addresses in it become links. */
  footer?: string[];
  attachments?: MailAttachment[];
  /** Two emails with the same id are one email that was sent twice because its task was repeated. */
  messageId?: string;
  /** The address that turns off emails of this kind: a page for people, one-click for mail programs (RFC 8058). */
  unsubscribeUrl?: string;
}

const PAPER = '#faf7f2';
const INK = '#23211e';
const ACCENT = '#0f5a5e';
const QUIET = '#5f5a52';
const FONT = 'Georgia, "Times New Roman", serif';
const SANS = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/**
 * Breaks a name or an address without spaces, because it would make the email wider than a phone. Each mail program
 * supports one of the two properties.
 */
const WRAPPED = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export type Scheme = 'light' | 'dark';

/** Styles for readers who prefer dark colours. Programs that do not support them use the elements' inline styles. */
const DARK_STYLES = [
  '.paper { background-color: #1c1b19 !important; }',
  '.card { background-color: #262421 !important; border-color: #46423b !important; }',
  '.ink { color: #ece7df !important; }',
  '.quiet { color: #b5aea3 !important; }',
  '.accent { color: #7cc4c6 !important; }',
  '.button { background-color: #7cc4c6 !important; color: #10201f !important; }',
  '.rule { border-color: #46423b !important; }',
].join(' ');

/** The HTML of an email, with all text escaped. Without `scheme`, it follows the reader's preference. */
export const renderHtml = (message: MailMessage, scheme?: Scheme): Promise<string> =>
  inLanguage(message.language ?? 'en', () => htmlOf(message, scheme));

function htmlOf(message: MailMessage, scheme: Scheme | undefined): Promise<string> {
  const { subject, heading, paragraphs, hasLinksInText = false, action, footer = [] } = message;
  const text = {
    ...WRAPPED,
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: '26px',
    color: INK,
    margin: '0 0 16px',
  };
  const small = { ...text, fontSize: '13px', lineHeight: '20px', color: QUIET, margin: '0 0 8px' };
  const card = {
    backgroundColor: '#ffffff',
    border: '1px solid #e8e1d6',
    borderRadius: '12px',
    padding: '32px',
  };
  const button = {
    backgroundColor: ACCENT,
    color: '#ffffff',
    fontFamily: SANS,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: '8px',
    padding: '12px 24px',
  };
  const url = action && checkedUrl(action.url);
  return render(
    h(
      Html,
      { lang: language() },
      h(
        Head,
        null,
        h('title', null, subject),
        h('meta', { name: 'color-scheme', content: scheme ?? 'light dark' }),
        scheme === 'light'
          ? null
          : h('style', null, scheme === 'dark' ? DARK_STYLES : whereDark(DARK_STYLES)),
      ),
      h(Preview, null, paragraphs[0] ?? heading),
      h(
        Body,
        {
          className: 'paper',
          style: { backgroundColor: PAPER, color: INK, margin: 0, padding: '32px 12px' },
        },
        h(
          Container,
          { style: { maxWidth: '560px', margin: '0 auto' } },
          h(
            Text,
            {
              className: 'accent',
              style: { fontFamily: FONT, fontSize: '20px', color: ACCENT, margin: '0 0 16px 4px' },
            },
            'Roundone',
          ),
          h(
            Section,
            { className: 'card', style: card },
            h(
              Heading,
              {
                as: 'h1',
                className: 'ink',
                style: {
                  ...WRAPPED,
                  fontFamily: FONT,
                  fontSize: '24px',
                  lineHeight: '32px',
                  margin: '0 0 16px',
                  color: INK,
                },
              },
              heading,
            ),
            ...paragraphs.map((paragraph) =>
              h(
                Text,
                { className: 'ink', style: { ...text, whiteSpace: 'pre-line' } },
                ...(hasLinksInText ? linked(paragraph) : [paragraph]),
              ),
            ),
            action && url ? h(Button, { href: url, className: 'button', style: button }, action.label) : null,
            action && url
              ? h(
                  Text,
                  { className: 'quiet', style: { ...small, margin: '16px 0 0' } },
                  ...(partsOf(platform.buttonFails, {
                    link: h(
                      Link,
                      { href: url, className: 'accent', style: { color: ACCENT, wordBreak: 'break-all' } },
                      url,
                    ),
                  }) as ReactNode[]),
                )
              : null,
          ),
          footer.length > 0
            ? h(Hr, { className: 'rule', style: { borderColor: '#e8e1d6', margin: '24px 0 16px' } })
            : null,
          ...footer.map((line) => h(Text, { className: 'quiet', style: small }, ...linked(line))),
        ),
      ),
    ),
  );
}

/** The email as plain text. */
export function renderText(message: MailMessage): string {
  const { heading, paragraphs, action, footer = [] } = message;
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${checkedUrl(action.url)}`);
  if (footer.length > 0) parts.push(`--\n${footer.join('\n')}`);
  return `${parts.join('\n\n')}\n`;
}

/** The text without line breaks or other control characters, because a subject is a header of the email. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Splits a text at web addresses. The odd entries are the addresses, without any full stop at the end. */
export function splitAtAddresses(text: string): string[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/);
}

function linked(line: string): ReactNode[] {
  return splitAtAddresses(line).map((part, i) =>
    i % 2 === 1 && URL.canParse(part)
      ? h(Link, { href: part, className: 'accent', style: { color: ACCENT } }, part)
      : part,
  );
}

const whereDark = (styles: string) => `@media (prefers-color-scheme: dark) { ${styles} }`;

function checkedUrl(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') {
    throw new Error(`A mail may link to web pages only, not to ${parsed.protocol}`);
  }
  return parsed.href;
}
