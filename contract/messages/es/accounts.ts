import { icu } from '../icu.ts';

export const saying = icu('Una primera ronda en la que se escucha a todo el mundo.');
export const sayingText = icu(
  'Las mismas preguntas para todo el mundo, respondidas de viva voz, y un informe que muestra las palabras en que se apoya cada veredicto.',
);
export const signIn = icu('Iniciar sesión');
export const email = icu('Correo');
export const password = icu('Contraseña');
export const showPassword = icu('Mostrar contraseña');
export const rememberMe = icu('Recordarme');
export const forgotPassword = icu('¿Has olvidado tu contraseña?');
export const forgotText = icu(
  'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una nueva contraseña.',
);
export const sendLink = icu('Enviar enlace');
export const noAccount = icu('¿Aún no tienes cuenta?');
export const signUp = icu('Registrarse');
export const or = icu('o');
export const otherAccount = icu('Esta es otra cuenta. Inicia sesión con la que estabas usando.');
export const asEmployer = icu('Registrarse como empresa');
export const asSeeker = icu('Registrarse para buscar empleo');
export const createAccount = icu('Crea tu cuenta');
export const alreadyRegistered = icu('¿Ya tienes cuenta?');
export const name = icu('Nombre');
export const companyNameHint = icu('El nombre de tu empresa, tal como lo ven las personas candidatas');
export const mobile = icu('Teléfono móvil');
export const mobileHint = icu('{digits, number} dígitos');
export const confirmPassword = icu('Confirmar contraseña');
export const showConfirmed = icu('Mostrar la contraseña de confirmación');
export const goToSignIn = icu('Ir a iniciar sesión');
export const verificationSent = icu(
  'Hemos enviado un correo a {email}. Haz clic en el enlace de verificación para activar tu cuenta.',
);
export const checkEmail = icu('Revisa tu correo');
export const captchaLabel = icu('No soy un robot');
export const captchaVerifying = icu('Verificando…');
export const captchaWait = icu('Verificando… Espera, por favor.');
export const captchaVerified = icu('Verificado');
export const captchaRequired = icu('Confirma esto primero');
export const captchaError = icu('La verificación ha fallado. Inténtalo más tarde.');
export const captchaExpired = icu('La verificación ha caducado. Inténtalo de nuevo.');
export const goToLogin = icu('Ir a iniciar sesión');
export const goToSignup = icu('Ir al registro');
export const activating = icu('Activando tu cuenta');
export const notActive = icu('Tu cuenta aún no está activa');
export const registerAgain = icu('Regístrate otra vez con el mismo correo y te enviaremos un enlace nuevo.');
export const welcome = icu('Te damos la bienvenida a Roundone');
export const registered = icu(
  '{name}, {role, select, employer {empresa} other {en busca de empleo}}, registro del {when}',
);
export const notYourRegistration = icu(
  '¿No es lo que registraste? Entonces elige ahora una contraseña nueva con «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Quien hizo el registro ya no podrá entrar.',
);
export const newEmailDone = icu('Tu correo ha cambiado');
export const newEmailNext = icu('Inicia sesión con tu nuevo correo a partir de ahora.');
export const goToAccount = icu('Ir a tu cuenta');
export const confirmEmailTitle = icu('Confirma tu nuevo correo');
export const confirmEmailLead = icu(
  'Tu cuenta usará el correo al que se envió este enlace. Se cerrará tu sesión en todos los demás dispositivos.',
);
export const confirmEmail = icu('Confirmar este correo');
export const takingToSignIn = icu('Te llevamos al inicio de sesión…');
export const takeBackTitle = icu('Recupera tu cuenta');
export const takeBackLead = icu(
  'Tu cuenta volverá a usar el correo al que se envió este enlace. Se cerrarán todas tus sesiones y se eliminarán los segundos factores añadidos hace poco y todos los códigos de recuperación.',
);
export const takeBack = icu('Recuperar mi cuenta');
export const takenBack = icu('Tu cuenta vuelve a ser tuya');
export const currentPassword = icu('Contraseña actual');
export const showCurrent = icu('Mostrar la contraseña actual');
export const newPassword = icu('Nueva contraseña');
export const newPasswordOfLink = icu('Nueva contraseña');
export const showNew = icu('Mostrar la nueva contraseña');
export const confirmNew = icu('Confirmar la nueva contraseña');
export const resetPassword = icu('Restablecer contraseña');
export const ownPassword = icu('Tu contraseña');
export const showOwn = icu('Mostrar tu contraseña');
export const stolenPassword = icu('Esta contraseña está en una lista de contraseñas robadas. Elige otra.');
export const ownNamePassword = icu(
  'Esta contraseña es tu nombre o tu correo con unos pocos caracteres más. Elige otra.',
);
export const accountLead = icu('Cómo inicias sesión y dónde la tienes abierta.');
export const myRounds = icu('Mis rondas');
export const yourEmail = icu('Tu correo es {email}.');
export const newEmail = icu('Nuevo correo');
export const newEmailHint = icu(
  'Le enviaremos un enlace. Tu correo cambiará cuando abras el enlace y confirmes.',
);
export const changeEmail = icu('Cambiar correo');
export const emailWaiting = icu(
  'Hemos enviado un enlace a {email}. Tu correo cambiará cuando lo confirmes allí, en el plazo de un día.',
);
export const keepEmail = icu('Mantener mi correo');
export const passwordAbout = icu(
  'Se cerrará tu sesión en los demás dispositivos, seguirás aquí con la sesión abierta y recibirás un correo sobre el cambio.',
);
export const changePassword = icu('Cambiar contraseña');
export const save = icu('Guardar');
export const sessions = icu('Sesiones');
export const yourSessions = icu('Tus sesiones');
export const endOthers = icu('Cerrar todas las demás');
export const endOthersTitle = icu('¿Cerrar todas las demás sesiones?');
export const endTitle = icu('¿Cerrar la sesión de {device}?');
export const end = icu('Cerrar');
export const endThis = icu('Cerrar la sesión de {device}, {network}');
export const endAbout = icu(
  'Allí tendrás que volver a iniciar sesión. Si hay una entrevista en curso, no se pierde nada: la grabación se queda en el dispositivo y se envía cuando inicies sesión.',
);
export const placeAbout = icu(
  'Deducimos el lugar a partir de la red, así que puede ser incorrecto: un teléfono suele mostrar el de su operador. Usa datos de {data}. ¿No reconoces una sesión? Ciérrala y cambia tu contraseña.',
);
export const inUse = icu('En uso ahora');
export const inUseRemembered = icu('En uso ahora, recordada por el navegador');
export const lastUsed = icu('Último uso: {when}');
export const lastUsedRemembered = icu('Último uso: {when}, recordada por el navegador');
export const thisSession = icu('Esta sesión');
export const myData = icu('Mis datos');
export const downloadData = icu('Descargar mis datos');
export const askForData = icu('Pedir mis datos');
export const askForDataAgain = icu('Pedir un archivo nuevo');
export const dataAbout = icu(
  '{hours, plural, one {Un archivo con todo lo que tenemos sobre ti: tu perfil, candidaturas, entrevistas, grabaciones, archivos y correos. Puedes descargarlo durante # hora.} other {Un archivo con todo lo que tenemos sobre ti: tu perfil, candidaturas, entrevistas, grabaciones, archivos y correos. Puedes descargarlo durante # horas.}}',
);
export const whatYouAgreed = icu('Qué aceptaste y quién ha visto tus datos');
export const deleteAccount = icu('Eliminar mi cuenta');
export const deleteAbout = icu(
  'Se eliminarán tu perfil, candidaturas, entrevistas, grabaciones y archivos, aquí y en las empresas a las que te postulaste.',
);
export const deletedOn = icu('Tu cuenta se eliminará el {when}. Hasta entonces puedes cancelarlo.');
export const yourReceipt = icu('Tu justificante');
export const keepAccount = icu('Conservar mi cuenta');
export const deleteItNow = icu('Eliminarla ahora');
export const deletedForGood = icu('Esto se eliminará para siempre:');
export const deletedProfile = icu('tu perfil, tu currículum y otros archivos');
export const deletedApplications = icu(
  'tus candidaturas, también las que una empresa aún no ha decidido, con entrevistas, grabaciones e informes',
);
export const deletedMails = icu('correos, invitaciones y lo que las empresas escribieron sobre ti');
export const deletedWhen = icu(
  '{days, plural, one {Ocurrirá en # día, así que hasta entonces puedes cambiar de opinión. Recibirás un justificante por correo. Las empresas conservan cifras que no te identifican, como cuántas personas se postularon.} other {Ocurrirá en # días, así que hasta entonces puedes cambiar de opinión. Recibirás un justificante por correo. Las empresas conservan cifras que no te identifican, como cuántas personas se postularon.}}',
);
export const deleteIn = icu('{days, plural, one {Eliminar en # día} other {Eliminar en # días}}');
export const deleteNow = icu('Eliminar ahora');
export const deleteNowAbout = icu('Tu cuenta se eliminará de inmediato y nadie podrá recuperarla.');
export const edit = icu('Editar');
export const editNamed = icu('Editar {name}');
export const deleteOne = icu('Eliminar');
export const deleteNamed = icu('Eliminar {name}');
export const deleteNounTitle = icu('¿Eliminar {noun} «{name}»?');
export const deleteNoun = icu('Eliminar {noun}');
export const sameEmail = icu('Este ya es tu correo');
export const emailChangeTooOften = icu(
  'Lo has pedido demasiadas veces. Espera una hora e inténtalo de nuevo.',
);
export const emailTakenMeanwhile = icu(
  'Este correo ya pertenece a otra cuenta. Escríbenos en la página de ayuda.',
);
export const thankYou = icu('Gracias. Te responderemos pronto.');
export const currentWrongTooOften = icu(
  'La contraseña actual se escribió mal demasiadas veces. Inicia sesión de nuevo.',
);
export const wrongPasswordsSeconds = icu(
  '{seconds, plural, one {Demasiadas contraseñas incorrectas. Inténtalo de nuevo en # segundo.} other {Demasiadas contraseñas incorrectas. Inténtalo de nuevo en # segundos.}}',
);
export const wrongPasswordsMinutes = icu(
  '{minutes, plural, one {Demasiadas contraseñas incorrectas. Inténtalo de nuevo en # minuto.} other {Demasiadas contraseñas incorrectas. Inténtalo de nuevo en # minutos.}}',
);
export const wrongCodesSeconds = icu(
  '{seconds, plural, one {Demasiados códigos incorrectos. Inténtalo de nuevo en # segundo.} other {Demasiados códigos incorrectos. Inténtalo de nuevo en # segundos.}}',
);
export const wrongCodesMinutes = icu(
  '{minutes, plural, one {Demasiados códigos incorrectos. Inténtalo de nuevo en # minuto.} other {Demasiados códigos incorrectos. Inténtalo de nuevo en # minutos.}}',
);
export const wrongPasswordsOfNetworkSeconds = icu(
  '{seconds, plural, one {Desde tu red han llegado demasiadas contraseñas incorrectas. Inténtalo de nuevo en # segundo.} other {Desde tu red han llegado demasiadas contraseñas incorrectas. Inténtalo de nuevo en # segundos.}}',
);
export const wrongPasswordsOfNetworkMinutes = icu(
  '{minutes, plural, one {Desde tu red han llegado demasiadas contraseñas incorrectas. Inténtalo de nuevo en # minuto.} other {Desde tu red han llegado demasiadas contraseñas incorrectas. Inténtalo de nuevo en # minutos.}}',
);
export const wrongCodesOfNetworkSeconds = icu(
  '{seconds, plural, one {Desde tu red han llegado demasiados códigos incorrectos. Inténtalo de nuevo en # segundo.} other {Desde tu red han llegado demasiados códigos incorrectos. Inténtalo de nuevo en # segundos.}}',
);
export const wrongCodesOfNetworkMinutes = icu(
  '{minutes, plural, one {Desde tu red han llegado demasiados códigos incorrectos. Inténtalo de nuevo en # minuto.} other {Desde tu red han llegado demasiados códigos incorrectos. Inténtalo de nuevo en # minutos.}}',
);
export const deviceOn = icu('{browser} en {system}');
export const programOn = icu('Un programa en {system}');
export const unknownProgram = icu('Un programa que no dice su nombre');
export const thisNetwork = icu('Esta red');
export const chooseRole = icu('Elige si te registras como empresa o para buscar empleo');
export const messageTooLong = icu('Un mensaje tiene como máximo {max, number} caracteres');
export const samePassword = icu('Elige una contraseña distinta de la actual');
export const nameSession = icu('Indica la sesión');
export const rememberIsFlag = icu('remember debe ser true o false');
