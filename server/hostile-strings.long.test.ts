import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimit, greatestLength } from '#server/platform/http/input-size.ts';
import {
  type HostileCaller,
  LONGEST_ADDRESS,
  callsWithTexts,
  isSentAsBody,
  startHostileCaller,
  withText,
} from '#server/testing/hostile-calls.ts';
import { HOSTILE } from '#server/testing/hostile-strings.ts';
import { textsOf } from '#server/testing/input-fields.ts';

/** Every text that a call's fields accept, and bodies of every size. hostile-strings.test.ts has the quick part. */

let caller: HostileCaller;
beforeAll(async () => {
  caller = await startHostileCaller();
});
afterAll(() => caller.world.close());

test.each(callsWithTexts.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers quickly, whatever its texts are',
  async (path, endpoint) => {
    const wrong: (string | null)[] = [];
    const fields = textsOf(endpoint.input);
    for (const field of fields) {
      const most = greatestLength(field.schema);
      for (const [kind, textOf] of Object.entries(HOSTILE)) {
        const input = withText(caller.inputs[path], field.path, textOf(most));
        // A refused input goes no further than the schema.
        if (endpoint.input.safeParse(input).success)
          wrong.push(await caller.wrongWith(endpoint, field, kind, most));
      }
    }
    const largest = isSentAsBody(endpoint)
      ? [bodyLimit(endpoint) - 8_000, 2 * 1024 * 1024]
      : [LONGEST_ADDRESS];
    for (const kind of ['letters', 'line breaks'])
      for (const length of largest) wrong.push(await caller.wrongWith(endpoint, fields[0]!, kind, length));
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  },
);
