import { icu } from '../icu.ts';

export const companyDownAbout = icu('An die Inhaber eines Unternehmens, wenn der Betreiber es sperrt.');
export const companyDownSubject = icu('Ihr Unternehmen wurde gesperrt: {company}');
export const companyDownHeading = icu('Ihr Unternehmen wurde gesperrt');
export const companyDownText = icu(
  'Die Betreiber dieser Website haben Ihr Unternehmen {company} gesperrt. Die Stellen sind geschlossen: Sie sind nicht mehr zu finden, und niemand kann sich bewerben.',
);
export const reason = icu('Der Grund: {reason}');
export const companyDownNext = icu(
  'Ihre Bewerbungen, Interviews und Berichte sind noch da. Wenn Sie das für falsch halten, schreiben Sie den Betreibern dieser Website.',
);
export const seeCompany = icu('Ihr Unternehmen ansehen');
export const jobDownAbout = icu(
  'An die Inhaber eines Unternehmens, wenn der Betreiber eine seiner Stellen sperrt.',
);
export const jobDownSubject = icu('Ihre Stelle wurde gesperrt: {job}');
export const jobDownHeading = icu('Ihre Stelle wurde gesperrt');
export const jobDownText = icu(
  'Die Betreiber dieser Website haben Ihre Stelle {job} gesperrt. Sie ist nicht mehr zu finden, und niemand kann sich bewerben.',
);
export const jobDownNext = icu(
  'Wenn Sie das für falsch halten, schreiben Sie den Betreibern dieser Website.',
);
export const seeJobs = icu('Ihre Stellen ansehen');
export const restoredAbout = icu(
  'An die Inhaber eines Unternehmens, wenn der Betreiber das Unternehmen oder eine Stelle wiederherstellt.',
);
export const companyRestoredSubject = icu('Ihr Unternehmen ist wiederhergestellt: {company}');
export const companyRestoredHeading = icu('Ihr Unternehmen ist wiederhergestellt');
export const companyRestoredText = icu(
  'Die Betreiber dieser Website haben Ihr Unternehmen {company} wiederhergestellt. Die Stellen, die offen waren, sind es wieder, außer denen, die selbst gesperrt wurden.',
);
export const jobRestoredSubject = icu('Ihre Stelle ist wiederhergestellt: {job}');
export const jobRestoredHeading = icu('Ihre Stelle ist wiederhergestellt');
export const jobRestoredText = icu(
  'Die Betreiber dieser Website haben Ihre Stelle {job} wiederhergestellt. Wenn sie offen war und Ihr Unternehmen nicht gesperrt ist, ist sie wieder offen.',
);
