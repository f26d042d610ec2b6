import type { Job } from '#contract/job/job.ts';
import { companyLogoPath, companyPath } from '#contract/shared/paths.ts';
import { isFullyRemote } from '#contract/job/wizard-steps.ts';
import type { Context } from '#server/platform/context.ts';
import type { PublicCompany } from './company.ts';

type NamedCompany = Pick<PublicCompany, 'name' | 'slug' | 'site' | 'logoUrl'>;

/** A company as structured data (https://schema.org/Organization). Its own site, if given, describes the same thing. */
export function organization(
  { config: { publicUrl } }: Pick<Context, 'config'>,
  company: NamedCompany,
): object {
  const { name, slug, site, logoUrl } = company;
  return {
    '@type': 'Organization',
    name,
    url: `${publicUrl}${companyPath(slug)}`,
    ...(site === '' ? {} : { sameAs: site }),
    ...(logoUrl === null ? {} : { logo: `${publicUrl}${companyLogoPath(slug)}` }),
  };
}

/**
 * A job as structured data for search engines (https://schema.org/JobPosting), made only from what candidates can see.
 * Other values, and unknown ones, are left out.
 */
export function jobPosting(ctx: Pick<Context, 'config'>, job: Job, company: NamedCompany): object {
  const { workLocation: place, skillMatrixId, miscInfoId: misc } = job;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.role,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.employerId.userId.name, value: job.alternateJobId },
    url: job.shareUrl,
    datePosted: job.publishedDate ?? job.createdDate,
    employmentType: EMPLOYMENT_TYPES[job.type],
    hiringOrganization: organization(ctx, company),
    industry: job.sectorId.name,
    directApply: true,
    ...(place && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: place.address,
          addressLocality: place.city,
          addressRegion: place.state,
          postalCode: place.zipcode,
          addressCountry: place.countryId,
        },
      },
    }),
    ...(isFullyRemote({ isAvailable: misc?.isWFHAvailable === 'true', share: misc?.wfhValue }) && {
      jobLocationType: 'TELECOMMUTE',
    }),
    ...withSalary(job),
    ...(skillMatrixId && { skills: skillMatrixId.skill.map(({ value }) => value).join(', ') }),
  };
}

/** Contract-to-hire begins as a contract and is intended to become full-time. */
const EMPLOYMENT_TYPES: Record<Job['type'], string | string[]> = {
  Contract: 'CONTRACTOR',
  CTH: ['CONTRACTOR', 'FULL_TIME'],
  'Direct Hire': 'FULL_TIME',
};

/** The pay per year, or per hour if candidates can see the hourly rate. */
function withSalary({ salary, annualSalaryRange, miscInfoId: misc, employerId: { currency } }: Job): object {
  const baseSalary = (unitText: 'HOUR' | 'YEAR', amount: object) => ({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText },
    },
  });
  const [low, high] = annualSalaryRange?.split('-') ?? [];
  if (salary) return baseSalary('YEAR', { value: Number(salary) });
  if (low && high) return baseSalary('YEAR', { minValue: Number(low), maxValue: Number(high) });
  if (misc?.hourlyRate) return baseSalary('HOUR', { value: Number(misc.hourlyRate) });
  if (misc?.hourlyRateRangeStart && misc.hourlyRateRangeEnd) {
    return baseSalary('HOUR', {
      minValue: Number(misc.hourlyRateRangeStart),
      maxValue: Number(misc.hourlyRateRangeEnd),
    });
  }
  return {};
}
