import { icu } from '../icu.ts';

export const companyTitle = icu('Acceso de empresa');
export const find = icu('Iniciarás sesión con tu empresa y después volverás aquí.');
export const workEmail = icu('Correo del trabajo');
export const workEmailHint = icu('La parte después de la @ nos dice a qué empresa perteneces.');
export const next = icu('Continuar');
export const signInWith = icu('Iniciar sesión con {provider}');
export const useCompany = icu('Usar el acceso de empresa');
export const title = icu('Inicio de sesión único');
export const backToSignIn = icu('Volver al inicio de sesión');
export const backToAccount = icu('Volver a tu cuenta');
export const required = icu('Tu empresa te pide que inicies sesión así.');
export const about = icu('Inicia sesión con una cuenta que ya usas en otro sitio.');
export const ofCompany = icu('Tu empresa: {name}');
export const link = icu('Vincular');
export const unlink = icu('Quitar vínculo');
export const linkTitle = icu('Vincular el inicio de sesión único');
export const unlinkTitle = icu('Quitar el inicio de sesión único');
export const notLinked = icu('No está vinculado a tu cuenta.');
export const linkedUnused = icu('Vinculado el {linked}, aún sin usar.');
export const linkedUsed = icu('Vinculado el {linked}, último uso el {used}.');
export const linkAbout = icu(
  'Primero escribe tu contraseña. Después inicias sesión en {name} y vuelves aquí. Te lo confirmaremos por correo.',
);
export const unlinkAbout = icu('Ya no podrás iniciar sesión con {name}. Te lo confirmaremos por correo.');
export const unlinked = icu('Se ha quitado el inicio de sesión único de tu cuenta.');
export const linked = icu('Se ha vinculado el inicio de sesión único a tu cuenta.');
export const providerSaved = icu('Se ha guardado el proveedor.');
export const providerRemoved = icu('Se ha quitado el proveedor.');
export const rulesSaved = icu('Las reglas se aplican desde el próximo inicio de sesión.');
export const domainAdded = icu('Se ha añadido el dominio. Ahora verifícalo.');
export const domainProven = icu('El dominio está verificado.');
export const domainRemoved = icu('Se ha quitado el dominio.');
export const providerAway = icu(
  'No hemos podido leer la descripción del proveedor en esta dirección, así que no se ha guardado nada. Compara la dirección con la que el proveedor muestra como emisor (issuer).',
);
export const domainTaken = icu(
  'Otra empresa ha verificado este dominio. Si es tuyo, escribe a quienes administran este sitio.',
);
export const tooManyDomains = icu(
  '{max, plural, one {Una empresa puede tener # dominio. Quítalo antes de añadir otro.} other {Una empresa puede tener hasta # dominios. Quita uno que no uses.}}',
);
export const noRecord = icu(
  'Todavía no existe el registro TXT {record}. Un registro nuevo puede tardar una hora en verse en todas partes.',
);
export const otherRecord = icu('El registro TXT {record} tiene otro valor.');
export const newMember = icu('Nuevo miembro');
export const nameCompany = icu('Indica la empresa');
export const kinds = icu('kind debe ser company u operator');
export const issuer = icu('Escribe la dirección del proveedor, por ejemplo https://login.example.com');
export const clientId = icu('Escribe el ID de cliente que te dio el proveedor');
export const requiredIsFlag = icu('required debe ser true o false');
export const secondFactorIsFlag = icu('isSecondFactor debe ser true o false');
export const admitsNewIsFlag = icu('admitsNew debe ser true o false');
export const mailAbout = icu(
  'A la persona titular de una cuenta, cuando se le vincula o se le quita el inicio de sesión único.',
);
export const mailLinked = icu('Se ha vinculado el inicio de sesión único a tu cuenta');
export const mailLinkedText = icu('Hola, {name}: ya puedes iniciar sesión en tu cuenta con «{provider}».');
export const mailUnlinked = icu('Se ha quitado el inicio de sesión único');
export const mailUnlinkedText = icu(
  'Hola, {name}: ya no puedes iniciar sesión en tu cuenta con «{provider}».',
);
export const mailNotYou = icu(
  'Si has sido tú, no tienes que hacer nada. Si no, elige una contraseña nueva con «¿Has olvidado tu contraseña?» en la página de inicio de sesión y revisa «Inicio de sesión único» en Cuenta.',
);
