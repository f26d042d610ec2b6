import { describe, expect, it } from 'vitest';
import { getUploadedVideo as read } from '#web/api/calls.ts';
import { addressOf, nextCursorOf } from './client.ts';

describe('addressOf', () => {
  it('puts named parts into the path, escaped, and all other input into the query', () => {
    expect(addressOf(read, { name: 'a b/ü.mp4', limit: 5 }, true)).toBe(
      '/api/jobs/getUploadedVideo/a%20b%2F%C3%BC.mp4?limit=5',
    );
  });

  it('omits undefined values and repeats the name for each value of a list', () => {
    const input = { name: 'x', skip: undefined, none: null, skill: ['a', 'b'], no: false };
    expect(addressOf(read, input, true)).toBe('/api/jobs/getUploadedVideo/x?skill=a&skill=b&no=false');
  });

  it('sends no query with a body', () => {
    expect(addressOf(read, { name: 'x', limit: 5 }, false)).toBe('/api/jobs/getUploadedVideo/x');
  });
});

describe('nextCursorOf', () => {
  it('finds the next page among other links', () => {
    const link = '</api/a?cursor=first>; rel="first", </api/a?limit=2&cursor=b%2Bc>; rel="next"';
    expect(nextCursorOf(link)).toBe('b+c');
  });

  it.each([null, '', '</api/a?cursor=x>; rel="prev"', 'nonsense'])('finds none in %j', (link) => {
    expect(nextCursorOf(link)).toBeNull();
  });
});
