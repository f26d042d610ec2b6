import { icu } from '../icu.ts';

// A candidate’s home page.
export const title = icu('Dashboard');
export const welcome = icu('Welcome, {name}.');
export const totalOpenJobs = icu('Total Open Jobs');
export const appliedJobs = icu('Applied Jobs');
export const upcoming = icu('Upcoming Scheduled Interviews');
export const noInterviews = icu('No Scheduled Interviews');
export const findJob = icu('Find a job');
export const seeAll = icu('See All');
export const openUntil = icu('Open until {when}');
export const opens = icu('Opens {when}');
