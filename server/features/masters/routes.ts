import * as contract from '#contract/account/master.ts';
import { LANGUAGES } from '#contract/messages/languages.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { SKILLS_MAX } from '#contract/shared/limits.ts';
import { type Route, employerRoute, openRoute, reply } from '#server/platform/http/route.ts';
import { badInput } from '#server/platform/outcome.ts';
import { offerIn } from '#server/platform/speech/offer-in.ts';
import { findStates, listCities, listCountries, listStates } from './geography.ts';
import { masterName } from './master-name.ts';
import { type Named, type NamedList, masterSkills, namedList, presentNamed, questionBank } from './store.ts';
import { pageInMemory } from '#server/platform/paging.ts';

const listRoute = (endpoint: typeof contract.getMasterEducation, list: NamedList): Route =>
  openRoute(endpoint, async (ctx, { input }) => {
    const entries = await namedList(ctx.db, list);
    // A round's mode is stored by its name, which pages translate.
    const isStored = list === 'communication_modes';
    return answerPage(isStored ? entries : entries.map(inWords), input);
  });
const inWords = ({ id, name }: Named): Named => ({ id, name: masterName(name) });

export const mastersRoutes: Route[] = [
  listRoute(contract.getMasterCompanySector, 'sectors'),
  listRoute(contract.getMasterEducation, 'educations'),
  listRoute(contract.getMasterBoardingRequirements, 'boarding_requirements'),
  listRoute(contract.getMasterCommunicationMode, 'communication_modes'),
  listRoute(contract.getMasterOfferedBenefits, 'offered_benefits'),
  listRoute(contract.getMasterRelocationBenefits, 'relocation_benefits'),
  openRoute(contract.getMasterCountry, async (_ctx, { input }) => answerPage(listCountries(), input)),
  openRoute(contract.getMasterState, async (_ctx, { input }) => {
    const { entries, nextCursor } = pageOfList(statesAskedFor(input), input);
    const states = entries.map((state) => ({ ...presentNamed(state), countryId: state.countryId }));
    return reply(states, undefined, nextCursor);
  }),
  openRoute(contract.getCityMasterData, async (_ctx, { input }) => {
    const { entries, nextCursor } = pageOfList(listCities(input.stateId), input);
    const cities = entries.map((city) => ({ ...presentNamed(city), stateId: city.stateId }));
    return reply(cities, undefined, nextCursor);
  }),
  openRoute(contract.getSkills, async (ctx, { input }) => answerPage(await masterSkills(ctx.db), input)),
  employerRoute(contract.getInterviewLanguages, async (ctx) =>
    reply(
      LANGUAGES.map((language) => ({
        language,
        offer: offerIn(ctx.speech, language),
      })),
    ),
  ),
  employerRoute(contract.getInterviewQuestions, async (ctx, { input, caller }) =>
    reply({
      ...(await questionBank(ctx, caller, skillIdsAskedFor(input))),
      canDraft: ctx.llm !== null,
    }),
  ),
];

interface Asked {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
}

async function answerPage(list: readonly Named[], asked: Asked) {
  const { entries, nextCursor } = pageOfList(list, asked);
  return reply(entries.map(presentNamed), undefined, nextCursor);
}

function statesAskedFor({ countryId, search }: RequestOf<typeof contract.getMasterState>) {
  if (countryId) return listStates(countryId);
  if (search) return findStates(search, Infinity);
  return listCountries().flatMap((country) => listStates(country.id));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids given as skill0, skill1, …. Other parameters are ignored. */
function skillIdsAskedFor(query: RequestOf<typeof contract.getInterviewQuestions>): string[] {
  const ids = new Set<string>();
  for (const [name, value] of Object.entries(query)) {
    if (!/^skill\d+$/.test(name)) continue;
    for (const id of [value].flat()) {
      if (!UUID.test(id)) throw badInput(name, 'This skill is not known');
      ids.add(id.toLowerCase());
    }
  }
  if (ids.size > SKILLS_MAX) throw badInput('skill0', `Please ask for at most ${SKILLS_MAX} skills at once`);
  return [...ids];
}

/** The requested part of a list: names that contain `search`, after `cursor`, at most `limit`. */
function pageOfList<Entry extends Named>(
  list: readonly Entry[],
  { limit, cursor, search = '' }: { limit: number; cursor?: string | undefined; search?: string | undefined },
): { entries: Entry[]; nextCursor: string | null } {
  const wanted = folded(search);
  const found = wanted === '' ? list : list.filter((entry) => folded(entry.name).includes(wanted));
  const { rows, nextCursor } = pageInMemory(found, { limit, cursor });
  return { entries: rows, nextCursor };
}

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
