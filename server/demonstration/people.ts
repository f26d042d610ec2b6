import type { Language } from '#contract/messages/languages.ts';

/** The people of the demonstration. All of them are made up. */

export const DEMONSTRATION_PASSWORD = 'Demo1234!';

export const employer = {
  name: 'Harbour & Pine',
  email: 'employer@roundone.example',
  picture: 'employer.png',
  sector: 'Health Care',
  address: '410 Harbour Street',
  zipCode: '80202',
  site: 'https://harbour-and-pine.example',
  about:
    '<p>We run a small hospital and the software that it works with. Some of us look after patients, others after machines, and we eat together.</p>',
};

export interface DemonstrationCandidate {
  name: string;
  email: string;
  picture: string;
  address: string;
  education: string;
  years: number;
  skills: string[];
  resume: string;
  /** The language they chose. By default, that of their browser. */
  language?: Language;
}

export const daniel: DemonstrationCandidate = {
  name: 'Daniel Osei',
  email: 'daniel@roundone.example',
  picture: 'daniel.png',
  address: '12 Juniper Lane, Apartment 3',
  education: "Bachelor's Degree",
  years: 6,
  skills: ['JavaScript', 'HTML', 'CSS', 'TypeScript', 'Node.js'],
  resume: [
    'Daniel Osei',
    'Web developer',
    '',
    'Experience',
    '2020 - 2026  Web developer at a maker of hospital software.',
    'JavaScript and TypeScript, HTML and CSS, Node.js services.',
    'Built the portal in which families follow the care of their relatives.',
    '',
    'Education',
    "Bachelor's degree in computer science.",
  ].join('\n'),
};

export const maria: DemonstrationCandidate = {
  name: 'María Fernández',
  email: 'maria@roundone.example',
  picture: 'maria.png',
  address: '5 Orchard Street, Second Floor',
  education: "Bachelor's Degree",
  years: 4,
  skills: ['Nursing', 'Patient Care', 'First Aid', 'Cooking'],
  resume: [
    'Maria Fernandez',
    'Registered nurse',
    '',
    'Experience',
    '2022 - 2026  Nurse on a surgical ward: patient care, medication, handovers.',
    'First aid trainer for new colleagues.',
    '',
    "Bachelor's degree in nursing.",
  ].join('\n'),
};

export const wei: DemonstrationCandidate = {
  name: 'Zhang Wei 张伟',
  email: 'wei@roundone.example',
  picture: 'wei.png',
  address: '77 Lakeview Drive, House B',
  education: "Master's Degree",
  years: 3,
  skills: ['Data Analysis', 'SQL', 'Python', 'Accounting'],
  resume: [
    'Zhang Wei',
    'Data analyst',
    '',
    'Experience',
    '2023 - 2026  Analyst at an insurer: data analysis in SQL and Python, monthly reports.',
    '',
    "Master's degree in statistics.",
  ].join('\n'),
};

export const carmen: DemonstrationCandidate = {
  name: 'Carmen Ortega',
  email: 'carmen@roundone.example',
  picture: 'carmen.png',
  address: '31 Willow Street, Apartment 9',
  education: 'High School Diploma or Equivalent',
  years: 4,
  skills: ['Cuidado de pacientes', 'Primeros auxilios'],
  resume: [
    'Carmen Ortega',
    'Auxiliar de enfermería',
    '',
    'Experiencia',
    '2022 - 2026  Auxiliar en una residencia: cuidado de pacientes, aseo y comidas.',
    'Curso de primeros auxilios, renovado cada año.',
  ].join('\n'),
  language: 'es',
};

export const PEOPLE = [employer, daniel, maria, wei, carmen];
