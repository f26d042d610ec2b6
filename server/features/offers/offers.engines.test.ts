import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { saveMailText } from '#contract/company/company-mails.ts';
import * as contract from '#contract/interview/offers.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import { sendMessage } from '#contract/interview/messages.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { type OfferTerms, offerTerms, offerToken } from '#server/testing/offers.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { mailOfferTask, tendOffersTask } from './tasks.ts';

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await decidingCompany(world);
});
afterAll(() => world.close());

const terms = (change: Partial<OfferTerms> = {}) => offerTerms(world, change);
const make = (applicationId: string, change: Partial<OfferTerms> = {}, by: Person = company.employer) =>
  world.call(contract.makeOffer, { applicationId, ...terms(change) }, by.token);
const offersOf = async (applicationId: string) =>
  expectSuccess(await world.call(contract.getOffers, { applicationId }, company.employer.token)).offers;

/** Someone with an offer, and the token of the emailed link. */
async function offered(name: string, change: Partial<OfferTerms> = {}) {
  const { candidate, id } = await company.interviewed(name);
  const { offerId } = expectSuccess(await make(id, change));
  return { candidate, id, offerId, token: await tokenOf(candidate) };
}

const tokenOf = (candidate: Person) => offerToken(world, candidate);

const later = async (milliseconds: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + milliseconds));
  await world.ctx.tasks.queue(world.db, tendOffersTask, {});
  await world.settle();
};

const audited = async () =>
  expectSuccess(await world.call(getHistory, { limit: 20 }, company.employer.token)).events.map(
    ({ action }) => action,
  );

test('an offer moves the application, and one mail brings the link to the letter', async () => {
  const { candidate, id, token } = await offered('Ada Offered');
  const told = (await company.subjects(candidate)).filter((subject) => !subject.includes('interview'));
  expect(told).toEqual(['An offer from Dea Decider: Web Developer']);
  expect((await company.history(id)).now).toMatchObject({ stage: 'offer', outcome: null });
  const shown = expectSuccess(await world.call(contract.getOffer, { token }));
  expect(shown).toMatchObject({ state: 'waiting', companyName: 'Dea Decider', candidateName: 'Ada Offered' });
  const { title, paragraphs } = shown.offer!.letter;
  expect(title).toBe('Offer: Web Developer at Dea Decider');
  expect(paragraphs.join('\n')).toMatch(/Dear Ada Offered,[^]*€52,000 a year[^]*Berlin[^]*trial period/);
  const timeline = await company.timeline(id, candidate);
  expect(timeline.filter(({ kind }) => kind === 'offer')).toMatchObject([
    { text: 'Dea Decider made you an offer.', offerId: shown.offerId },
    { title: 'Decision' },
  ]);
  expect((await company.history(id)).offerSteps).toMatchObject([
    { kind: 'made', by: 'Dea Decider' },
    { kind: 'opened', by: 'Ada Offered' },
  ]);
});

test('the letter is a tagged PDF with a title, for whoever may read it', async () => {
  const { token, offerId } = await offered('Γιώργος Łukasz', {
    conditions: 'Иван 王小明 meets you.',
  });
  const { pdf } = expectSuccess(await world.call(contract.getOffer, { token })).offer!;
  const answer = await world.app.inject({ method: 'GET', url: pdf });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain('Dear Γιώργος Łukasz,');
  expect(text).toContain('Иван');
  expect(text).toContain('can’t be shown here');
  expect((await document.getMetadata()).info).toMatchObject({
    Title: 'Offer: Web Developer at Dea Decider',
    Language: 'en',
  });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect(tree).toMatch(/"H1"[^]*"P"[^]*"Span"/);
  expect((await world.app.inject({ method: 'GET', url: `${pdf}x` })).statusCode).toBe(404);
  expectSuccess(await world.call(contract.withdrawOffer, { offerId }, company.employer.token));
  expect((await world.app.inject({ method: 'GET', url: pdf })).statusCode).toBe(404);
});

test('the preview shows the letter, its missing letters and its PDF, and sends nothing', async () => {
  const { candidate, id } = await company.interviewed('Pia Preview');
  const before = (await world.mailTo(candidate.email)).length;
  const preview = await world.call(
    contract.previewOffer,
    {
      applicationId: id,
      ...terms({ conditions: '王 王 ☃' }),
      letter: { subject: 'For {{ candidate_name }}', text: '{{ pay }}. {{ conditions }}' },
    },
    company.employer.token,
  );
  const { shown, missingLetters, pdf } = expectSuccess(preview);
  expect(shown).toEqual({ title: 'For Pia Preview', paragraphs: ['€52,000 a year. 王 王 ☃'] });
  expect(missingLetters).toEqual(['王', '☃']);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await world.mailTo(candidate.email)).toHaveLength(before);
  expect((await company.history(id)).now.stage).toBe('review');
});

