import { test } from 'vitest';
import { NAMES } from '#web/api/wire.ts';
import { type Rule, expectKept, findings, importsOf, sourcesIn } from './sources.ts';

/** Texts that mean yes and no on the wire. HTML attributes have the same spelling. */
const YES_OR_NO = /(?<!'aria-[a-z]+'[:,] )'(?:true|false|YES|NO)'/g;
const WIRE_NAMES = new RegExp(`(?<![\\w/-])(?:${Object.keys(NAMES).join('|')})\\b`, 'g');
const WIRE_TYPES =
  /^(?:Job|ApplicationItem|Report|QuestionnaireEntry|CandidateProfile|ResumeReading|InputOf|OutputOf)$/;

const wire: Rule = (sources) =>
  sources
    .filter(({ file }) => !file.startsWith('web/api/'))
    .flatMap((source) => [
      ...findings(source, YES_OR_NO, WIRE_NAMES),
      ...importsOf(source)
        .filter(({ target }) => target.startsWith('contract/'))
        .flatMap(({ names }) => names.filter((name) => WIRE_TYPES.test(name)))
        .map((name) => `${source.file}: ${name}`),
    ]);

test('only web/api uses the wire’s spelling; the rest of the web uses the names of web/api/wire.ts', () => {
  expectKept(
    wire,
    {
      'web/api/a.ts': "import type { Job } from '#contract/job/job.ts';",
      'web/ui/a.ts': "const props = { 'aria-busy': 'true', isOpen: 'YES' };",
      'web/ui/b.ts': 'const open = job.isReloactionPreferred;',
      'web/ui/c.ts': "import {\n  type InputOf as Input,\n  type Money,\n} from '#contract/job/job.ts';",
    },
    ["web/ui/a.ts: 'YES'", 'web/ui/b.ts: isReloactionPreferred', 'web/ui/c.ts: InputOf'],
    { sources: sourcesIn('web/**/*.{ts,tsx}') },
  );
});
