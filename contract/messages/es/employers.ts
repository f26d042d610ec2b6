import { icu } from '../icu.ts';

export const profile = icu('Perfil');
export const welcome = icu('Te damos la bienvenida a Roundone. Crea tu perfil.');
export const welcomeLead = icu(
  'Los candidatos ven tu logotipo y el nombre de tu empresa en cada empleo que publicas.',
);
export const form = icu('Perfil de la empresa');
export const discard = icu('Descartar cambios');
export const submit = icu('Enviar');
export const update = icu('Actualizar');
export const leaveTitle = icu('¿Salir sin guardar tu perfil?');
export const leaveAbout = icu(
  'Tus cambios no se han guardado. Se conservan en esta pestaña y volverán cuando abras tu perfil de nuevo.',
);
export const logo = icu('Logotipo de la empresa');
export const yourLogo = icu('Tu logotipo');
export const yourNewLogo = icu('Tu logotipo nuevo');
export const companyName = icu('Nombre de la empresa');
export const companyNameHint = icu('Los candidatos lo ven con tus empleos y en cada correo.');
export const companyType = icu('Tipo de empresa');
export const address = icu('Dirección');
export const zipcode = icu('Código postal');
export const zipcodeHint = icu('{digits, plural, one {# cifra} other {# cifras}}');
export const agree = icu('Acepto los {terms}');
export const terms = icu('Términos y condiciones');
export const ownerCanChange = icu('Un propietario de la empresa puede cambiarlo.');
export const ownSite = icu('Sitio propio');
export const currency = icu('Moneda');
export const currencyHint = icu('Los sueldos y tarifas por hora de todos tus empleos se muestran en ella.');
export const publicPage = icu('Página pública');
export const publicLink = icu('Enlace público');
export const publicLinkHint = icu('{link}. Los enlaces anteriores siguen funcionando.');
export const yourSite = icu('Tu propio sitio');
export const about = icu('Sobre la empresa');
export const aboutFile = icu('Archivo de texto sobre la empresa');
export const pictures = icu('Imágenes');
export const pictureShows = icu('Qué muestra la imagen {number, number}');
export const pictureShowsHint = icu('Para quienes no pueden verla');
export const removePicture = icu('Quitar la imagen {number, number}');
export const remove = icu('Quitar');
export const addPicture = icu('Añadir una imagen');
export const addPictureHint = icu('Como máximo {max, number}: tu equipo, tus espacios, tu trabajo');
export const yourPage = icu('Tu página pública');
export const pageLater = icu('Aparecerá en {link} cuando publiques tu primer empleo.');
export const formerLinks = icu(
  'Direcciones anteriores que llevan a ella: {links}. Ninguna otra empresa puede usarlas.',
);
export const jobsOnYourSite = icu('Tus empleos en tu propio sitio');
export const frame = icu('Un marco con tus empleos abiertos');
export const frameHint = icu(
  'Añade esto a una página de tu sitio. No tiene scripts, no crea cookies y no rastrea a nadie. Añade ?scheme=light o ?scheme=dark a la dirección para fijar sus colores. Si tu sitio tiene una Content-Security-Policy, añade la dirección de este sitio a frame-src.',
);
export const frameTitle = icu('Empleos abiertos en {company}');
export const feed = icu('Canal JSON');
export const feedHint = icu('Tus empleos abiertos en el formato JSON Feed 1.1, para programas.');
export const copy = icu('Copiar');
export const copyNamed = icu('Copiar: {label}');
export const copied = icu('Copiado.');
export const cannotCopy = icu(
  'Tu navegador no permite que esta página copie. Selecciona el texto y cópialo.',
);
