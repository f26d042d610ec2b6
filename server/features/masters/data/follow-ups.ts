import type { BankFollowUp } from './bank.ts';
import { followUps as dataAndApis } from './follow-ups/data-and-apis.ts';
import { followUps as drivingAndMachining } from './follow-ups/driving-and-machining.ts';
import { followUps as finance } from './follow-ups/finance.ts';
import { followUps as food } from './follow-ups/food.ts';
import { followUps as healthCare } from './follow-ups/health-care.ts';
import { followUps as infrastructure } from './follow-ups/infrastructure.ts';
import { followUps as peopleAndProjects } from './follow-ups/people-and-projects.ts';
import { followUps as programming } from './follow-ups/programming.ts';
import { followUps as salesAndMarketing } from './follow-ups/sales-and-marketing.ts';
import { followUps as teaching } from './follow-ups/teaching.ts';
import { followUps as testingAndSecurity } from './follow-ups/testing-and-security.ts';
import { followUps as trades } from './follow-ups/trades.ts';
import { followUps as warehouse } from './follow-ups/warehouse.ts';
import { followUps as webDevelopment } from './follow-ups/web-development.ts';

/** The follow-ups of all spoken questions of the bank, by the text of the question. */
export const bankFollowUps: ReadonlyMap<string, readonly BankFollowUp[]> = new Map(
  [
    dataAndApis,
    drivingAndMachining,
    finance,
    food,
    healthCare,
    infrastructure,
    peopleAndProjects,
    programming,
    salesAndMarketing,
    teaching,
    testingAndSecurity,
    trades,
    warehouse,
    webDevelopment,
  ].flatMap((ofSubject) => Object.entries(ofSubject)),
);
