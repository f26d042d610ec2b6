import { icu } from '../icu.ts';

export const title = icu('Equidad');
export const lead = icu(
  'Cómo se compara tu selección entre grupos de personas, según lo que los candidatos deciden decir de sí mismos. Nadie de tu empresa ve lo que dijo una persona concreta.',
);
export const steps = icu('Pasos de la selección');
export const stepsAbout = icu(
  'Todos los empleos juntos, hasta el {when}. Los grupos de menos de {least, number} personas se ocultan, igual que otros a partir de los cuales se podrían calcular. Las cifras nuevas aparecen a principios de mes, cuando al menos {least, number} personas más han llegado a cada paso.',
);
export const smallNumbers = icu(
  'Las cifras pequeñas no demuestran nada. Una proporción inferior a {least} es un motivo para mirar con más atención; un intervalo que contiene 1 también es compatible con tasas iguales. Esto no es asesoramiento jurídico ni una auditoría de sesgos de un auditor independiente.',
);
export const groupsBy = icu('Grupos por');
export const allMasked = icu(
  'Aún muy pocas personas lo han indicado, así que todas estas cifras se ocultan.',
);
export const download = icu('Descargar CSV para auditoría');
export const group = icu('Grupo');
export const people = icu('Personas');
export const passed = icu('Pasaron');
export const ratePercent = icu('Tasa (intervalo del 95 %)');
export const ratioToHighest = icu('Proporción respecto a la más alta (intervalo del 95 %)');
export const withInterval = icu('{value} (de {low} a {high})');
export const belowFourFifths = icu('{ratio}, por debajo de cuatro quintos');
export const masked = icu('Oculto');
export const correct = icu('Correcta');
export const partial = icu('Parcialmente correcta');
export const incorrect = icu('Incorrecta');
export const notAnswered = icu('Sin responder');
export const needsReview = icu('Por revisar');
export const heard = icu('Fiabilidad de la transcripción');
export const heardAbout = icu(
  'La parte de las palabras de cada entrevista que el reconocimiento de voz entendió con seguridad. Si las puntuaciones bajan con ella, puede que entienda peor a unas personas que a otras: escucha esas respuestas antes de decidir.',
);
export const heardTable = icu('Puntuaciones y veredictos según la fiabilidad de la transcripción');
export const interviews = icu('Entrevistas');
export const meanScore = icu('Puntuación media');
export const notCounted = icu(
  '{count, plural, one {No se cuenta # entrevista porque primero tienes que revisarla.} other {No se cuentan # entrevistas porque primero tienes que revisarlas.}}',
);
export const csvUntil = icu('Hasta');
export const csvSex = icu('Sexo');
export const csvRace = icu('Raza o etnia');
export const csvAge = icu('Edad');
export const csvDisability = icu('Discapacidad');
export const csvStep = icu('Paso');
export const csvRate = icu('Tasa');
export const csvRateFrom = icu('Tasa desde');
export const csvRateTo = icu('Tasa hasta');
export const csvRatio = icu('Proporción de impacto');
export const csvRatioFrom = icu('Proporción desde');
export const csvRatioTo = icu('Proporción hasta');
