import type { FastifyInstance } from 'fastify';
import { getCompanyProfile, saveCompany, uploadCompanyPicture } from '#contract/company-profile.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { authenticate } from '#server/features/accounts/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { publicPages } from '#web/public-pages/pages.tsx';
import { PNG } from './documents.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** The server of a world with the public pages, which tests need not build. */
export function appWithPages(world: World): Promise<FastifyInstance> {
  const pages = publicPages({ styles: '/assets/public.css', script: '/assets/public.js', fonts: [] });
  return buildApp(world.ctx, { routes, webRoutes, authenticate, publicPages: { pages } });
}

/** What an owner does with the profile of a company. */
export function companiesIn(world: World) {
  const profileOf = async (person: Person) =>
    expectSuccess(await world.call(getCompanyProfile, {}, person.token));
  /** Changes a part of the profile; the rest stays, except pictures. */
  async function save(person: Person, change: Partial<InputOf<typeof saveCompany>> = {}) {
    const { name, slug, site, about } = await profileOf(person);
    return world.callRaw(saveCompany, { name, slug, site, about, ...change }, person.token);
  }
  const upload = async (person: Person) =>
    expectSuccess(
      await world.upload(uploadCompanyPicture, {}, { filename: 'team.png', content: PNG }, person.token),
    );
  return { profileOf, save, upload };
}

/** The part of a page that is its own. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
