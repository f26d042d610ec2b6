import { icu } from '../icu.ts';

export const assessed = icu(
  'un programa convierte en texto lo que dices en la entrevista y lo compara, pregunta por pregunta, con la respuesta que espera la empresa. No evalúa tu cara, tu voz, tu acento ni tus emociones, y decide una persona.',
);
export const resume = icu(
  'Un programa lee tu currículum e indica qué requisitos del puesto se encuentran en él.',
);
export const privacyPage = icu('Mi privacidad');
export const interviewsPage = icu('Mis entrevistas');
export const newYorkTitle = icu('Ciudad de Nueva York: herramienta automatizada de decisiones de empleo');
export const newYorkTool = icu(
  'Esta empresa usa una herramienta automatizada para evaluar a los candidatos: {assessed}',
);
export const newYorkDays = icu(
  '{days, plural, one {Si vives en la ciudad, la herramienta se usa como pronto # día hábil después de este aviso.} other {Si vives en la ciudad, la herramienta se usa como pronto # días hábiles después de este aviso.}} Puedes pedir un proceso de selección alternativo o una adaptación, antes de tu entrevista o en su primera página.',
);
export const newYorkData = icu(
  '{days, plural, one {En el plazo de # día desde una solicitud por escrito, la empresa te informa de qué datos recopila, de dónde y cuánto tiempo los conserva.} other {En el plazo de # días desde una solicitud por escrito, la empresa te informa de qué datos recopila, de dónde y cuánto tiempo los conserva.}}',
);
export const illinoisVideoTitle = icu('Illinois: inteligencia artificial en entrevistas en vídeo');
export const illinoisVideo = icu(
  'Se puede usar inteligencia artificial para analizar tu entrevista en vídeo: {assessed}',
);
export const illinoisVideoConsent = icu(
  'La entrevista solo empieza si la aceptas. Tu vídeo solo se comparte con personas cuya experiencia es necesaria para evaluarte.',
);
export const illinoisVideoDeletion = icu(
  '{days, plural, one {Si lo pides, tu entrevista se elimina en el plazo de # día, con todas las copias.} other {Si lo pides, tu entrevista se elimina en el plazo de # días, con todas las copias.}}',
);
export const illinoisHiringTitle = icu('Illinois: inteligencia artificial en la selección de personal');
export const illinoisHiring = icu(
  'Esta empresa usa inteligencia artificial en la selección y la contratación, con el programa Roundone. {resume} En la entrevista, {assessed}',
);
export const illinoisHiringData = icu(
  'Usa tu currículum y lo que dices, escribes o eliges en la entrevista. No usa tu código postal.',
);
export const californiaTitle = icu('California: sistemas de decisión automatizada en el empleo');
export const california = icu(
  'Un sistema de decisión automatizada ayuda a esta empresa con tu candidatura. {resume} En la entrevista, {assessed} Puedes pedir una adaptación, antes de tu entrevista o en su primera página.',
);
export const californiaDeletion = icu(
  '{keeps} Aun así puedes eliminar tu cuenta, con todo lo que contiene, salvo que la empresa deba conservarla por un asunto legal.',
);
export const californiaPrivacyTitle = icu(
  'California: aviso previo al uso de tecnología de toma de decisiones automatizada',
);
export const californiaPrivacy = icu(
  'La tecnología se usa para ayudar a decidir a quién invitar y a quién contratar. {resume} En la entrevista, {assessed}',
);
export const californiaPrivacyAccess = icu(
  'Puedes pedir acceso: cómo se usó la tecnología contigo y qué resultado dio. Tu informe muestra el veredicto de cada respuesta, con las palabras en que se apoya.',
);
export const californiaPrivacyOptOut = icu(
  'Cuando no decide ninguna persona, puedes excluirte de la tecnología. Puedes ejercer estos derechos sin que se te trate peor por ello.',
);
export const californiaPrivacyLaw = icu(
  'California Consumer Privacy Act Regulations, 11 CCR § 7200 y siguientes',
);
export const coloradoTitle = icu('Colorado: tecnología de toma de decisiones automatizada');
export const colorado = icu(
  'La tecnología de toma de decisiones automatizada puede influir en la decisión sobre tu candidatura: {assessed}',
);
export const coloradoDeclined = icu(
  'Si se rechaza tu candidatura, se te explica con palabras sencillas qué papel tuvo. Puedes pedir más información, corregir datos erróneos sobre ti y pedir que lo revise una persona.',
);
export const ontarioTitle = icu('Ontario: inteligencia artificial en la contratación');
export const ontario = icu(
  'Esta empresa usa inteligencia artificial para evaluar las candidaturas: {assessed}',
);
export const ontarioReply = icu(
  '{days, plural, one {Si haces la entrevista, la empresa te dice en el plazo de # día después de ella si tomó una decisión.} other {Si haces la entrevista, la empresa te dice en el plazo de # días después de ella si tomó una decisión.}}',
);
export const europeTitle = icu('Unión Europea: un sistema de IA ayuda a evaluarte');
export const europe = icu('En este proceso de selección se usa un sistema de IA: {assessed}');
export const europeRights = icu(
  'Puedes pedir una explicación del papel que tuvo el sistema en una decisión sobre ti, pedir que la revise una persona y retirar tu consentimiento en cualquier momento.',
);
