import { icu } from '../icu.ts';

export const isItYou = icu('¿Eres tú?');
export const title = icu('Segundo factor');
export const code = icu('Código de tu aplicación de autenticación');
export const setUpNow = icu('Configurarlo ahora');
export const startAgain = icu('Empezar de nuevo');
export const or = icu('o');
export const passkeyAbout = icu(
  'Una llave de acceso se guarda en este dispositivo, en tu teléfono o en una llave de seguridad. No hay que escribir ningún código.',
);
export const usePasskey = icu('Usar una llave de acceso');
export const passkeyAsked = icu('Usa una de tus llaves de acceso. Tu navegador te la pedirá.');
export const recoveryCode = icu('Código de recuperación');
export const recoveryCodeHint = icu('Uno de los códigos que guardaste al configurar tu segundo factor');
export const confirm = icu('Confirmar');
export const toPasskey = icu('Usar una llave de acceso');
export const toApp = icu('Usar la aplicación de autenticación');
export const toRecovery = icu('Usar un código de recuperación');
export const passkeyNotUsed = icu(
  'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o usa otro método.',
);
export const passkeyNotMade = icu('No se ha creado ninguna llave de acceso. Inténtalo de nuevo.');
export const passkeyThere = icu('Este dispositivo ya tiene una llave de acceso de tu cuenta.');
export const passkeyDefaultName = icu('Llave de acceso');
export const scan = icu(
  'Abre una aplicación de autenticación en tu teléfono y escanea este código. Si no puedes escanearlo, escribe la clave en la aplicación.',
);
export const qrCode = icu('Código QR para tu aplicación de autenticación');
export const key = icu('Clave: {key}');
export const typeCode = icu(
  'La aplicación muestra {digits, number} dígitos, y otros nuevos cada {seconds, number} segundos. Escribe los que muestra ahora.',
);
export const turnOn = icu('Activar');
export const recoveryCodes = icu('Códigos de recuperación');
export const codesAbout = icu(
  'Guarda estos códigos donde puedas encontrarlos sin tu teléfono. Cada uno sirve una vez, en lugar de tu segundo factor. No los volverás a ver.',
);
export const codesFile = icu('Códigos de recuperación de Roundone ({host}). Cada uno sirve una vez.');
export const copy = icu('Copiar');
export const copied = icu('Se han copiado los códigos.');
export const download = icu('Descargar');
export const print = icu('Imprimir');
export const saved = icu('Ya los he guardado');
export const noPrint = icu('Este navegador no puede imprimir desde aquí. Copia los códigos.');
export const about = icu(
  'Una segunda prueba de que eres tú, además de tu contraseña. Quien solo sepa tu contraseña no podrá entrar.',
);
export const app = icu('Aplicación de autenticación');
export const appOn = icu('Activada: se te pide un código de la aplicación al iniciar sesión.');
export const appOff = icu(
  'Desactivada. Una aplicación en tu teléfono muestra un código que escribes al iniciar sesión.',
);
export const otherPhone = icu('Configurar en otro teléfono');
export const setUpApp = icu('Configurar una aplicación');
export const turnOffApp = icu('Desactivar la aplicación');
export const passkeys = icu('Llaves de acceso');
export const passkeysAbout = icu(
  'Se guardan en este dispositivo, en tu teléfono o en una llave de seguridad. Con una llave de acceso también entras sin contraseña.',
);
export const noPasskeys = icu('Este navegador no puede usar llaves de acceso en esta dirección.');
export const addPasskey = icu('Añadir una llave de acceso');
export const codesLeft = icu(
  'Quedan {left, number} de {all, number}. Usa uno para entrar si pierdes tu teléfono.',
);
export const makeCodes = icu('Crear códigos nuevos');
export const wholeCompany = icu('Para toda la empresa');
export const required = icu(
  'Todas las personas que inician sesión por la empresa necesitan un segundo factor.',
);
export const notRequired = icu('Nadie necesita un segundo factor para iniciar sesión por la empresa.');
export const require = icu('Exigirlo a todo el mundo');
export const stopRequiring = icu('Dejar de exigirlo');
export const yourPasskeys = icu('Tus llaves de acceso');
export const passkeyUnused = icu('Añadida el {added}, aún sin usar');
export const passkeyUsed = icu('Añadida el {added}, último uso el {used}');
export const rename = icu('Cambiar nombre');
export const renameNamed = icu('Cambiar nombre: {name}');
export const removeNamed = icu('Quitar {name}');
export const turnOffAppTitle = icu('Desactivar la aplicación de autenticación');
export const newCodesTitle = icu('Nuevos códigos de recuperación');
export const renameTitle = icu('Cambiar el nombre de la llave de acceso');
export const removePasskey = icu('Quitar la llave de acceso');
export const next = icu('Continuar');
export const setUpOther = icu(
  'La aplicación del otro teléfono sustituirá a la que usas ahora en cuanto escribas su primer código.',
);
export const setUpFirst = icu('Primero escribe tu contraseña. Después escanea un código con la aplicación.');
export const turnOffAbout = icu(
  'Al iniciar sesión ya no se te pedirán códigos de la aplicación. Te lo confirmaremos por correo.',
);
export const turnOff = icu('Desactivar');
export const addPasskeyAbout = icu(
  'Primero escribe tu contraseña. Después tu navegador pregunta dónde guardar la llave de acceso.',
);
export const newCodesAbout = icu('Recibirás códigos nuevos. Los antiguos dejarán de funcionar.');
export const removePasskeyAbout = icu(
  'Ya no podrás entrar con la llave de acceso «{name}». Te lo confirmaremos por correo.',
);
export const requireAbout = icu(
  'Quien entre por tu empresa, tú también, necesitará un segundo factor desde el próximo inicio de sesión. Quien no lo tenga lo configurará entonces, antes de nada.',
);
export const stopRequiringAbout = icu('Quienes entren por tu empresa ya no necesitarán un segundo factor.');
export const passkeyName = icu('Nombre de la llave de acceso');
export const appIsOn = icu('Tu aplicación de autenticación está activada.');
export const appIsOff = icu('Tu aplicación de autenticación está desactivada.');
export const passkeyAdded = icu('Se ha añadido tu llave de acceso.');
export const passkeyRenamed = icu('Se ha cambiado el nombre de tu llave de acceso.');
export const passkeyRemoved = icu('Se ha quitado tu llave de acceso.');
export const tooManyPasskeys = icu(
  '{max, plural, one {Una cuenta puede tener # llave de acceso. Quítala antes de añadir otra.} other {Una cuenta puede tener hasta # llaves de acceso. Quita una que ya no uses.}}',
);
export const addFactorFirst = icu('Añade primero una aplicación de autenticación o una llave de acceso.');
export const namePasskey = icu('Indica la llave de acceso');
export const sayRequired = icu('Indica si se exige un segundo factor');
