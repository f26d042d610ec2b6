import { icu } from '../icu.ts';

export const homeTitle = icu('Una selección en la que se escucha a todo el mundo');
export const homeDescription = icu(
  'Un portal de empleo cuya primera ronda es una entrevista grabada con IA: las mismas preguntas para todo el mundo, con su propia voz.',
);
export const heroTitle = icu('Una primera ronda en la que se escucha a todo el mundo');
export const heroText = icu(
  'Roundone automatiza la publicación de empleos, la evaluación del talento y las entrevistas. Todas las personas responden a las mismas preguntas de viva voz, y los equipos de selección leen lo que dijeron de verdad.',
);
export const postJob = icu('Publicar un empleo');
export const findJob = icu('Buscar empleo');
export const justLooking = icu('¿Solo quieres mirar?');
export const openJobs = icu('Ver los empleos abiertos');
export const howTitle = icu('De una vacante a una conversación que merece la pena');
export const stepPosting = icu('Publicación del empleo');
export const stepPostingText = icu(
  'La persona responsable de la contratación describe el empleo en nueve pasos breves, elige preguntas del banco o escribe otras nuevas y lo publica. Los borradores se guardan solos.',
);
export const stepInterviewing = icu('Entrevista');
export const stepInterviewingText = icu(
  'Cada persona invitada responde a las mismas preguntas de viva voz, en el navegador y el día acordado. Una pregunta, un reloj y nada más en la pantalla.',
);
export const stepAssessment = icu('Evaluación del talento');
export const stepAssessmentText = icu(
  'Las respuestas se transcriben y se comparan con lo que dice una buena respuesta. El informe muestra las palabras y el segundo del vídeo en que se apoya cada veredicto.',
);
export const fairTitle = icu('Claridad sobre lo que cuenta');
export const looksAt = icu('En qué se fija');
export const looksAtPoints = icu(
  'los puntos de una respuesta, comparados con la respuesta que espera la persona responsable de la contratación',
);
export const looksAtChoices = icu('las respuestas de opción múltiple, correctas o incorrectas');
export const looksAtSkills = icu(
  'las habilidades, los años de experiencia y los estudios, según el perfil y el currículum',
);
export const neverLooksAt = icu('En qué no se fija nunca');
export const neverFaces = icu('caras, sentimientos ni acentos');
export const neverPauses = icu('cuánto tiempo duda alguien');
export const neverPicture = icu('la imagen en sí, que está ahí para que la vean personas');
export const closing = icu(
  'Roundone nunca rechaza a nadie por su cuenta. Decide una persona, con las palabras exactas del candidato o la candidata delante.',
);
export const exampleLabel = icu(
  'Un ejemplo de informe: una pregunta, la respuesta por escrito con las pruebas marcadas y el veredicto',
);
export const exampleWhich = icu('Ejemplo · Pregunta 3 de 6');
export const exampleQuestion = icu('¿Cómo evitas que un paciente se caiga?');
export const examplePoints = icu('5 de 6 puntos obtenidos');
export const exampleAnswer = icu('«Primero miro {risk}, luego {reach} y {bed} antes de salir».');
export const exampleRisk = icu('qué puede hacer que esta persona se caiga');
export const exampleReach = icu('dejo el timbre y las gafas a mano');
export const exampleBed = icu('bajo la cama');
export const exampleFoot = icu(
  'Valorada por una persona. 3 de 4 puntos encontrados, cada uno con su segundo en el vídeo',
);
export const aboutTitle = icu('Quiénes somos');
export const aboutDescription = icu(
  'Qué hace Roundone por las empresas, por quienes buscan empleo y por quienes lo administran.',
);
export const aboutLead = icu(
  'Roundone es un portal de empleo cuya primera ronda es una entrevista grabada: cada persona la hace a solas, cuando le viene bien, y el equipo de selección la lee en conjunto.',
);
export const services = icu('Servicios');
export const forEmployers = icu('Para empresas');
export const forEmployersText = icu(
  '{steps, plural, one {Publicación de empleos en # paso} other {Publicación de empleos en # pasos}}, candidaturas comparadas con tus criterios, entrevistas programadas por correo e informes que se leen en minutos y se comprueban en segundos.',
);
export const forSeekers = icu('Para quienes buscan empleo');
export const forSeekersText = icu(
  'Un solo perfil, empleos con los detalles que la empresa quiso compartir, candidaturas que puedes seguir, una entrevista a la hora acordada y el mismo informe que lee la empresa.',
);
export const forOperators = icu('Para quienes lo administran');
export const forOperatorsText = icu(
  'Un solo programa en tu propio equipo. Allí se reconoce la voz, el análisis no necesita conexión y las grabaciones no salen del edificio.',
);
export const why = icu('Por qué elegirnos');
export const sameRound = icu('La misma primera ronda para todo el mundo');
export const sameRoundText = icu(
  'Cada persona recibe las mismas preguntas y el mismo tiempo. Nadie se queda fuera porque una agenda estaba llena.',
);
export const evidence = icu('Pruebas antes que veredictos');
export const evidenceText = icu(
  'Cada veredicto indica qué ideas aparecieron y cuáles faltaron, con las palabras exactas y el segundo en que se dijeron.',
);
export const honest = icu('Honestidad sobre lo que no puede saber');
export const honestText = icu(
  'Las palabras que no se entendieron bien se marcan y las valora una persona. Los veredictos son franjas, sin falsa precisión.',
);
export const trusted = icu('Empresas de confianza');
export const trustedText = icu(
  'Una empresa solo puede publicar empleos aquí cuando ha verificado su correo y ha completado su perfil: sector, dirección y logotipo. Antes de postularte ves quién contrata, y antes de grabar la entrevista ves quién la verá.',
);
export const contactButton = icu('Contactar');
export const contactTitle = icu('Contacto');
export const contactDescription = icu('Deja un mensaje a quienes administran este sitio.');
export const contactLead = icu(
  'Deja un teléfono, un correo y un mensaje breve. Llegará por correo a quienes administran este sitio.',
);
export const supportTitle = icu('Ayuda');
export const supportDescription = icu('Ayuda con una cuenta, una candidatura o una entrevista.');
export const supportLead = icu(
  '¿Algo no funciona o necesitas ayuda con una candidatura o una entrevista? Cuéntanos qué ha pasado y cómo localizarte.',
);
export const phone = icu('Teléfono');
export const email = icu('Correo');
export const messageOptional = icu('Mensaje (opcional)');
export const whatHappened = icu('¿Qué ha pasado? (opcional)');
export const messageSent = icu('Tu mensaje se ha enviado. Te responderemos por correo o por teléfono.');
export const needsJavaScript = icu(
  'Este formulario necesita JavaScript. Actívalo para este sitio o escribe a la organización que lo administra.',
);
export const notSent = icu(
  'No se ha podido enviar. No se ha perdido nada de lo que escribiste: inténtalo de nuevo en un momento.',
);
export const sitemapTitle = icu('Mapa del sitio');
export const sitemapDescription = icu('Todas las páginas públicas de este sitio.');
export const startHere = icu('Empieza aquí');
export const aboutThisSite = icu('Sobre este sitio');
export const yourPages = icu('Tus páginas');
export const linkCopied = icu('Enlace copiado.');
export const copyLink = icu('Copia este enlace: {url}');
