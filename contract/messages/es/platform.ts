import { icu } from '../icu.ts';

export const unforeseen = icu('{what}. Solicitud {id}.');
export const notUnderstood = icu('No se ha entendido la solicitud.');
export const tooSlow = icu('La solicitud ha llegado demasiado despacio. Inténtalo de nuevo.');
export const requestTooLarge = icu('La solicitud es demasiado grande.');
export const headersTooLong = icu('La dirección o las cabeceras de la solicitud son demasiado largas.');
export const invalidJson = icu('La solicitud no es JSON válido.');
export const noContent = icu('La solicitud no tiene contenido.');
export const sendJson = icu('Envía JSON (Content-Type: application/json).');
export const sendMultipart = icu('Envía el archivo como multipart/form-data.');
export const tooManyFields = icu('El formulario tiene demasiados campos.');
export const tooDeep = icu('La solicitud está anidada a demasiada profundidad.');
export const tooManyValues = icu('La solicitud tiene demasiados valores.');
export const notStorable = icu('La solicitud tiene caracteres que no se pueden guardar.');
export const noHost = icu('La solicitud necesita la cabecera Host.');
export const nothingHere = icu('No hay nada en esta dirección.');
export const noTokens = icu('Los tokens de API no pueden hacer esta llamada.');
export const needsScope = icu('Esta llamada necesita un token de API con el permiso {scope}.');

export const noFile = icu('La solicitud no tiene ningún archivo.');
export const uploadBroke = icu('La subida se ha interrumpido.');
export const offsetDiffers = icu(
  'Este fragmento no empieza donde termina la subida. Pide su posición y continúa desde ahí.',
);
export const needsTus = icu('La solicitud necesita la cabecera Tus-Resumable: 1.0.0.');
export const recordingTooLarge = icu('La grabación es más grande de lo permitido.');
export const uploadNotUnderstood = icu('No se ha entendido la subida: {reason}');
export const storageFull = icu(
  'No se ha podido guardar el archivo porque el almacenamiento está casi lleno. Inténtalo más tarde.',
);
export const storageAway = icu(
  'Ahora mismo no podemos acceder al almacenamiento de archivos. Inténtalo más tarde.',
);
export const diskLow = icu(
  'El servidor casi no tiene espacio en disco, así que ahora no se puede hacer esto. Inténtalo más tarde.',
);
export const fileGone = icu('Este archivo ya no existe.');
export const fileEndsBefore = icu('El archivo termina antes de la parte solicitada.');
export const fileEmpty = icu('El archivo está vacío.');
export const scannerAway = icu(
  'Ahora mismo no hemos podido analizar el archivo en busca de virus, así que no se ha guardado. Inténtalo de nuevo en unos minutos.',
);
export const heic = icu(
  'Aquí no se pueden usar fotos en formato HEIC. Guarda la foto como JPEG. En un iPhone, elige Ajustes, Cámara, Formatos, El más compatible, y vuelve a hacerla.',
);
export const resumeKinds = icu('PDF, Word o texto sin formato');
export const certificateKinds = icu('PDF, DOCX o una imagen');

export const damaged = icu(
  'El documento está dañado o no es del tipo que indica. Guárdalo de nuevo y vuelve a intentarlo.',
);
export const tooComplex = icu(
  'El documento es demasiado grande o complejo para leerlo. Sube uno más sencillo.',
);
export const locked = icu(
  'Este documento está protegido con contraseña. Guarda una copia sin contraseña y sube esa.',
);
export const oldWord = icu(
  'No podemos leer el texto de archivos antiguos de Word (.doc). Guárdalo como PDF o DOCX y sube ese archivo.',
);
export const unreadableKind = icu('No podemos leer el texto de este tipo de archivo. Sube un PDF o DOCX.');
export const strangeWord = icu(
  'El documento tiene instrucciones que Word no escribe, así que no lo hemos leído.',
);

export const privateAddress = icu(
  'Esta dirección es de una red privada y la administración no la ha permitido.',
);
export const notEncrypted = icu('La dirección debe empezar por https://.');
export const notAnAddress = icu('Esta no es una dirección web con la que se pueda conectar.');
export const unknownName = icu('No hay ninguna dirección para el nombre {host}.');

export const buttonFails = icu('Si el botón no funciona, abre esta dirección: {link}');
export const subjectEmpty = icu(
  'El asunto queda vacío para algunas personas. Escribe texto fuera de la condición.',
);
export const textEmpty = icu(
  'El texto queda vacío para algunas personas. Escribe texto fuera de la condición.',
);
export const line = icu('Línea {line, number}: {problem}');
export const unclosedIf = icu('{part} no tiene {end}.');
export const cannotRender = icu('No se puede crear el texto: {reason}.');
export const unclosed = icu('{part} no está cerrado. Escribe {end} después.');
export const unknownTag = icu('{part} no se puede usar. Una condición se escribe {example}.');
export const noIf = icu('{part} no tiene {begin} antes.');
export const writeAlone = icu('{part} no se puede leer. Escribe solo {tag}.');
export const afterElse = icu('{part} va después de {other}, que debe ser la última parte.');
export const notAName = icu('{part} no se puede usar. Un marcador es un solo nombre, como {example}.');
export const unknownPlaceholder = icu('No existe el marcador {name}. Puedes usar {names}.');
export const answerTooLarge = icu('La respuesta es demasiado grande al descomprimirla.');
export const undeclared = icu('{path} responde {code}, que no declara');
