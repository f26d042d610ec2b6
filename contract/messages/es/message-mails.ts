import { icu, template } from '../icu.ts';

export const candidateName = icu('Mensaje');
export const candidateAbout = icu(
  'A la persona candidata, con lo que le escribiste. Varios mensajes en pocos minutos llegan en un solo correo.',
);
export const messageMeans = icu('Lo que escribiste, con el nombre de quien lo escribió');
export const candidateHeading = icu('{company} te ha escrito');
export const candidateSubject = template('Mensaje de {{ company_name }} sobre {{ job_title }}');
export const candidateText = template(`Hola, {{ candidate_name }}:

{{ company_name }} te ha escrito sobre el puesto {{ job_title }} ({{ job_id }}):

{{ message }}

Responde en la página de tu candidatura. Las respuestas a este correo no llegan a {{ company_name }}.`);
export const readAndAnswer = icu('Leer y responder');
export const companyAbout = icu(
  'A quienes escribieron a una persona candidata, cuando esta escribe; a todos los propietarios y al equipo de selección si aún nadie lo ha hecho.',
);
export const companySubject = icu('Mensaje de {name} sobre {job}');
export const companyHeading = icu('{name} te ha escrito');
export const companyText = icu('{name} ha escrito sobre la candidatura para {position}:');
export const companyNext = icu(
  'Responde en la página de la persona candidata. Las respuestas a este correo no llegan a {name}.',
);
