import { icu } from '../icu.ts';

export const signOn = icu('Inicio de sesión único');
export const signOnLead = icu(
  'Los miembros inician sesión con la cuenta que usan en el resto de tu empresa.',
);
export const provider = icu('Proveedor');
export const providerAbout = icu(
  'Un servicio OpenID Connect, por ejemplo Keycloak, Microsoft Entra ID o Google. Crea allí un cliente (también llamado aplicación) con esta dirección de redirección:',
);
export const redirectAddress = icu('Dirección de redirección');
export const copyRedirectAddress = icu('Copiar la dirección de redirección');
export const companyId = icu('ID de la empresa');
export const copyCompanyId = icu('Copiar el ID de la empresa');
export const issuer = icu('Emisor');
export const issuerHint = icu('La dirección del proveedor, exactamente como la muestra el proveedor.');
export const clientId = icu('ID de cliente');
export const clientSecret = icu('Secreto de cliente');
export const clientSecretHint = icu('Déjalo vacío para conservar el secreto guardado.');
export const showClientSecret = icu('Mostrar el secreto de cliente');
export const saveProvider = icu('Guardar proveedor');
export const removeProvider = icu('Quitar proveedor');
export const removeProviderTitle = icu('Quitar el proveedor');
export const removeProviderAbout = icu(
  'A partir de entonces los miembros iniciarán sesión con contraseña. Quien no tenga puede crearla con «¿Has olvidado tu contraseña?».',
);
export const domains = icu('Dominios de correo');
export const domainsAbout = icu(
  'Verifica que un dominio es tuyo. Los miembros con un correo de ese dominio podrán usar entonces el inicio de sesión único sin vincular antes su cuenta: escriben su correo en la página de inicio de sesión. Los demás lo vinculan en Cuenta e inician sesión en esta dirección:',
);
export const copyStartAddress = icu('Copiar la dirección del inicio de sesión');
export const newDomain = icu('Dominio nuevo');
export const addDomain = icu('Añadir dominio');
export const proven = icu('Verificado');
export const notProven = icu('Sin verificar');
export const checkRecord = icu('Comprobar el registro');
export const checkRecordOf = icu('Comprobar el registro de {domain}');
export const remove = icu('Quitar');
export const removeDomain = icu('Quitar {domain}');
export const recordName = icu('Nombre del registro TXT');
export const copyRecordName = icu('Copiar el nombre del registro de {domain}');
export const recordValue = icu('Su valor');
export const copyRecordValue = icu('Copiar el valor del registro de {domain}');
export const provenByOperator = icu('El administrador de este sitio lo ha confirmado.');
export const provenByRecord = icu('Verificado por su registro TXT.');
export const rules = icu('Reglas');
export const rulesOfOperator = icu(
  'Tu empresa no tiene proveedor propio, así que estas reglas se refieren a {provider}.',
);
export const mustUse = icu('Los miembros deben usar el inicio de sesión único');
export const mustUseHint = icu(
  'Los propietarios pueden seguir usando su contraseña, para que alguien pueda arreglar el inicio de sesión único si falla.',
);
export const secondFactor = icu('El inicio de sesión único cuenta como segundo factor');
export const secondFactorHint = icu('Elígelo solo si tu proveedor ya pide un segundo factor.');
export const admitsNew = icu('Las personas nuevas con un dominio verificado entran con el rol Evaluador/a');
export const admitsNewHint = icu(
  'De lo contrario, solo pueden entrar las personas invitadas por un propietario.',
);
export const saveRules = icu('Guardar reglas');
export const kits = icu('Guiones de entrevista');
export const kitsLead = icu(
  'En qué se fijan tus entrevistadores después de la entrevista con IA. Una ronda sin guion toma los criterios de las habilidades del empleo, así que no necesitas ninguno para empezar.',
);
export const addKit = icu('Añadir un guion');
export const editKit = icu('Editar el guion');
export const noKits = icu('Aún no hay guiones.');
export const kit = icu('el guion');
export const deleteKitAbout = icu(
  'Las rondas que ya lo usan conservan sus criterios. Esto no se puede deshacer.',
);
export const videoCalls = icu('Videollamadas');
export const kitAbout = icu(
  '{max, plural, one {Hasta # criterio, con preguntas y niveles para distinguir las respuestas.} other {Hasta # criterios, cada uno con preguntas y niveles para distinguir las respuestas.}}',
);
export const kitForm = icu('Guion de entrevista');
export const kitName = icu('Nombre del guion');
export const criteria = icu('Criterios');
export const addCriterion = icu('Añadir un criterio');
export const newCriterion = icu('Criterio nuevo');
export const criterionNumber = icu('criterio {number, number}');
export const close = icu('Cerrar');
export const change = icu('Cambiar');
export const closeNamed = icu('Cerrar {name}');
export const changeNamed = icu('Cambiar {name}');
export const criterion = icu('Criterio');
export const whatToAsk = icu('Qué preguntar (opcional)');
export const levelsHint = icu('Lo que oyes o ves, de la respuesta más débil a la más fuerte.');
export const level = icu('Nivel {level, number} (opcional)');
export const lowestLevel = icu('Nivel {level, number}, el más bajo (opcional)');
export const highestLevel = icu('Nivel {level, number}, el más alto (opcional)');
export const videoLink = icu('Enlace para videollamadas (opcional)');
export const videoLinkHint = icu(
  'Se usa en cada ronda por vídeo sin enlace propio. Pon {mark} en el enlace para dar a cada llamada su propia sala, como en {example}.',
);
export const mails = icu('Correos');
export const mailsLead = icu(
  'Los candidatos reciben estos correos en nombre de tu empresa. Puedes escribir cada uno a tu manera.',
);
export const allMails = icu('Todos los correos');
export const seeAllMails = icu('Ver todos los correos');
export const noSuchMail = icu('No encontramos este correo.');
export const changedAt = icu('Cambiado el {when}');
export const changedBy = icu('Cambiado el {when} por {name}');
export const ownFailed = icu('Se envió un correo con el texto habitual porque no pudimos usar el tuyo.');
export const yourText = icu('Tu texto');
export const usualText = icu('Texto habitual');
export const subject = icu('Asunto');
export const text = icu('Texto');
export const textHint = icu(
  'Una línea vacía empieza un párrafo nuevo. El botón «{button}» siempre va después del texto.',
);
export const discard = icu('Descartar cambios');
export const sendTest = icu('Enviarme una prueba');
export const save = icu('Guardar');
export const leaveMailTitle = icu('¿Salir sin guardar el texto?');
export const leaveMailAbout = icu(
  'Tus cambios no se han guardado. Se conservan en esta pestaña y volverán cuando abras este correo de nuevo.',
);
export const failureTitle = icu('No pudimos usar tu texto');
export const failureText = icu(
  'El {when} un candidato recibió el texto habitual en su lugar. {reason} Corrige el texto y guárdalo de nuevo.',
);
export const reset = icu('Restablecer');
export const resetTitle = icu('¿Volver al texto habitual?');
export const keepText = icu('Conservar tu texto');
export const resetAbout = icu('Se eliminará tu propio texto de «{mail}».');
export const preview = icu('Vista previa');
export const sampleMail = icu('Ejemplo');
export const mailAsHtml = icu('El correo como HTML');
export const asPlainText = icu('Como texto sin formato');
export const placeholders = icu('Marcadores');
export const insert = icu('Insertar {name}');
export const forExample = icu('{meaning}, por ejemplo «{sample}»');
export const conditionsAbout = icu(
  'Pon el texto que solo reciben algunos candidatos entre {start} y {end}. Se omite donde el marcador está vacío. {otherwise} empieza lo que reciben los demás.',
);
export const copy = icu('Copiar');
export const copied = icu('Copiado');
