import { icu } from '../icu.ts';

export const title = icu('Publica tu primer empleo');
export const about = icu('Cuéntanos cómo es el empleo. Después te sugeriremos preguntas para la entrevista.');
export const reviewAbout = icu('Revisa las preguntas, saluda y publica.');
export const restored = icu('Hemos recuperado lo que escribiste aquí antes. Aún no está guardado.');
export const designation = icu('Puesto');
export const jobDescription = icu('Descripción del empleo');
export const descriptionFile = icu('Archivo con la descripción');
export const skills = icu('Habilidades');
export const skillsHint = icu(
  'Añadimos las que mencionan tu título y tu descripción. Las preguntas tratan de ellas.',
);
export const next = icu('Siguiente');
export const publishLabel = icu('Publicar tu primer empleo');
export const aboutPerson = icu('Sobre la persona');
export const onSkills = icu('Sobre las habilidades');
export const multipleChoice = icu('Opción múltiple');
export const suggested = icu('Preguntas que sugerimos');
export const chooseOthers = icu('Elige otras o escribe las tuyas');
export const sayHello = icu('Saluda');
export const sayHelloAbout = icu(
  'Un vídeo corto en el que te presentas y presentas el empleo. Los candidatos lo ven junto con el empleo.',
);
export const everythingElse = icu('Todo lo demás: valores habituales');
export const changeNamed = icu('Cambiar {step}');
export const change = icu('Cambiar');
export const starts = icu('Empieza el {day}.');
export const startsRateHidden = icu('Empieza el {day}. Los candidatos no ven la tarifa por hora.');
export const roundCount = icu(
  '{rounds, plural, one {# ronda, que empieza con la entrevista con IA.} other {# rondas, que empiezan con la entrevista con IA.}}',
);
export const finishLater = icu('Terminar después');
export const publish = icu('Publicar empleo');
export const leaveTitle = icu('¿Salir sin guardar tu vídeo?');
export const leaveRecording = icu('Tu grabación no ha terminado. Si sales ahora, se pierde.');
export const leaveVideo = icu('Por ahora tu vídeo solo está en esta página.');
export const missing = icu('Una cosa más: {step}');
export const missingQuestions = icu(
  'El banco tiene muy pocas preguntas sobre estas habilidades. Elige algunas o escribe las tuyas.',
);
export const missingOther = icu('No pudimos completar esto por ti. Revísalo.');
export const open = icu('Abrir {step}');
