// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Operator from '#contract/operator.ts';
import { get, post } from '../call.ts';

export const endPersonSessions = /* @__PURE__ */ post<typeof Operator.endPersonSessions>('operator/endPersonSessions');
export const erasePerson = /* @__PURE__ */ post<typeof Operator.erasePerson>('operator/erasePerson');
export const getAllJobs = /* @__PURE__ */ get<typeof Operator.getAllJobs>('operator/getAllJobs');
export const getCompanies = /* @__PURE__ */ get<typeof Operator.getCompanies>('operator/getCompanies');
export const getNotice = /* @__PURE__ */ get<typeof Operator.getNotice>('operator/getNotice');
export const getOperatorEvents = /* @__PURE__ */ get<typeof Operator.getOperatorEvents>('operator/getOperatorEvents');
export const getPeople = /* @__PURE__ */ get<typeof Operator.getPeople>('operator/getPeople');
export const getSetNotice = /* @__PURE__ */ get<typeof Operator.getSetNotice>('operator/getSetNotice');
export const lockPerson = /* @__PURE__ */ post<typeof Operator.lockPerson>('operator/lockPerson');
export const removeNotice = /* @__PURE__ */ post<typeof Operator.removeNotice>('operator/removeNotice');
export const restoreCompany = /* @__PURE__ */ post<typeof Operator.restoreCompany>('operator/restoreCompany');
export const restoreTakenDownJob = /* @__PURE__ */ post<typeof Operator.restoreTakenDownJob>('operator/restoreTakenDownJob');
export const setNotice = /* @__PURE__ */ post<typeof Operator.setNotice>('operator/setNotice');
export const takeDownCompany = /* @__PURE__ */ post<typeof Operator.takeDownCompany>('operator/takeDownCompany');
export const takeDownJob = /* @__PURE__ */ post<typeof Operator.takeDownJob>('operator/takeDownJob');
export const unlockPerson = /* @__PURE__ */ post<typeof Operator.unlockPerson>('operator/unlockPerson');
