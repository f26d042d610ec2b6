import { NO_EXPERIENCE, PREFERENCES, WORK_ADDRESS_MIN } from '#contract/shared/limits.ts';
import type { getEmployerProfile, submitSkillMatrix } from '#web/api/calls.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { localDay } from '../job-facts.ts';
import { miscInfoInput, miscInfoValues } from '../wizard/misc-info/misc-info-values.ts';

/** The defaults of the guided first job. Each can be changed in its wizard step. */

/** For full-time work. */
const HOURS_PER_YEAR = 2080;
const STARTS_IN_DAYS = 28;

export const usualSkills = (names: readonly string[]): InputOf<typeof submitSkillMatrix>['skill'] =>
  names.map((value) => ({ value, preference: PREFERENCES[0], minExperience: NO_EXPERIENCE }));

interface Pay {
  salary: string;
  initialSalary: string;
  finalSalary: string;
}

/** No to every question, a start in four weeks, and an hourly salary that candidates don't see. */
export function usualMiscInfo(jobId: string, { salary, initialSalary, finalSalary }: Pay) {
  const hourly = (amount: string) =>
    amount === '' ? '' : String(Math.round(Number(amount) / HOURS_PER_YEAR));
  return miscInfoInput(
    {
      ...miscInfoValues(null),
      hourlyRate: hourly(salary),
      hourlyRateRangeStart: hourly(initialSalary),
      hourlyRateRangeEnd: hourly(finalSalary),
      positionQualifiesForOvertime: false,
      workVisaSponsor: false,
      offeredBenefitsApplicable: false,
      isRelocationApplicable: false,
      isTravelApplicable: false,
      isWFHAvailable: false,
      whyShouldHire: false,
      startDate: localDay(STARTS_IN_DAYS),
    },
    jobId,
  );
}

type Company = NonNullable<OutputOf<typeof getEmployerProfile>>;

/** The company's address. Null if it is too short for a work location. */
export function usualLocation(jobId: string, { addresses }: Company) {
  const { fullAddress: address, country, state, city, zipCode: zipcode } = addresses;
  if (address.trim().length < WORK_ADDRESS_MIN) return null;
  return { refJobId: jobId, address, zipcode, countryId: country.id, stateId: state.id, cityId: city.id };
}
