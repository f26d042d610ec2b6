import type { SkillBank } from './bank.ts';
import { banks as dataAndApis } from './banks/data-and-apis.ts';
import { banks as drivingAndMachining } from './banks/driving-and-machining.ts';
import { banks as finance } from './banks/finance.ts';
import { banks as food } from './banks/food.ts';
import { banks as healthCare } from './banks/health-care.ts';
import { banks as infrastructure } from './banks/infrastructure.ts';
import { banks as peopleAndProjects } from './banks/people-and-projects.ts';
import { banks as programming } from './banks/programming.ts';
import { banks as salesAndMarketing } from './banks/sales-and-marketing.ts';
import { banks as teaching } from './banks/teaching.ts';
import { banks as testingAndSecurity } from './banks/testing-and-security.ts';
import { banks as trades } from './banks/trades.ts';
import { banks as warehouse } from './banks/warehouse.ts';
import { banks as webDevelopment } from './banks/web-development.ts';

export const skillBanks: SkillBank[] = [
  ...programming,
  ...webDevelopment,
  ...infrastructure,
  ...dataAndApis,
  ...testingAndSecurity,
  ...healthCare,
  ...salesAndMarketing,
  ...finance,
  ...peopleAndProjects,
  ...trades,
  ...warehouse,
  ...teaching,
  ...food,
  ...drivingAndMachining,
];
