import { icu } from '../icu.ts';

export const archiveMaking = icu('Estamos preparando tu archivo.');
export const archiveFailed = icu('No hemos podido preparar tu archivo. Solicítalo de nuevo.');
export const archiveUntil = icu('{link}, hasta el {when}.');

export const verdictCount = icu('{count} {verdict}');

export const pending = icu('Pendiente');
export const scheduled = icu('Entrevista con IA programada');
export const rejected = icu('Rechazada');
export const completed = icu('Completada');
export const withdrawn = icu('Retirada');
export const applied = icu('Enviada');
export const open = icu('Abierto');
export const closed = icu('Cerrado');
export const draft = icu('Borrador');
export const deleted = icu('Eliminado');

export const chosen = icu('Selección');
export const chosenCount = icu('{count, number} en la selección');
export const chosenMost = icu('{count, number} en la selección, el máximo de una vez');
export const chosenHint = icu('{chosen}. Pulsa Enter en una fila para ir a las acciones.');
export const chooseNobody = icu('Quitar la selección');
export const chooseMatching = icu('Seleccionar todo lo que coincide');
export const chooseFirst = icu('Seleccionar las primeras {most, number} de {total, number}');
export const chooseAll = icu(
  '{total, plural, one {Seleccionar la # que coincide} other {Seleccionar las # que coinciden}}',
);
export const chooseOne = icu('Seleccionar {name}');
export const chooseShown = icu('Seleccionar todo lo que se muestra');
export const showMore = icu('Mostrar {count, number} más');
export const loadMore = icu('Cargar más');
export const thatIsAll = icu('No hay más.');
export const sortBy = icu('Ordenar por');
export const asListed = icu('Como en la lista');
export const ascending = icu('{column}, ascendente');
export const descending = icu('{column}, descendente');
export const usualOrder = icu('{list}: en el orden habitual');
export const sortedAscending = icu('{list}: ordenada por {column}, ascendente');
export const sortedDescending = icu('{list}: ordenada por {column}, descendente');
export const details = icu('Detalles');
export const detailsOf = icu('de {name}');
export const actions = icu('Acciones');
export const moreFor = icu('Más para {name}');
export const up = icu('Subir');
export const upOne = icu('Subir: {name}');
export const down = icu('Bajar');
export const downOne = icu('Bajar: {name}');
export const removeOne = icu('Quitar: {name}');
export const downloadCsv = icu('Descargar CSV');
export const csvCut = icu(
  'El archivo tiene las primeras {max, number} filas. Filtra la lista para obtener las demás.',
);
export const rowsRead = icu('{count, plural, one {# fila leída} other {# filas leídas}}');
export const filters = icu('Filtros');
export const filtersCount = icu('Filtros ({count, number})');
export const filtersOn = icu('{name} activos');
export const removeFilter = icu('Quitar el filtro');
export const previousJobs = icu('Empleos anteriores');
export const nextJobs = icu('Empleos siguientes');
export const published = icu('Publicado:');

export const pleaseCheck = icu('Revisa esto');
export const checkFields = icu('Revisa estos campos');
export const saveAndLeave = icu('Guardar y salir');
export const tooLong = icu(
  '{over, plural, one {Sobra # carácter. El límite es {max, number}.} other {Sobran # caracteres. El límite es {max, number}.}}',
);
export const restored = icu('Hemos recuperado tus cambios anteriores. Aún no están guardados.');
export const discardIt = icu('Descartarlos');
export const breadcrumb = icu('Ruta de navegación');
export const formatting = icu('Formato de {field}');
export const uploadTextFile = icu('Subir un archivo de texto');
export const textFileRefused = icu('Este formato de archivo no se admite');

export const typeToSearch = icu('Escribe para buscar');
export const country = icu('País');
export const state = icu('Estado o región');
export const city = icu('Ciudad');
export const selectCountry = icu('Selecciona un país');
export const selectState = icu('Selecciona un estado o región');
export const selectCity = icu('Selecciona una ciudad');
export const selectCompanyType = icu('Selecciona un tipo de empresa');
export const selectIndustryType = icu('Selecciona un sector');
export const selectEducation = icu('Selecciona un nivel de estudios');
export const noCountries = icu('No hay países disponibles');
export const noStates = icu('No hay regiones disponibles');
export const noCities = icu('No hay ciudades disponibles');
export const noCompanyTypes = icu('No hay tipos de empresa disponibles');
export const noEducations = icu('Lo sentimos, no hay niveles de estudios disponibles');
export const countryUnknown = icu('No se ha encontrado el país');
export const stateUnknown = icu('No se ha encontrado la región');
export const cityUnknown = icu('No se ha encontrado la ciudad');
export const companyTypeUnknown = icu('No se ha encontrado el tipo de empresa');
export const industryTypeUnknown = icu('No se ha encontrado el sector');
export const educationUnknown = icu('No se ha encontrado el nivel de estudios');
export const countriesFailed = icu('No se ha podido cargar la lista de países');
export const statesFailed = icu('No se ha podido cargar la lista de regiones');
export const citiesFailed = icu('No se ha podido cargar la lista de ciudades');
export const companyTypesFailed = icu('No se ha podido cargar la lista de sectores');
export const educationsFailed = icu('No se ha podido cargar la lista de niveles de estudios');

export const oneFile = icu('Elige un solo archivo.');
export const previewOf = icu('{label}, vista previa');
export const dropFile = icu('Suelta aquí un archivo o elige uno.');
export const fileLimits = icu('{kinds}, hasta {size}');
export const choose = icu('Elegir');
export const replace = icu('Sustituir');
export const uploading = icu('{field}: subida');
export const bold = icu('Negrita');
export const italic = icu('Cursiva');
export const underline = icu('Subrayado');
export const strikethrough = icu('Tachado');
export const clearFormatting = icu('Quitar el formato');
export const heading2 = icu('Título 2');
export const heading3 = icu('Título 3');
export const bulletList = icu('Lista con viñetas');
export const orderedList = icu('Lista numerada');
export const blockquote = icu('Cita');
export const link = icu('Enlace');
export const unlink = icu('Quitar el enlace');
export const enterUrl = icu('Escribe la URL');
export const openInNewTab = icu('Abrir el enlace en una pestaña nueva');
export const openInSameTab = icu('Abrir el enlace en la misma pestaña');
export const saveLink = icu('Guardar');
export const undo = icu('Deshacer');
export const redo = icu('Rehacer');