test('a company writes its own letter, and one for a single offer', async () => {
  const own = { mail: 'offer-letter', subject: 'Welcome, {{ candidate_name }}', text: 'Pay: {{ pay }}' };
  const second = await world.employer('Otto Other');
  expect(await world.call(saveMailText, { ...own, text: '{{ salary }}' }, second.token)).toMatchObject({
    httpStatus: 400,
  });
  expectSuccess(await world.call(saveMailText, own, company.employer.token));
  const { token } = await offered('Lea Letter', { payAmount: 23.5, payPeriod: 'hour' });
  const { offer } = expectSuccess(await world.call(contract.getOffer, { token }));
  expect(offer!.letter).toEqual({ title: 'Welcome, Lea Letter', paragraphs: ['Pay: €23.50 an hour'] });
});

let refused: ReturnType<typeof company.interviewed> | undefined;
test.each([
  ['the pay is missing', { payAmount: '' }, 'Please enter the pay as a number'],
  ['the pay is nothing', { payAmount: 0 }, 'The pay must be more than 0'],
  ['the currency is unknown', { payCurrency: 'XXZ' }, 'Please select the currency'],
  ['yen have no cents', { payAmount: 10.5, payCurrency: 'JPY' }, 'The pay has more decimal places'],
  ['the first day is no day', { startsOn: '2030-02-31' }, 'Please choose the first day of work'],
  ['the first day has passed', { startsOn: '2020-01-01' }, 'The first day of work has passed'],
  ['the end has passed', { standsUntil: '2020-01-01T00:00:00Z' }, 'Please choose a future day'],
  [
    'the end is far away',
    { standsUntil: '2099-01-01T00:00:00Z' },
    'An offer can be open for at most 90 days',
  ],
  ['the letter has an unknown word', { letter: { subject: 'x', text: '{{ wage }}' } }, 'no placeholder'],
] as const)('an offer is refused if %s', async (_, change, message) => {
  refused ??= company.interviewed('Rita Refused');
  const { id } = await refused;
  const reply = await make(id, change);
  expect(reply).toMatchObject({ httpStatus: 400, message: expect.stringContaining(message) });
  expect(await offersOf(id)).toEqual([]);
});

test('an offer comes after the interview alone', async () => {
  const [early] = await company.applicants('Early Bird');
  expect(await make(early!.id)).toMatchObject({
    code: 'application.changed-meanwhile',
    message: 'The AI interview comes first: accept the application, or decline it.',
  });
});

