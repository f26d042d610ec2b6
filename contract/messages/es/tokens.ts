import { icu } from '../icu.ts';

export const title = icu('Tokens de API');
export const lead = icu('Con un token, tu propio programa puede llamar a la API en nombre de tu empresa.');
export const about = icu(
  'Un token puede hacer lo que permiten sus permisos, con un máximo de {calls, number} llamadas por minuto. Los tokens pertenecen a la empresa: siguen siendo válidos aunque se vaya el miembro que los creó. La API está descrita en {docs}.',
);
export const make = icu('Crear un token');
export const none = icu('Aún no hay tokens de API.');
export const makeTitle = icu('Crear un token de API');
export const endTitle = icu('¿Revocar {name}?');
export const end = icu('Revocar');
export const endNamed = icu('Revocar {name}');
export const endAbout = icu(
  'Los programas que usan este token perderán el acceso desde su próxima llamada. Esto no se puede deshacer.',
);
export const madeBy = icu('Creado por {name}, {when}.');
export const notUsed = icu('Aún sin usar.');
export const lastUsed = icu('Último uso: {when}, {network}.');
export const lastUsedUnknown = icu('Último uso: {when}.');
export const valid = icu('Válido');
export const expired = icu('Caducado');
export const ended = icu('Revocado');
export const noExpiry = icu('No caduca.');
export const expiresOn = icu('Caduca: {when}.');
export const expiredOn = icu('Caducó: {when}.');
export const endedOn = icu('Revocado el {when}.');
export const token = icu('Token de API');
export const shownOnce = icu('Copia el token ahora y mantenlo en secreto. No podrás volver a verlo.');
export const name = icu('Nombre');
export const nameHint = icu('Qué usa el token, por ejemplo «Nóminas».');
export const permissions = icu('Permisos');
export const expires = icu('Caduca');
export const inDays = icu('{days, plural, one {En # día} other {En # días}}');
export const never = icu('Nunca');
export const makeButton = icu('Crear token');
export const jobsRead = icu('Leer empleos, borradores y el banco de preguntas.');
export const jobsWrite = icu('Crear, cambiar, publicar, cerrar y eliminar empleos.');
export const applicationsRead = icu('Leer candidaturas, sus mensajes y los perfiles de los candidatos.');
export const applicationsWrite = icu(
  'Programar entrevistas, rechazar candidaturas, conceder adaptaciones y escribir mensajes a candidatos.',
);
export const reportsRead = icu('Leer los informes de las entrevistas.');
export const companyRead = icu('Leer el perfil de la empresa.');
export const nameMissing = icu('Ponle un nombre al token');
export const nameTooLong = icu('El nombre de un token tiene como máximo {max, number} caracteres');
export const nameNotShown = icu('El nombre contiene caracteres que no se pueden mostrar');
export const chooseScopes = icu('Elige al menos un permiso');
export const unknownScope = icu('No se conoce este permiso');
export const scopesOnce = icu('Indica cada permiso una sola vez');
export const chooseExpiry = icu('Elige cuándo caduca el token');
export const nameToken = icu('Indica el token');
export const hasEnded = icu('Token revocado.');
export const notAccepted = icu('Este token de API no se conoce, ha caducado o se ha revocado.');
export const tooMany = icu(
  '{max, plural, one {Una empresa tiene como máximo # token válido. Revoca uno primero.} other {Una empresa tiene como máximo # tokens válidos. Revoca uno primero.}}',
);
export const expiryPassed = icu('Elige un momento futuro');
export const expiryTooLate = icu(
  '{days, plural, one {Un token que caduca puede durar como máximo # día} other {Un token que caduca puede durar como máximo # días}}',
);
export const mailAbout = icu('A los propietarios de una empresa, cuando se crea un token de API.');
export const mailSubject = icu('Un nuevo token de API para tu empresa');
export const mailHeading = icu('Un nuevo token de API');
export const mailText = icu(
  '{name} ha creado el token de API «{token}». Quien lo tenga puede, en nombre de tu empresa:',
);
export const mailScope = icu('• {scope}');
export const mailExpected = icu('Si lo esperabas, no tienes que hacer nada.');
export const mailUnexpected = icu('Si no, revoca el token de inmediato y pregunta a quien lo creó.');
export const mailButton = icu('Ver los tokens de API');
