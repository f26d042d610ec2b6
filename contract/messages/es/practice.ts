import { icu } from '../icu.ts';

export const title = icu('Entrevista de práctica');
export const lead = icu(
  'Descubre cómo es una entrevista y cómo se leen tus respuestas. Nadie más la ve, y se elimina cuando te vas.',
);
export const howItGoes = icu('Cómo funciona');
export const howItGoesText = icu(
  'Primero pruebas la cámara y el micrófono. Después vienen tres preguntas, como en una entrevista: una de opción múltiple, una sobre una habilidad y una sobre ti. Dura unos cinco minutos.',
);
export const recorded = icu('Qué se graba');
export const recordedText = icu(
  'Tu cámara y tu micrófono, mientras respondes las dos preguntas habladas. El vídeo se queda en esta ventana del navegador.',
);
export const sent = icu('Qué se envía');
export const sentText = icu(
  'El sonido de cada respuesta. El servidor lo convierte en texto, lo compara enseguida con una respuesta esperada y no guarda ni el sonido ni el texto.',
);
export const seenBy = icu('Quién lo ve');
export const seenByText = icu(
  'Solo tú. Ninguna empresa se entera de que practicaste, y no afecta a tus candidaturas.',
);
export const keptFor = icu('Cuánto tiempo se conserva');
export const keptForText = icu('Hasta que dejas la página. Entonces se elimina y nadie puede recuperarlo.');
export const consent = icu(
  'Las preguntas son nuestras: ninguna empresa las hace. Al continuar aceptas que se te grabe como se describe aquí. Más en la {policy}.',
);
export const policyLink = icu('política de privacidad');
export const notNow = icu('Ahora no');
export const agree = icu('Aceptar y probar mis dispositivos');
export const choice = icu('Opción múltiple');
export const skill = icu('Una pregunta sobre una habilidad');
export const personal = icu('Una pregunta personal');
export const question = icu('Práctica, pregunta {number, number} de {all, number}: {kind}');
export const oneMoment = icu('Un momento…');
export const reportTitle = icu('Tu práctica');
export const reportLead = icu(
  'Así lee un informe una respuesta. Solo lo ves tú, y solo en esta página: cuando te vas, desaparecen la grabación, las palabras y los veredictos.',
);
export const again = icu('Practicar con otras preguntas');
export const leave = icu('Salir y eliminarla');
export const questionnaire = icu('Cuestionario');
export const choiceHead = icu('Pregunta {number, number} · opción múltiple');
export const skillHead = icu('Pregunta {number, number} · puntuada');
export const personalHead = icu('Pregunta {number, number} · personal, sin puntuación');
export const choseNothing = icu('No elegiste ninguna respuesta. La respuesta correcta es {answer}.');
export const chose = icu('Elegiste {option}. La respuesta correcta es {answer}.');
export const playAnswer = icu('Reproducir la respuesta');
export const answerTo = icu('Tu respuesta a la pregunta {number, number}');
export const noWords = icu('No reconocimos ninguna palabra.');
export const summary = icu('Resumen, en tus palabras');
export const previewTitle = icu('Así lo ve quien se postula');
export const chooseJob = icu('Elige primero un empleo.');
export const previewOf = icu('Vista previa de {role}');
export const previewNotice = icu('Vista previa. No se graba nada.');
export const previewEnd = icu(
  'Así es la entrevista. Las respuestas de la persona se convierten ahora en un informe, que revisas antes de decidir.',
);
export const backToDashboard = icu('Volver al inicio');
export const tryOnceMore = icu('Probarla otra vez');
export const jobDescription = icu('Descripción del empleo');
export const skills = icu('Habilidades');
export const miscInformation = icu('Información adicional');
export const personalMessage = icu('Mensaje personal');
export const onboarding = icu('Incorporación');
export const publicPage = icu('Quien no tiene cuenta ve {page}.');
export const publicPageLink = icu('la página pública de este empleo');
export const tryInterview = icu('Probar la entrevista');
export const previewQuestion = icu('Pregunta {number, number} de {all, number}: {kind}');
export const previewAsking = icu(
  'La pregunta se lee en voz alta. Se puede responder en cualquier momento; el tiempo empieza después de la lectura.',
);
export const previewAnswering = icu(
  'Ahora se responde, con la cámara encendida. La respuesta termina cuando la persona acaba, deja de hablar o se le acaba el tiempo.',
);
export const roundNumber = icu('round debe ser un número');
export const roundWhole = icu('round debe ser un número entero');
export const nameQuestion = icu('Indica la pregunta');
