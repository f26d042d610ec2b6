import { icu } from '../icu.ts';

export const companyDownAbout = icu('A los propietarios de una empresa, cuando un administrador la retira.');
export const companyDownSubject = icu('Tu empresa ha sido retirada: {company}');
export const companyDownHeading = icu('Tu empresa ha sido retirada');
export const companyDownText = icu(
  'Quienes administran este sitio han retirado tu empresa {company}. Sus empleos están cerrados: los candidatos ya no los encuentran y nadie puede postularse.',
);
export const reason = icu('El motivo: {reason}');
export const companyDownNext = icu(
  'Tus candidaturas, entrevistas e informes siguen ahí. Si crees que es un error, escribe a quienes administran este sitio.',
);
export const seeCompany = icu('Ver tu empresa');
export const jobDownAbout = icu(
  'A los propietarios de una empresa, cuando un administrador retira uno de sus empleos.',
);
export const jobDownSubject = icu('Tu empleo ha sido retirado: {job}');
export const jobDownHeading = icu('Tu empleo ha sido retirado');
export const jobDownText = icu(
  'Quienes administran este sitio han retirado tu empleo {job}. Los candidatos ya no lo encuentran y nadie puede postularse.',
);
export const jobDownNext = icu('Si crees que es un error, escribe a quienes administran este sitio.');
export const seeJobs = icu('Ver tus empleos');
export const restoredAbout = icu(
  'A los propietarios de una empresa, cuando un administrador restaura la empresa o uno de sus empleos.',
);
export const companyRestoredSubject = icu('Tu empresa ha sido restaurada: {company}');
export const companyRestoredHeading = icu('Tu empresa ha sido restaurada');
export const companyRestoredText = icu(
  'Quienes administran este sitio han restaurado tu empresa {company}. Los empleos que estaban abiertos lo están de nuevo, salvo los que se retiraron por separado.',
);
export const jobRestoredSubject = icu('Tu empleo ha sido restaurado: {job}');
export const jobRestoredHeading = icu('Tu empleo ha sido restaurado');
export const jobRestoredText = icu(
  'Quienes administran este sitio han restaurado tu empleo {job}. Si estaba abierto y tu empresa no está retirada, vuelve a estarlo.',
);
