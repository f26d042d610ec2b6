import { expect, test } from 'vitest';
import { speakAs } from '#contract/messages/message.ts';
import { readable } from './readable.ts';

test('a page in another language translates the fixed texts of an answer, and leaves all else', async () => {
  const answer = {
    responseStatus: { statusCode: 2 as const, message: 'Please enter a valid Email Id' },
    responseData: {
      issues: [
        { path: 'email', message: 'Please enter a valid Email Id' },
        { path: 'note', message: 'Escribe un mensaje' },
      ],
    },
  };
  expect(await readable(answer)).toBe(answer);
  speakAs(() => 'es');
  try {
    expect(await readable(answer)).toEqual({
      responseStatus: { statusCode: 2, message: 'Introduce un correo válido' },
      responseData: {
        issues: [
          { path: 'email', message: 'Introduce un correo válido' },
          { path: 'note', message: 'Escribe un mensaje' },
        ],
      },
    });
  } finally {
    speakAs(() => 'en');
  }
});
