import { icu } from '../icu.ts';

export const doneFrom = icu('Dispositivo: {device}. Lugar: {place}.');
export const wasYou = icu('Si has sido tú, no tienes que hacer nada.');
export const notMe = icu('No he sido yo');
export const goToSignIn = icu('Ir a la página de inicio de sesión');
export const confirmAbout = icu('Al nuevo correo, cuando alguien pidió cambiar el correo de una cuenta.');
export const confirmSubject = icu('Confirma tu nuevo correo');
export const confirmHeading = icu('Tu nuevo correo');
export const confirmText = icu(
  'Hola, {name}: confirma que quieres usar este correo para tu cuenta de Roundone.',
);
export const confirmHours = icu(
  '{hours, plural, one {El enlace funciona durante # hora. Hasta que confirmes, tu cuenta mantiene su correo actual.} other {El enlace funciona durante # horas. Hasta que confirmes, tu cuenta mantiene su correo actual.}}',
);
export const confirmButton = icu('Confirmar este correo');
export const confirmNotYou = icu('¿No lo has pedido? Puedes ignorar este correo: no cambiará nada.');
export const askedAbout = icu('Al correo de una cuenta, cuando alguien pidió cambiarlo.');
export const askedSubject = icu('Tu correo está a punto de cambiar');
export const askedText = icu(
  'Hola, {name}: alguien que conoce tu contraseña ha pedido cambiar el correo de tu cuenta a {email}. Ocurrirá en cuanto se confirme el nuevo correo.',
);
export const askedNotYou = icu(
  '{days, plural, one {Si no has sido tú, elige una contraseña nueva con el botón de abajo. Así se detiene el cambio y se cierran todas las sesiones. El enlace funciona durante # día.} other {Si no has sido tú, elige una contraseña nueva con el botón de abajo. Así se detiene el cambio y se cierran todas las sesiones. El enlace funciona durante # días.}}',
);
export const changedAbout = icu('Al correo anterior de una cuenta, cuando se ha cambiado.');
export const changedSubject = icu('Se ha cambiado tu correo');
export const changedText = icu(
  'Hola, {name}: tu cuenta usa ahora {email}. Este es el último correo que enviamos a esta dirección.',
);
export const changedNotYou = icu(
  '{days, plural, one {Si no has sido tú, recupera tu cuenta con el botón de abajo. Tu cuenta volverá a usar este correo, elegirás una contraseña nueva y se cerrarán todas las sesiones. El enlace funciona durante # día.} other {Si no has sido tú, recupera tu cuenta con el botón de abajo. Tu cuenta volverá a usar este correo, elegirás una contraseña nueva y se cerrarán todas las sesiones. El enlace funciona durante # días.}}',
);
export const undoneAbout = icu(
  'A los dos correos de una cuenta, cuando su titular deshizo un cambio de correo.',
);
export const undoneSubject = icu('Has recuperado tu cuenta');
export const undoneText = icu(
  'Hola, {name}: alguien abrió el enlace «No he sido yo» que enviamos a {email}. Tu cuenta vuelve a usar ese correo, con una contraseña nueva, y se han cerrado todas las sesiones.',
);
export const undoneFactors = icu(
  'Se han eliminado los segundos factores añadidos hace poco y todos los códigos de recuperación. Revísalos en Cuenta.',
);
export const undoneSignIn = icu('Puedes iniciar sesión con tu contraseña nueva.');
export const undoneLost = icu('Tu cuenta ya no usa este correo. Si crees que es un error, escríbenos.');
export const writeToUs = icu('Escríbenos');
export const operatorAbout = icu(
  'A quien administra la instalación (OPERATOR_MAIL), cuando alguien usa la página de contacto o de ayuda.',
);
export const contactSubject = icu('Alguien quiere que le contacten');
export const supportSubject = icu('Alguien pide ayuda');
export const fromEmail = icu('Correo: {email}');
export const fromPhone = icu('Teléfono: {phone}');
export const noMessage = icu('No ha dejado ningún mensaje.');
export const passwordAbout = icu('A la persona titular de una cuenta, cuando se ha cambiado su contraseña.');
export const passwordSubject = icu('Se ha cambiado tu contraseña');
export const passwordText = icu(
  'Hola, {name}: tu cuenta tiene una contraseña nueva. Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no funcionan.',
);
export const passwordNotYou = icu(
  'Si no has sido tú, ve a la página de inicio de sesión, elige «¿Has olvidado tu contraseña?» y pon una nueva de inmediato. Así se cierran otra vez todas las sesiones.',
);
export const resetAbout = icu(
  'A la persona titular de una cuenta, cuando alguien pidió una contraseña nueva.',
);
export const resetSubject = icu('Restablece tu contraseña');
export const resetHeading = icu('Una contraseña nueva');
export const resetText = icu('Hola, {name}: aquí tienes el enlace que pediste.');
export const resetWorksOnce = icu(
  '{hours, plural, one {Funciona una sola vez, durante # hora.} other {Funciona una sola vez, durante # horas.}}',
);
export const resetNotYou = icu('¿No lo has pedido? No tienes que hacer nada: tu contraseña sigue igual.');
export const registered = icu(
  'Alguien registró este correo el {when} {role, select, employer {como empresa} other {para buscar empleo}}, con el nombre {name}.',
);
export const pendingAbout = icu(
  'Al correo de un registro aún sin verificar, cuando alguien pidió una contraseña nueva.',
);
export const pendingText = icu(
  '{hours, plural, one {Si has sido tú, elige una contraseña nueva con este enlace y tu cuenta estará lista. Funciona una sola vez, durante # hora.} other {Si has sido tú, elige una contraseña nueva con este enlace y tu cuenta estará lista. Funciona una sola vez, durante # horas.}}',
);
export const pendingNotYou = icu(
  '¿No te registraste, o no con este nombre y este rol? Entonces no hagas nada: sin un enlace no hay cuenta.',
);
export const verifyAbout = icu('Al correo de un registro nuevo. Su enlace crea la cuenta.');
export const verifySubject = icu('Verifica tu correo');
export const verifyHeading = icu('Te damos la bienvenida a Roundone, {name}');
export const verifyText = icu(
  '{hours, plural, one {Si has sido tú, un clic y tu cuenta estará lista. El enlace funciona durante # hora.} other {Si has sido tú, un clic y tu cuenta estará lista. El enlace funciona durante # horas.}}',
);
export const verifyButton = icu('Activar mi cuenta');
export const verifyNotYou = icu(
  '¿No te registraste, o no con este nombre y este rol? Entonces no hagas nada: sin el enlace no hay cuenta, y lo que se escribió se eliminará. No sigas el enlace, porque activaría una cuenta que ha creado otra persona.',
);
export const factorAbout = icu(
  'A la persona titular de una cuenta, cuando cambia un segundo factor o los códigos de recuperación, o se usa un código.',
);
export const factorNotYou = icu(
  'Si has sido tú, no tienes que hacer nada. Si no, alguien conoce tu contraseña. Elige una nueva con «¿Has olvidado tu contraseña?» en la página de inicio de sesión y revisa tus segundos factores.',
);
export const appAdded = icu('Se ha añadido una aplicación de autenticación');
export const appAddedText = icu(
  'Hola, {name}: a partir de ahora se te pedirá un código de tu aplicación de autenticación al iniciar sesión.',
);
export const appRemoved = icu('Se ha quitado tu aplicación de autenticación');
export const appRemovedText = icu(
  'Hola, {name}: ya no se te pedirá un código de tu aplicación de autenticación al iniciar sesión.',
);
export const passkeyAdded = icu('Se ha añadido una llave de acceso');
export const passkeyAddedText = icu(
  'Hola, {name}: ya puedes iniciar sesión con la llave de acceso «{passkey}».',
);
export const passkeyRemoved = icu('Se ha quitado una llave de acceso');
export const passkeyRemovedText = icu(
  'Hola, {name}: ya no puedes iniciar sesión con la llave de acceso «{passkey}».',
);
export const codesMade = icu('Se han creado nuevos códigos de recuperación');
export const codesMadeText = icu(
  'Hola, {name}: tu cuenta tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.',
);
export const codeUsed = icu('Se ha usado un código de recuperación');
export const codeUsedText = icu(
  '{left, plural, =0 {Hola, {name}: se ha usado uno de tus códigos de recuperación para iniciar sesión. No te queda ninguno.} one {Hola, {name}: se ha usado uno de tus códigos de recuperación para iniciar sesión. Te queda #.} other {Hola, {name}: se ha usado uno de tus códigos de recuperación para iniciar sesión. Te quedan #.}}',
);
