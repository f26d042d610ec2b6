import { icu } from '../icu.ts';

export const skip = icu('Saltar al contenido');
export const brand = icu('Roundone, inicio');
export const main = icu('Principal');
export const menu = icu('Menú');
export const welcome = icu('Hola, {name}');
export const openMenu = icu('Abrir el menú');
export const closeMenu = icu('Cerrar el menú');
export const lightColours = icu('Usar colores claros');
export const darkColours = icu('Usar colores oscuros');
export const login = icu('Iniciar sesión');
export const register = icu('Registrarse');
export const needsProfile = icu('Crea primero tu perfil para usar este menú.');
export const searchApplicants = icu('Buscar candidaturas');

export const company = icu('Empresa');
export const contactUs = icu('Contacto');
export const aboutUs = icu('Quiénes somos');
export const dashboard = icu('Inicio');
export const jobs = icu('Empleos');
export const openJobs = icu('Empleos abiertos');
export const appliedJobs = icu('Mis candidaturas');
export const interviews = icu('Entrevistas');
export const profile = icu('Perfil');
export const hiring = icu('Selección');
export const postJob = icu('Publicar un empleo');
export const totalJobs = icu('Todos los empleos');
export const deletedJobs = icu('Empleos eliminados');
export const draftJobs = icu('Borradores');
export const questions = icu('Preguntas');
export const completedInterviews = icu('Entrevistas completadas');
export const applicants = icu('Candidaturas');
export const operator = icu('Administración');

export const blurb = icu(
  'Roundone ofrece a cada persona que se postula una primera ronda: las mismas preguntas, respondidas en voz alta, y un informe que muestra las palabras detrás de cada veredicto.',
);
export const footer = icu('Pie de página');
export const support = icu('Ayuda');
export const terms = icu('Términos y condiciones');
export const policy = icu('Política de privacidad');
export const accessibility = icu('Accesibilidad');
export const sitemap = icu('Mapa del sitio');

export const yourCompany = icu('Tu empresa');
export const takenDown = icu(
  'Quienes administran este sitio han retirado tu empresa. Nadie puede encontrar tus empleos ni postularse. Su motivo: {reason}',
);
export const notice = icu('Aviso');

export const logOut = icu('Cerrar sesión');
export const logOutTitle = icu('¿Seguro que quieres cerrar la sesión?');
export const logOutHere = icu('Cerrar sesión solo aquí');
export const unsent = icu('Lo que hayas escrito y aún no hayas enviado se borrará de este dispositivo.');
export const unsentInterview = icu(
  'Este dispositivo tiene la grabación de una entrevista que no has enviado. Si cierras la sesión, perderás lo que aún no se haya enviado. Para conservarlo, elige No y envía primero la entrevista.',
);
export const notCleared = icu(
  'Has cerrado la sesión, pero este navegador conserva algunos de tus datos. Borra lo que guarda de este sitio.',
);
export const notTold = icu(
  'No hemos podido contactar con el servidor, así que tu sesión seguiría abierta allí. Inténtalo de nuevo en un momento, o cierra la sesión solo en este dispositivo y termínala en Cuenta la próxima vez que entres.',
);

export const notForRole = icu('No disponible para tu rol');
export const pageFailed = icu(
  'No hemos podido mostrar esta página. No se ha perdido nada de lo que habías guardado. Recarga para intentarlo de nuevo. Si sigue ocurriendo, escríbenos desde Ayuda.',
);
