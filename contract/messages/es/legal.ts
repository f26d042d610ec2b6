import { icu } from '../icu.ts';

export const termsTitle = icu('Términos y condiciones');
export const termsDescription = icu('Qué aceptan las empresas y las personas candidatas al usar este sitio.');
export const termsLead = icu(
  'Esta es una traducción: el texto que vale es el inglés. Qué pueden esperar unas de otras las personas candidatas, las empresas y la entidad que administra el sitio.',
);
export const whatItIs = icu('Qué es esto');
export const whatItIsText = icu(
  'Roundone es un portal de empleo que administra una organización, la entidad administradora. Las empresas publican empleos; las personas candidatas se postulan y hacen una primera entrevista que un programa graba y analiza. El contrato de trabajo se firma entre la empresa y la persona candidata, nunca con la entidad administradora ni con quienes hicieron el programa.',
);
export const yourAccount = icu('Tu cuenta');
export const oneAccount = icu(
  'Cada cuenta pertenece a una sola persona, que da su propio nombre y un correo al que tiene acceso.',
);
export const keepPassword = icu(
  'No compartas tu contraseña. Lo que se haga desde tu cuenta se considera hecho por ti hasta que avises a la entidad administradora.',
);
export const mayClose = icu('La entidad administradora puede cerrar una cuenta que incumpla estos términos.');
export const ifSeeking = icu('Si buscas empleo');
export const sayTruth = icu('Di la verdad en tu perfil, tus documentos y tus respuestas.');
export const takeYourself = icu('Haz tú la entrevista, sin que nadie responda por ti.');
export const applyOnce = icu(
  'Puedes postularte una vez a cada empleo. {days, plural, one {La entrevista está abierta durante # día desde la hora programada} other {La entrevista está abierta durante # días desde la hora programada}}, salvo que la empresa elija otro plazo, y se puede enviar una sola vez. La empresa puede permitirte repetirla.',
);
export const toldBefore = icu(
  'Antes de una entrevista te decimos qué se graba y quién lo verá. No se graba nada antes de que aceptes.',
);
export const ifHiring = icu('Si contratas');
export const postReal = icu(
  'Publica empleos reales, con condiciones que vayas a cumplir, y respeta la ley de igualdad de trato.',
);
export const useOnly = icu(
  'Usa lo que sepas de una persona solo para su candidatura, y comparte los informes solo con quienes deciden sobre ella.',
);
export const reportHelps = icu(
  'Un informe ayuda a decidir a una persona. Lee las pruebas antes de fiarte de un veredicto y, si alguien lo pregunta, explica cómo se llegó a la decisión.',
);
export const staysYours = icu('Lo que subes sigue siendo tuyo');
export const staysYoursText = icu(
  'Tus documentos, grabaciones y preguntas siguen siendo tuyos. Permites a la entidad administradora guardarlos, analizarlos y mostrarlos a quienes indica la política, mientras lo requiera la candidatura o el empleo.',
);
export const personalData = icu('La {policy} explica cómo se tratan los datos personales.');
export const promises = icu('Qué se puede prometer');
export const promisesText = icu(
  'El reconocimiento de voz y el análisis cometen errores. Por eso las transcripciones, las grabaciones y las pruebas se muestran junto a cada veredicto, y por eso el programa no decide sobre nadie. El programa es software libre con licencia MIT y no ofrece garantía; lo que la entidad administradora prometa además queda entre ella y tú.',
);
export const policyTitle = icu('Política de privacidad');
export const policyDescription = icu(
  'Qué guarda este sitio sobre las personas, quién lo ve y cuánto tiempo se conserva.',
);
export const policyLead = icu(
  'Esta es una traducción: el texto que vale es el inglés. Qué registra este sitio, quién lo ve y cuánto tiempo se conserva.',
);
export const responsible = icu('Quién es responsable');
export const responsibleText = icu(
  'Roundone es un programa que una organización ejecuta en los equipos que elige. La organización que administra este sitio, aquí la entidad administradora, es responsable de lo que se guarda en él. Quienes hicieron el programa no tienen acceso a esos datos ni reciben nada.',
);
export const responsibleAsk = icu(
  'Si tienes preguntas o solicitudes sobre tus datos, escribe a la entidad administradora a través de {contact}.',
);
export const recorded = icu('Qué se registra');
export const recordedAll = icu(
  'De quienes se registran: nombre, correo, número de teléfono móvil, rol y la contraseña en una forma que no permite leerla.',
);
export const recordedCandidates = icu(
  'De quienes buscan empleo: el perfil (dirección, estudios, habilidades, experiencia, enlaces), la foto, el currículum, la carta de presentación y los certificados que suben, un vídeo de presentación si el empleo lo pide y lo dan, y sus candidaturas.',
);
export const recordedEmployers = icu(
  'De las empresas: el perfil, el logotipo, los empleos con sus preguntas, un mensaje personal si se graba, y sus decisiones sobre las candidaturas.',
);
export const recordedInterview = icu(
  'En una entrevista: vídeo y sonido de la persona desde la primera pregunta hablada hasta la última, un archivo de sonido por cada respuesta hablada, las respuestas de opción múltiple elegidas y los momentos en que se dejó, ocultó o recargó la página.',
);
export const recordedRunning = icu(
  'Durante el funcionamiento: los correos enviados y un registro de llamadas con su hora y dirección. En el registro nunca se escriben contraseñas, claves de sesión, respuestas ni archivos.',
);
export const interviewTitle = icu('Qué se hace con una entrevista');
export const interviewText = icu(
  'Un modelo de voz que funciona en el equipo de la entidad administradora convierte en texto las respuestas habladas. El texto se compara con las respuestas esperadas que la empresa escribió o eligió. El resultado es un informe: para cada pregunta, las palabras, los puntos esperados que se encontraron en ellas y un veredicto cuando se puede establecer. Una persona de la empresa valora las demás respuestas.',
);
export const interviewService = icu(
  'Si la entidad administradora ha conectado un servicio de modelos de lenguaje, las preguntas, las respuestas esperadas y las transcripciones se envían a ese servicio para redactar el mismo informe. No se le envían vídeo, sonido ni datos de contacto.',
);
export const interviewNever = icu(
  'No se valoran caras, sentimientos, acentos ni voces. Hechos como dejar la página se muestran a la empresa con su hora; no cambian la puntuación. El programa no rechaza ninguna candidatura: decide una persona de la empresa.',
);
export const whoSees = icu('Quién ve qué');
export const employerSees = icu(
  'Una empresa ve el perfil, los archivos y la entrevista de quienes se postularon a sus propios empleos, y de nadie más.',
);
export const candidateSees = icu(
  'Cada persona ve su propio perfil, sus candidaturas, el informe de su entrevista y su grabación.',
);
export const reportSeen = icu(
  'Un informe se puede abrir con su enlace sin iniciar sesión, salvo que la empresa lo haya cerrado. El enlace no se puede adivinar, pero quien lo tiene puede leer el informe: compártelo con cuidado.',
);
export const filesSeen = icu('Los archivos se entregan mediante enlaces firmados que caducan.');
export const operatorSees = icu(
  'La entidad administradora puede acceder a lo que se guarda, como en cualquier programa que se administra, también a las preguntas y respuestas de las empresas.',
);
export const howLong = icu('Cuánto tiempo se conserva');
export const howLongText = icu(
  'Cada empresa decide cuánto tiempo conserva los datos de quienes se postularon, y puedes leerlo antes de tu entrevista. Si la empresa no ha fijado nada, el vídeo y el sonido se eliminan a los {filmDays, plural, one {# día} other {# días}}, los informes y las transcripciones a los {reportDays, plural, one {# día} other {# días}}, y una candidatura que terminó sin contratación a los {endedDays, plural, one {# día} other {# días}}. La ley del lugar del empleo puede exigir más tiempo. En tu página Cuenta puedes descargar lo que se guarda sobre ti y eliminar tu cuenta con todo su contenido.',
);
export const alertKept = icu(
  'Una alerta de empleo conserva tu correo y tu búsqueda hasta que la detengas con el enlace de sus correos. Si nunca abres el primer enlace, se elimina a los {days, plural, one {# día} other {# días}}.',
);
export const inBrowser = icu('En tu navegador');
export const inBrowserText = icu(
  'El sitio no carga nada de otros servidores. Guarda una cookie cuando inicias sesión: indica al servidor que este navegador ya ha entrado en tu cuenta, para que las contraseñas erróneas de otras personas no te bloqueen. Ningún script puede leerla, solo se envía al iniciar sesión y termina a los {days, plural, one {# día} other {# días}}. Tu sesión, tu rol, tu nombre y algunas notas sobre formularios y entrevistas en curso se guardan en el almacenamiento del navegador, en tu propio equipo. Al cerrar sesión se borra lo que hay en él.',
);
export const accessibilityTitle = icu('Accesibilidad');
export const accessibilityDescription = icu(
  'Qué hacemos para que todo el mundo pueda usar este sitio, qué falta y a quién escribir.',
);
export const accessibilityLead = icu(
  'Este sitio es para todo el mundo. Esta página explica qué hacemos para ello, qué falta y cómo hablar con una persona.',
);
export const writeToPerson = icu('Escribe a una persona');
export const writeToPersonText = icu(
  'Si algo de este sitio te impide usarlo, escribe a quienes lo administran a través de {contact}. Tu mensaje les llega por correo, no a un programa. Indica qué página era, qué querías hacer y qué usas, por ejemplo un lector de pantalla.',
);
export const askAdjustment = icu(
  'Si se trata de una entrevista, pide una adaptación a la empresa antes de que empiece: la primera página de cada entrevista tiene un botón para ello. Puedes pedir: {adjustments}.',
);
export const reportProblem = icu(
  'Si algo no funciona durante una entrevista, pulsa «Comunicar un problema». La empresa puede permitirte repetir la entrevista.',
);
export const measured = icu('Cómo lo medimos');
export const measuredText = icu(
  'Nos medimos con las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. Antes de publicar una versión, un programa revisa cada página en tres anchos, con colores claros, oscuros y propios. Probamos tareas completas, como una candidatura y una entrevista, solo con el teclado y con lo que recibe un lector de pantalla.',
);
export const relyOn = icu('Con qué puedes contar');
export const relyKeyboard = icu('Todo se puede hacer con el teclado, y siempre se ve dónde estás.');
export const relyScreen = icu(
  'Cada página funciona en una pantalla de 320 píxeles, ampliada al 400 por ciento y con más espacio en el texto.',
);
export const relyColours = icu(
  'El color nunca significa algo por sí solo: cada veredicto tiene un icono y una palabra.',
);
export const relyTyped = icu('No se pierde nada de lo que escribiste cuando se recarga una página.');
export const relyMotion = icu('No se mueve nada si tu sistema pide menos movimiento.');
export const relyTime = icu(
  'Solo la entrevista tiene límites de tiempo, y la empresa puede darte más tiempo o quitarlos.',
);
export const missing = icu('Qué falta');
export const missingCaptions = icu(
  'Los subtítulos de los vídeos los hace un programa y pueden contener errores. Quien envió el vídeo puede corregirlos.',
);
export const missingVoice = icu(
  'La primera ronda grabada requiere voz o teclado. Si no te va bien ninguno, pide una entrevista con una persona.',
);
export const missingFiles = icu('Los archivos que se suben, como un currículum, se muestran tal como son.');