describe('the answer', () => {
  test('is yes by typing the name: the person is hired, and everybody knows', async () => {
    const { candidate, id, token } = await offered('Zoë O’Neil-Łach');
    const accept = (name: string) => world.call(contract.acceptOffer, { token, name });
    expect(await accept('Somebody Else')).toMatchObject({
      httpStatus: 400,
      message: 'Please type your name exactly as written here: Zoë O’Neil-Łach',
    });
    expectSuccess(await accept('  zoe   oneil lach '));
    // Again, as if by a second click.
    expectSuccess(await accept('zoe oneil lach'));
    expect((await company.history(id)).now).toMatchObject({ stage: 'hired', outcome: 'hired' });
    expect(await company.movesOf(id)).toContain('Zoë O’Neil-Łach: Offer → Hired');
    expect((await company.timeline(id, candidate)).at(-1)).toMatchObject({ kind: 'hired' });
    expect((await company.subjects(candidate)).filter((one) => one.startsWith('You accepted'))).toHaveLength(
      1,
    );
    const news = (await world.mailTo(company.employer.email)).map(({ subject }) => subject);
    expect(news.filter((subject) => subject === 'Zoë O’Neil-Łach accepted your offer')).toHaveLength(1);
    expect(await audited()).toContain('offer.accepted');
    expect(await offersOf(id)).toMatchObject([{ state: 'accepted', endText: 'zoe   oneil lach' }]);
    expect(await world.call(contract.declineOffer, { token })).toMatchObject({ code: 'offer.over' });
  });

  test('is no with a word, and the company may offer something else', async () => {
    const { id, token } = await offered('Nora No');
    expectSuccess(await world.call(contract.declineOffer, { token, text: 'The pay is too low.' }));
    expect((await company.history(id)).now).toMatchObject({ stage: 'offer', outcome: null });
    const news = (await world.mailTo(company.employer.email)).findLast(({ subject }) =>
      subject.includes('Nora'),
    );
    expect(news?.text).toContain('They wrote: The pay is too low.');
    expectSuccess(await make(id, { payAmount: 60_000 }));
    expect((await offersOf(id)).map(({ state }) => state)).toEqual(['waiting', 'declined']);
  });

  test('is a question in the messages of the application, under the link too', async () => {
    const { candidate, id, token } = await offered('Quinn Question');
    expectSuccess(await world.call(contract.askAboutOffer, { token, text: 'Can I work from home?' }));
    await world.settle();
    const [asked] = (await world.mailTo(company.employer.email)).slice(-1);
    expect(asked?.text).toContain('Can I work from home?');
    const said = { applicationId: id, text: 'Two days a week.' };
    expectSuccess(await world.call(sendMessage, said, company.employer.token));
    await world.settle();
    expect((await world.mailTo(candidate.email)).at(-1)?.text).toContain('Two days a week.');
    expect(expectSuccess(await world.call(contract.getOffer, { token })).messages).toMatchObject([
      { isOwn: true, by: 'Quinn Question', text: 'Can I work from home?' },
      { isOwn: false, by: 'Dea Decider', text: 'Two days a week.' },
    ]);
  });

  test('counts under the account of the candidate too, and of nobody else', async () => {
    const { candidate, id, offerId } = await offered('Mia Mine');
    const other = await world.candidate('Odo Other');
    const accept = (by?: string) => world.call(contract.acceptOffer, { offerId, name: 'Mia Mine' }, by);
    for (const token of [undefined, other.token, company.employer.token])
      expect(await accept(token)).toMatchObject({ httpStatus: 404 });
    const mine = expectSuccess(await world.call(contract.getMyOffers, {}, candidate.token));
    expect(mine.offers).toMatchObject([{ offerId, applicationId: id, state: 'waiting' }]);
    expectSuccess(await accept(candidate.token));
    expect(await world.call(contract.acceptOffer, { token: 'unknown', name: 'Mia' })).toMatchObject({
      code: 'link.expired',
    });
  });

  test('two answers at once leave one', async () => {
    const { token } = await offered('Tilda Twice');
    const replies = await Promise.all([
      world.call(contract.acceptOffer, { token, name: 'Tilda Twice' }),
      world.call(contract.declineOffer, { token }),
    ]);
    expect(replies.filter(({ code }) => code === 'offer.over')).toHaveLength(1);
  });

  test('is refused in the language of who asks, and mails are not in it', async () => {
    const { token } = await offered('Ines Idioma');
    const inSpanish = { languages: 'ca, es-MX;q=0.9, en;q=0.5' };
    const asked = await world.call(contract.askAboutOffer, { token, text: ' ' }, undefined, inSpanish);
    expect(asked).toMatchObject({ code: 'invalid-input', message: 'Escribe tu pregunta' });
    expectSuccess(await world.call(contract.declineOffer, { token }, undefined, inSpanish));
    const accept = (languages?: string) =>
      world.call(contract.acceptOffer, { token, name: 'x' }, undefined, languages ? { languages } : {});
    expect((await accept('es')).message).toBe('Ya no se puede responder a esta oferta.');
    expect((await accept('fr, de;q=0.1')).message).toBe('Dieses Angebot kann nicht mehr beantwortet werden.');
    expect((await accept()).message).toBe('This offer can no longer be answered.');
    const mails = await world.mailTo(company.employer.email);
    expect(mails.at(-1)?.subject).toBe('Ines Idioma declined your offer');
  });

  test('comes before a decision that the candidate was not told yet', async () => {
    const { id, token } = await offered('Dropped Decision');
    await company.declined([id]);
    expectSuccess(await world.call(contract.acceptOffer, { token, name: 'dropped decision' }));
    expect((await company.history(id)).now.outcome).toBe('hired');
  });
});

