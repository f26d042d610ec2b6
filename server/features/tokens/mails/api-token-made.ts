import * as said from '#contract/messages/en/tokens.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { TOKEN_SCOPES, type TokenScope } from '#contract/company/token-scopes.ts';
import type { Database } from '#server/database/database.ts';
import {
  type DoneFrom,
  SAMPLE_DONE_FROM,
  doneFrom,
  doneFromInWords,
} from '#server/features/accounts/sessions/done-from.ts';
import { mailOwners } from '#server/features/companies/mail-owners.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface TokenMade extends DoneFrom {
  name: string;
  maker: string;
  scopes: readonly TokenScope[];
  publicUrl: string;
}

export const apiTokenMade = defineMail<TokenMade>({
  name: 'api-token-made',
  about: said.mailAbout,
  write: ({ name, maker, scopes, publicUrl, ...done }) => ({
    subject: said.mailSubject(),
    heading: said.mailHeading(),
    paragraphs: [
      said.mailText({ name: maker, token: name }),
      ...scopes.map((scope) => said.mailScope({ scope: TOKEN_SCOPES[scope]() })),
      doneFromInWords(done),
      said.mailExpected(),
      said.mailUnexpected(),
    ],
    action: { label: said.mailButton(), url: `${publicUrl}${PATHS.companyTokens}` },
  }),
  samples: {
    'a token': {
      ...SAMPLE_DONE_FROM,
      name: 'Payroll',
      maker: 'Ada Example',
      scopes: ['jobs:read', 'applications:read'],
      publicUrl: 'http://localhost:3000',
    },
  },
});

export async function mailTokenMade(
  ctx: Context,
  db: Database,
  companyId: string,
  made: { name: string; maker: string; scopes: readonly TokenScope[]; origin: Origin },
): Promise<void> {
  const { origin, name, maker, scopes } = made;
  const data = { ...doneFrom(origin), name, maker, scopes, publicUrl: ctx.config.publicUrl };
  await mailOwners(ctx, db, apiTokenMade, { companyId, data });
}
