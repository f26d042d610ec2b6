import type { DemonstrationJob } from './jobs.ts';
import type { Way, Words } from './nurses.ts';

/** A job in Spanish, and what Carmen and the company write to each other about it. */

const HIGIENE = '¿Cómo cuidas la intimidad de una persona cuando la ayudas a asearse?';
const CAIDA = '¿Qué haces si encuentras a una persona en el suelo de su habitación?';

export const spanishJob: DemonstrationJob = {
  designation: 'Auxiliar de enfermería',
  sector: 'Health Care',
  type: 'Direct Hire',
  salaryRange: [41_000, 47_000],
  hourly: 21,
  description: [
    'Acompañas a personas mayores en su día a día: el aseo, las comidas, los paseos y los ratos en que hace falta alguien que escuche.',
    'Muchas de ellas hablan sobre todo español, y también el equipo de esta planta.',
  ],
  skills: [
    ['Cuidado de pacientes', 'Required', '1 Year'],
    ['Primeros auxilios', 'Preferred', '6 months'],
  ],
  education: 'High School Diploma or Equivalent',
  place: { city: 'Denver', state: 'Colorado', address: '410 Harbour Street', zipCode: '80202' },
  language: 'es',
  tip: 'Tómate tu tiempo y cuenta lo que harías de verdad.',
  ownQuestions: [
    {
      skill: 'Primeros auxilios',
      question: '¿Qué es lo primero que haces ante una hemorragia en un brazo?',
      options: ['Presionar la herida', 'Lavarla con agua caliente', 'Bajar el brazo', 'Esperar al médico'],
      answer: 'Presionar la herida',
    },
    {
      skill: 'Cuidado de pacientes',
      question: HIGIENE,
      answer:
        'Llamo a la puerta, explico lo que voy a hacer y pido permiso. Cierro la puerta o la cortina, cubro lo que no estoy lavando y dejo que la persona haga lo que puede por sí misma.',
    },
    {
      skill: 'Primeros auxilios',
      question: CAIDA,
      answer:
        'No la muevo. Me quedo a su lado, pido ayuda y compruebo si responde y respira. Miro si hay heridas o dolor, aviso a enfermería y anoto lo que ha pasado.',
    },
  ],
  personal: '¿Por qué elegiste este trabajo?',
  kit: [
    {
      id: 'trato',
      title: 'Trato con las personas',
      ask: 'Cuéntame de alguien que no quería que lo ayudaran. ¿Qué hiciste?',
      levels: [
        'No recuerda a nadie, o lo hizo sin preguntar.',
        'Insistió hasta que la persona cedió.',
        'Preguntó por qué y buscó otro momento u otra manera.',
        'Averiguó qué había detrás y encontró con la persona una manera que se mantuvo.',
      ],
    },
  ],
};

export const carmensWay: Way = { appliedDaysAgo: 14, came: 'hired' };

export const carmensInterview = {
  rightOptions: 1,
  answers: [
    'Llamo a la puerta, explico lo que voy a hacer y pido permiso. Cierro la cortina, cubro lo que no estoy lavando y dejo que la persona haga lo que puede por sí misma.',
    'Me siento en el suelo con ella. No la levanto: pregunto si le duele algo, pido ayuda y no la dejo sola hasta que llega enfermería.',
    'Cuidé de mi abuela durante cuatro años y descubrí que se me daba bien.',
  ],
};

export const carmensMarks = { [HIGIENE]: 'Correct', [CAIDA]: 'Correct' } as const;

export const palabras: Words = {
  invitation: 'Nos gustó mucho leerte. Nos encantaría conocerte y enseñarte la planta.',
  asked: '¿Puedo traer mis certificados en papel?',
  answered: 'Claro que sí. Haremos una copia aquí.',
  scorecard: 'Respeta a la persona antes que la tarea. Sabe qué no hay que hacer.',
  quote: 'Le pregunté por su jardín, y al día siguiente me esperaba para salir.',
  card: 'Cercana y paciente. El equipo quiere trabajar con ella.',
  conditions:
    'Los tres primeros meses son de prueba. Las comidas durante el turno corren por nuestra cuenta.',
  hourly: 21,
};
