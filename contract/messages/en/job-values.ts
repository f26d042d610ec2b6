import { icu } from '../icu.ts';

// What jobs hold in English on the wire, as people read it.
export const contract = icu('Contract');
export const contractToHire = icu('CTH');
export const directHire = icu('Direct Hire');
export const required = icu('Required');
export const preferred = icu('Preferred');
export const noExperience = icu('0 month');
export const sixMonths = icu('6 months');
export const years = icu('{years, plural, one {# Year} other {# Years}}');
export const tenYears = icu('10 Years & above');
export const remote = icu('100% Remote');
export const daysAWeek = icu('{days, plural, one {# day a week} other {# days a week}}');
export const aiInterview = icu('AI Interview');
export const others = icu('Others');
export const videoCall = icu('Video Call');
export const phoneCall = icu('Phone Call');
export const onSiteInterview = icu('On-Site Interview');
export const panelInterview = icu('Panel Interview');
export const technicalTest = icu('Technical Test');
export const takeHomeAssignment = icu('Take-Home Assignment');
export const practicalDemonstration = icu('Practical Demonstration');
export const presentation = icu('Presentation');
export const groupDiscussion = icu('Group Discussion');
