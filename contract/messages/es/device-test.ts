import { icu } from '../icu.ts';

export const windowTitle = icu('Prueba de dispositivos · Entrevista');
export const title = icu('Prueba tu sonido y tu vídeo');
export const titleSound = icu('Prueba tu micrófono');
export const lead = icu(
  'Responde una pregunta de prueba y luego mírate y escúchate. No se envía ni se guarda nada.',
);
export const leadSound = icu(
  'Responde una pregunta de prueba y luego escúchate. No se envía ni se guarda nada.',
);
export const start = icu('Probar sonido y vídeo');
export const startSound = icu('Probar el micrófono');
export const sayASentence = icu(
  'Di una frase y mira cómo la línea se mueve con tu voz. Después pulsa Enviar para verla y oírla.',
);
export const sayASentenceSound = icu(
  'Di una frase y mira cómo la línea se mueve con tu voz. Después pulsa Enviar para oírla.',
);
export const heard = icu('Tu micrófono se oye.');
export const submit = icu('Enviar');
export const testAgain = icu('Probar otra vez');
export const proceed = icu('Continuar');
export const recording = icu('Tu grabación de prueba');
export const loudRoom = icu('Hay mucho ruido en el lugar.');
export const loudRoomText = icu(
  'Puede que no se entiendan algunas palabras. Busca un lugar más tranquilo, cierra la ventana, apaga lo que hace ruido o usa auriculares con micrófono. Después prueba otra vez.',
);
export const works = icu('Funciona');
export const worksText = icu('La cámara y el micrófono funcionan. Si te ves y te oyes bien, continúa.');
export const worksSound = icu('El micrófono funciona. Si te oyes bien, continúa.');
export const camera = icu('Cámara');
export const cameraNumber = icu('Cámara {number, number}');
export const microphone = icu('Micrófono');
export const microphoneNumber = icu('Micrófono {number, number}');
export const lineMeasured = icu('Comprobando tu conexión…');
export const lineGood = icu('Tu conexión es lo bastante rápida para el vídeo completo.');
export const lineSlow = icu('Tu conexión es lenta.');
export const lineSlowText = icu(
  'Es suficiente para la entrevista. La imagen puede reducirse; tu voz no cambia.',
);
export const lineVerySlow = icu('Tu conexión es muy lenta.');
export const lineVerySlowText = icu(
  'Puedes hacer la entrevista igualmente: tus respuestas se guardan en este dispositivo hasta que se envíen. La imagen se reduce o se omite, y el envío final tarda más. Ayuda usar otra red o acercarse al router.',
);
export const permissions = icu('Activa los permisos de micrófono y cámara');
export const tooOld = icu('Tu navegador no admite getUserMedia()');
export const notOpened = icu('No hemos podido abrir la cámara y el micrófono.');
export const allowChrome = icu(
  'Haz clic en el icono a la izquierda de la dirección, activa Cámara y Micrófono y recarga esta página.',
);
export const allowEdge = icu(
  'Haz clic en el candado a la izquierda de la dirección, pon Cámara y Micrófono en Permitir y recarga esta página.',
);
export const allowFirefox = icu(
  'Haz clic en la cámara o el micrófono tachados a la izquierda de la dirección, quita el bloqueo y vuelve a intentarlo.',
);
export const allowSafari = icu(
  'Abre en Safari el menú Ajustes para este sitio web, pon Cámara y Micrófono en Permitir y recarga esta página.',
);
export const allowOther = icu(
  'Abre los ajustes del navegador para este sitio, permite la cámara y el micrófono y recarga esta página.',
);
export const tooOldWayOut = icu(
  'Usa una versión actual de Chrome, Edge, Firefox o Safari en un equipo o teléfono con cámara.',
);
export const notSecureWayOut = icu(
  'Los navegadores permiten la cámara y el micrófono solo en páginas seguras: la dirección debe empezar por https://. Avisa a la empresa.',
);
export const noCamera = icu('No hemos encontrado ninguna cámara.');
export const noCameraWayOut = icu(
  'Conecta una cámara, abre su tapa o enciéndela, y vuelve a intentarlo. También puedes iniciar sesión en un teléfono y usar su cámara.',
);
export const noMicrophone = icu('No hemos encontrado ningún micrófono.');
export const noMicrophoneWayOut = icu(
  'Conecta un micrófono o unos auriculares con micrófono y vuelve a intentarlo. También puedes iniciar sesión en un teléfono y usar su micrófono.',
);
export const inUse = icu('No hemos podido abrir la cámara o el micrófono.');
export const inUseWayOut = icu(
  'Puede que otro programa los esté usando. Cierra las videollamadas y las pestañas que los usen y vuelve a intentarlo.',
);
export const silent = icu('Tu micrófono no capta sonido.');
export const silentWayOut = icu(
  'Quita el silencio del micrófono, elige el correcto en los ajustes de sonido del navegador o del sistema, habla hacia él y prueba otra vez.',
);
export const noSound = icu('No hemos podido leer el sonido de tu micrófono.');
export const noSoundWayOut = icu(
  'Conecta unos auriculares o un altavoz, que este navegador puede necesitar, y vuelve a intentarlo. También puedes usar otro navegador o iniciar sesión en un teléfono.',
);
