import * as said from '#contract/messages/en/job-alert-mails.ts';
import type { z } from 'zod';
import { yearlyPay } from '#contract/job/job-filters.ts';
import { alertSearch } from '#contract/job/job-alerts.ts';
import { FULLY_REMOTE } from '#contract/shared/limits.ts';
import { stateLabel } from '#contract/interview/state-names.ts';
import type { Database } from '#server/database/database.ts';
import { stateWithId } from '#server/features/masters/geography.ts';
import { namedList } from '#server/features/masters/store.ts';

export type AlertSearch = z.output<typeof alertSearch>;

/** The search as it appears in the address of the open jobs. Omitted filters are not applied. */
export const textOfSearch = (search: AlertSearch): string =>
  new URLSearchParams(
    Object.keys(alertSearch.shape).flatMap((name) => {
      const value = String(search[name as keyof AlertSearch] ?? '').trim();
      return value === '' ? [] : [[name, value]];
    }),
  ).toString();

export const readSearch = (text: string): AlertSearch =>
  alertSearch.parse(Object.fromEntries(new URLSearchParams(text)));

/** 'Welder · Texas, United States · Direct Hire' */
export async function searchInWords(db: Database, text: string): Promise<string> {
  const { designation, stateId, workPlace, jobType, sectorId, payFrom } = readSearch(text);
  const state = stateId === undefined ? null : stateWithId(stateId);
  const sectors = sectorId === undefined ? [] : await namedList(db, 'sectors');
  const parts = [
    designation,
    state && stateLabel(state.name, state.country),
    workPlace && FULLY_REMOTE,
    jobType,
    sectors.find(({ id }) => id === sectorId)?.name,
    payFrom && said.payFrom({ pay: yearlyPay(payFrom) }),
  ].filter((part) => part);
  return parts.length === 0 ? said.allJobs() : parts.join(' · ');
}
