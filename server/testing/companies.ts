import type { FastifyInstance } from 'fastify';
import { getCompanyProfile, saveCompany, uploadCompanyPicture } from '#contract/company/company-profile.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes, webRoutes } from '#server/features/features.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { publicPages } from '#web/public-pages/pages.tsx';
import { PNG } from './documents.ts';
import { type Person, type World, expectSuccess, startWorld } from './world.ts';

/**
 * A world with the public pages, which tests need not build, and helpers for what owners do with a company's profile.
 */
export function companySite() {
  let world: World;
  let app: FastifyInstance | undefined;

  async function start(): Promise<World> {
    world = await startWorld();
    const pages = publicPages({ styles: '/assets/public.css', script: '/assets/public.js', fonts: [] });
    app = await buildApp(world.ctx, { routes, webRoutes, authenticate, publicPages: { pages } });
    return world;
  }
  async function close(): Promise<void> {
    await app?.close();
    await world?.close();
  }
  /** What a visitor gets at this address. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    app!.inject({ method: 'GET', url, headers });

  const profileOf = async (person: Person) =>
    expectSuccess(await world.call(getCompanyProfile, {}, person.token));
  /** Changes part of the profile. The rest stays, except pictures. */
  async function save(person: Person, change: Partial<InputOf<typeof saveCompany>> = {}) {
    const { name, slug, site, about } = await profileOf(person);
    return world.callRaw(saveCompany, { name, slug, site, about, ...change }, person.token);
  }
  const upload = async (person: Person) =>
    expectSuccess(
      await world.upload(uploadCompanyPicture, {}, { filename: 'team.png', content: PNG }, person.token),
    );
  return { start, close, get, profileOf, save, upload };
}

/** The part of a page that is specific to it. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