describe('an offer ends', () => {
  test('when the company withdraws it, with a mail', async () => {
    const { candidate, token, offerId } = await offered('Wanda Withdrawn');
    const withdraw = () =>
      world.call(contract.withdrawOffer, { offerId, text: 'The budget was cut.' }, company.employer.token);
    expectSuccess(await withdraw());
    expectSuccess(await withdraw());
    const mails = (await world.mailTo(candidate.email)).filter(({ subject }) =>
      subject.includes('withdrawn'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('The budget was cut.');
    const shown = expectSuccess(await world.call(contract.getOffer, { token }));
    expect(shown).toMatchObject({ state: 'withdrawn', offer: null });
    expect(await world.call(contract.acceptOffer, { token, name: 'Wanda Withdrawn' })).toMatchObject({
      code: 'offer.over',
    });
  });

  test('when another takes its place, which must have been seen', async () => {
    const { candidate, id, token, offerId } = await offered('Carl Changed');
    expect(await make(id, { replaces: null })).toMatchObject({ code: 'application.changed-meanwhile' });
    expectSuccess(await make(id, { payAmount: 58_000, replaces: offerId }));
    expect(expectSuccess(await world.call(contract.getOffer, { token })).state).toBe('replaced');
    expect((await company.subjects(candidate)).at(-1)).toBe(
      'A changed offer from Dea Decider: Web Developer',
    );
    const newest = await tokenOf(candidate);
    expect(expectSuccess(await world.call(contract.getOffer, { token: newest }))).toMatchObject({
      state: 'waiting',
      offer: { payAmount: 58_000 },
    });
  });

  test('at its last moment; two days before, who has not answered is reminded once', async () => {
    const { candidate, id, token } = await offered('Rosa Reminded');
    const reminders = async () =>
      (await company.subjects(candidate)).filter((subject) => subject.startsWith('Please answer soon'));
    await later(4 * DAY_MS);
    expect(await reminders()).toEqual([]);
    await later(1.5 * DAY_MS);
    await later(60_000);
    expect(await reminders()).toHaveLength(1);
    await later(2 * DAY_MS);
    await later(60_000);
    expect((await offersOf(id))[0]).toMatchObject({ state: 'expired' });
    const news = (await world.mailTo(company.employer.email)).filter(
      ({ subject }) => subject === 'Your offer to Rosa Reminded has expired',
    );
    expect(news).toHaveLength(1);
    expect((await company.subjects(candidate)).filter((subject) => /has expired/.test(subject))).toHaveLength(
      1,
    );
    expect(await world.call(contract.acceptOffer, { token, name: 'Rosa Reminded' })).toMatchObject({
      code: 'offer.over',
    });
  });

  test('when the candidate is told of another decision', async () => {
    const { id, token } = await offered('Olaf Otherwise');
    const { decisionId } = await company.declined([id]);
    expect(expectSuccess(await world.call(contract.getOffer, { token })).state).toBe('waiting');
    await company.tell(decisionId);
    expect(expectSuccess(await world.call(contract.getOffer, { token })).state).toBe('withdrawn');
    await later(60_000);
    expect((await offersOf(id))[0]).toMatchObject({ state: 'withdrawn' });
  });
});

test('a mail that is sent again is one mail, and one that is not true any more is none', async () => {
  const { candidate, offerId } = await offered('Mona Mail');
  const again = () => world.ctx.tasks.queue(world.db, mailOfferTask, { offerId, mail: 'made' });
  const count = async () =>
    (await company.subjects(candidate)).filter((subject) => subject.startsWith('An offer')).length;
  await again();
  expect(await count()).toBe(1);
  expectSuccess(await world.call(contract.withdrawOffer, { offerId }, company.employer.token));
  await world.ctx.tasks.queue(world.db, mailOfferTask, { offerId, mail: 'reminder' });
  expect((await company.subjects(candidate)).some((subject) => subject.startsWith('Please'))).toBe(false);
});

test('an offer waits for a decision of somebody else that is not told yet', async () => {
  const { id } = await company.interviewed('Ulla Untold');
  const order = { applicationIds: [id], outcome: 'declined' as const };
  expectSuccess(await world.call(moveApplications, order, company.colleague.token));
  expect(await make(id)).toMatchObject({ code: 'application.changed-meanwhile' });
  // A colleague who moved the application to this stage agrees with the offer.
  const second = await company.interviewed('Vera Agreed');
  const ahead = { applicationIds: [second.id], stage: 'offer' as const };
  expectSuccess(await world.call(moveApplications, ahead, company.colleague.token));
  expectSuccess(await make(second.id));
  expect((await company.subjects(second.candidate)).filter((one) => /offer/i.test(one))).toHaveLength(1);
});
