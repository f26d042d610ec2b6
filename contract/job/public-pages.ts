import type { JobFilterValues } from './job-filters.ts';
import type { Job, JobCard } from './job.ts';
import type { PublicJobsSearch } from '../shared/paths.ts';

/**
 * What the server needs to render public pages. The functions are in `web/public-pages`, which the build bundles into one
 * file that Node can run (`scripts/build-public-pages.ts`).
 */
export interface PublicPages {
  jobs(page: JobsPage, head: string): string;
  job(page: JobPage, head: string): string;
  jobNotOpen(head: string): string;
  company(page: CompanyPage, head: string): string;
  companyNotFound(head: string): string;
  /** The guides, and what was found in them; '' searches for nothing. */
  help(search: string, head: string): string;
  /** A page that cannot be shown. */
  failure(sentence: string, head: string): string;
}

export interface JobsPage {
  jobs: readonly JobCard[];
  /** Null if no search was made because the search has an error. */
  total: number | null;
  totalAtLeast: boolean;
  search: JobsSearch;
  /** The search that found the jobs, including what no field of the form can show. Empty if the search has an error. */
  applied: PublicJobsSearch;
  /** The state that was meant. Null for all states. */
  stateId: string | null;
  /** What is wrong with a field of the search, or with the rest of the address. */
  errors: { designation?: string; state?: string; page?: string };
  /** What to say about how the jobs were found. Null if there is nothing to say. */
  notice: string | null;
  sectors: readonly { id: string; name: string }[];
  isFirstPage: boolean;
  nextCursor: string | null;
}

/** The search as it was typed. */
interface JobsSearch {
  designation: string;
  state: string;
  filters: JobFilterValues;
}

interface JobPage {
  job: Job;
  /** The source that the reader came from. Null if the address does not have one. */
  source: string | null;
  /** The description as HTML that was sanitised for this page. */
  descriptionHtml: string;
}

/** A company and one page of its open jobs. */
export interface CompanyPage {
  name: string;
  slug: string;
  /** '' if the company gave none. */
  site: string;
  logoUrl: string | null;
  /** Sanitised for this page. '' if the company says nothing about itself. */
  aboutHtml: string;
  pictures: readonly { url: string; alt: string }[];
  jobs: readonly JobCard[];
  total: number;
  isFirstPage: boolean;
  nextCursor: string | null;
  /** What is wrong with the address. Null if nothing is. */
  error: string | null;
}

/** The addresses of the built files that every public page loads. */
export interface PageAssets {
  styles: string;
  script: string;
  fonts: readonly string[];
}
