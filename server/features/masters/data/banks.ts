import type { SkillBank } from './bank.ts';
import { banks as a1 } from './banks-a1.ts';
import { banks as a2 } from './banks-a2.ts';
import { banks as a3 } from './banks-a3.ts';
import { banks as a4 } from './banks-a4.ts';
import { banks as b1 } from './banks-b1.ts';
import { banks as b2 } from './banks-b2.ts';
import { banks as b3 } from './banks-b3.ts';
import { banks as b4 } from './banks-b4.ts';
import { banks as b5 } from './banks-b5.ts';

export const skillBanks: SkillBank[] = [...a1, ...a2, ...a3, ...a4, ...b1, ...b2, ...b3, ...b4, ...b5];
