import { icu } from '../icu.ts';

export const cannotPlay = icu('Este navegador no puede reproducir este vídeo.');
export const cannotPlayHint = icu('Puedes descargarlo y abrirlo con otro programa, o usar otro navegador.');
export const download = icu('Descargar el vídeo');
export const english = icu('Inglés');

export const readWords = icu('Leer lo que se dice');
export const correctCaptions = icu('Corregir los subtítulos');
export const writeCaptions = icu('Escribir subtítulos');
export const captionsAbout = icu(
  'Lo que se dice en el vídeo y cuándo. Reproduce un subtítulo y corrige el texto y los tiempos.',
);
export const captions = icu('Subtítulos');
export const captionsKept = icu(
  '{minutes, plural, one {Conservamos tus subtítulos tal como los guardas. Solo se transcribe el primer minuto de un vídeo: añade tú lo que se diga después.} other {Conservamos tus subtítulos tal como los guardas. Solo se transcriben los primeros # minutos de un vídeo: añade tú lo que se diga después.}}',
);
export const addCaption = icu('Añadir un subtítulo');
export const saveCaptions = icu('Guardar los subtítulos');
export const captionTime = icu('Escribe el tiempo así: 0:12.5');
export const captionFrom = icu('Desde, subtítulo {place, number}');
export const captionTo = icu('Hasta, subtítulo {place, number}');
export const captionText = icu('Texto, subtítulo {place, number}');
export const captionPlay = icu('Reproducir el subtítulo {place, number}');
export const captionDelete = icu('Eliminar el subtítulo {place, number}');

export const record = icu('Grabar un vídeo');
export const yourCamera = icu('Tu cámara');
export const startRecording = icu('Empezar a grabar');
export const stopRecording = icu('Parar la grabación');
export const onlyWebm = icu(
  'Este navegador solo puede grabar en WebM, que no aceptamos (mp4, mov, mkv). Sube un vídeo o graba con una versión actual de Chrome, Edge o Safari.',
);
export const noRecorder = icu('Este navegador no puede grabar vídeo. Puedes subir uno.');
export const nothingRecorded = icu('No se ha grabado nada. Inténtalo de nuevo o sube un vídeo.');
export const deviceGone = icu('La cámara o el micrófono se han detenido. Comprueba que estén conectados.');
export const endedByDevice = icu(
  'La cámara o el micrófono se han detenido, y con ello la grabación. Hemos guardado lo grabado. Míralo antes de enviarlo.',
);
export const endedBySize = icu(
  'La grabación ha terminado porque un vídeo puede tener como máximo {size}. Hemos guardado lo grabado. Míralo antes de enviarlo.',
);
export const endedByBrowser = icu(
  'El navegador ha terminado la grabación. Hemos guardado lo grabado. Míralo antes de enviarlo.',
);
export const enablePermissions = icu('Activa los permisos de micrófono y cámara');
export const noDevices = icu('No se ha encontrado ninguna cámara ni micrófono.');
export const cameraBusy = icu(
  'No se ha podido abrir la cámara. Comprueba que ningún otro programa la esté usando.',
);
