import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccount, setLanguage } from '#contract/account/account.ts';
import { forgetPassword, signIn } from '#contract/account/auth.ts';
import { getCompanyProfile, saveCompany } from '#contract/company/company-profile.ts';
import { getOffer, makeOffer } from '#contract/interview/offers.ts';
import type { Language } from '#contract/messages/languages.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { offerTerms, offerToken } from '#server/testing/offers.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await decidingCompany(world);
});
afterAll(() => world.close());

const choose = async ({ token }: Person, language: Language | null) =>
  expectSuccess(await world.call(setLanguage, { language }, token));
const chosen = async ({ token }: Person) => expectSuccess(await world.call(getAccount, {}, token)).language;

describe('the language of a person', () => {
  test('is chosen in the account, and each sign-in tells it', async () => {
    const person = await world.candidate('Clara Choice', { profile: false });
    const { email, password } = person;
    const login = async (language?: string) =>
      expectSuccess(
        await world.call(signIn, { email, password }, undefined, language ? { cookies: { language } } : {}),
      ).language;
    expect([await chosen(person), await login(), await login('xx')]).toEqual([null, null, null]);
    await choose(person, 'de');
    // A choice that someone else made in this browser changes nothing.
    expect([await chosen(person), await login('es')]).toEqual(['de', 'de']);
    await choose(person, null);
    expect(await login('es')).toBe('es');
    expect(await chosen(person)).toBe('es');
    // Without a choice, the language of the page is used.
    await choose(person, null);
    const onPage = await world.call(signIn, { email, password }, undefined, { languages: 'de-AT' });
    expect([expectSuccess(onPage).language, await chosen(person)]).toEqual(['de', 'de']);
  });

  test('another than those that the product speaks is refused, in the language of the page', async () => {
    const { token } = await world.candidate('Willa Wrong', { profile: false });
    const refused = (from: object) => world.callRaw(setLanguage, { language: 'fr' }, token, from);
    expect(await refused({ languages: 'es' })).toMatchObject({
      httpStatus: 400,
      message: 'Elige uno de los idiomas de la lista.',
    });
    expect(await refused({ languages: 'es', cookies: { language: 'de' } })).toMatchObject({
      message: 'Bitte wählen Sie eine Sprache aus der Liste.',
    });
  });

  test('is that of a refusal also where the body arrives over a connection', async () => {
    const { token } = await world.candidate('Sol Socket', { profile: false });
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/users/setLanguage`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'es',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ language: 'fr' }),
    });
    expect(await answer.text()).toContain('Elige uno de los idiomas de la lista.');
  });
});

describe('an email', () => {
  const offered = async (name: string, language: Language | null) => {
    const { candidate, id } = await company.interviewed(name);
    await choose(candidate, language);
    const offer = { applicationId: id, ...offerTerms(world) };
    // The person who causes it speaks another language.
    expectSuccess(await world.call(makeOffer, offer, company.employer.token, { languages: 'de' }));
    const token = await offerToken(world, candidate);
    const letter = expectSuccess(await world.call(getOffer, { token })).offer!.letter;
    const mails = await world.mailTo(candidate.email);
    return { subject: mails.find(({ text }) => text.includes('/offer?'))?.subject, letter: letter.title };
  };

  test('to a candidate is in the language that they chose, else in the company’s, and so is a letter', async () => {
    const english = await offered('Elena English', null);
    expect(english).toEqual({
      subject: 'An offer from Dea Decider: Web Developer',
      letter: 'Offer: Web Developer at Dea Decider',
    });
    const { name, slug, site, about, version } = expectSuccess(
      await world.call(getCompanyProfile, {}, company.employer.token),
    );
    const profile = { name, slug, site, about, pictures: [], version, language: 'es' as const };
    expectSuccess(await world.call(saveCompany, profile, company.employer.token));
    expect(expectSuccess(await world.call(getCompanyProfile, {}, company.employer.token)).language).toBe(
      'es',
    );
    expect((await offered('Sara Spanish', null)).letter).toMatch(/^Oferta/);
    expect((await offered('Greta German', 'de')).letter).toBe('Angebot: Web Developer bei Dea Decider');
    expect((await offered('Erna English', 'en')).subject).toBe(english.subject);
  });

  test('tells mail programs its language', async () => {
    const person = await world.candidate('Lena Lang', { profile: false });
    await choose(person, 'de');
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    await world.settle();
    const mail = await world.db
      .selectFrom('outbox_mails')
      .select('html')
      .where('recipient', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(mail.html).toContain('lang="de"');
  });
});
