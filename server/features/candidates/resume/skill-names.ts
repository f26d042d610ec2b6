/** Synonyms of skills, one skill per line. */
const sameSkill = `
javascript | js | ecmascript | java script
typescript | ts | type script
postgresql | postgres | psql
node.js | nodejs | node js | node
react | react.js | reactjs | react js
react native | reactnative
vue | vue.js | vuejs
angular | angular.js | angularjs
next.js | nextjs | next js
express | express.js | expressjs
c++ | cpp | c plus plus
c# | csharp | c sharp
.net | dotnet | dot net | .net core | .net framework
asp.net | asp net | aspnet
go | golang | go lang
kubernetes | k8s
aws | amazon web services
gcp | google cloud platform | google cloud
azure | microsoft azure | ms azure
sql server | mssql | ms sql | ms sql server | microsoft sql server
mongodb | mongo | mongo db
mysql | my sql
html | html5
css | css3
sass | scss
rest | rest api | rest apis | restful | restful api | restful apis | restful services
graphql | graph ql
python | python3
machine learning | ml
artificial intelligence | ai
natural language processing | nlp
ci/cd | ci cd | cicd | continuous integration
test driven development | test-driven development | tdd
object oriented programming | object-oriented programming | oop
ui/ux | ui ux | ux/ui | ui design | ux design
quality assurance | qa
excel | ms excel | microsoft excel
word | ms word | microsoft word
powerpoint | ms powerpoint | microsoft powerpoint | power point
microsoft office | ms office | office 365 | microsoft 365
power bi | powerbi | microsoft power bi
customer relationship management | crm
search engine optimization | search engine optimisation | seo
search engine marketing | sem
quickbooks | quick books
accounts payable | ap
accounts receivable | ar
enterprise resource planning | erp
human resources | hr
cardiopulmonary resuscitation | cpr
basic life support | bls
advanced cardiac life support | acls
electronic health records | electronic health record | ehr | emr | electronic medical records
intravenous therapy | iv therapy
programmable logic controller | programmable logic controllers | plc | plcs
computer aided design | computer-aided design | cad
computer numerical control | cnc
heating ventilation and air conditioning | hvac
forklift | fork lift | forklift driving | forklift operation
`;

const groups = sameSkill
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));
const groupByName = new Map(groups.flatMap((group) => group.map((name) => [name, group] as const)));

/** Names that are also ordinary words or letters. They count only if capitalised. */
const ambiguous = new Set(
  `go c r d word excel access express react spring rust swift dart ruby flask chef puppet node rest sage salt basic
  word vue next express ar ap ts ml ai hr qa sem scheme julia crystal elm flow`.split(/\s+/),
);

/**
 * Words before or after a capitalised name that show that it is not a skill: "Go to", "R&D", "Vitamin C", "C-level".
 */
const notAfter = new Map<string, RegExp>(
  Object.entries({
    go: /^\s*(?:[-‑]\s*)?(?:to|for|through|ahead|on|live|over|back|with|and see|beyond|getter)\b/i,
    c: /^(?:[-‑]\w|[+#&’'/]\s?[a-z]|\.\s*[A-Z][a-z]|\.\w|\s*=|:\\|°)/,
    r: /^(?:\s?&\s?D|[-‑]\w|['’]|\.\s*[A-Z][a-z]|\.\w)/,
    d: /^(?:[-‑]\w|['’]|\.\s*[A-Z][a-z]|\.\w)/,
    excel: /^\s+(?:in|at)\b(?!\s+(?:and|or))/,
    react: /^\s+(?:to|quickly|well|calmly)\b/,
    rest: /^\s+(?:of|assured)\b/,
    word: /^\s+of\b/,
  }),
);
const notBefore = new Map<string, RegExp>(
  Object.entries({
    c: /(?:vitamin|hepatitis|grade|plan|class|type|section|category|block|level)\s+$|\bD\.$/i,
    r: /(?:grade|class|section|category|block)\s+$/i,
    d: /(?:vitamin|grade|plan|class|type|section|category|block|3|2)[\s-]*$/i,
  }),
);

/** Every name of a skill in lower case, the given one first. */
export function namesOf(skill: string): string[] {
  const own = skill.trim().toLowerCase().replace(/\s+/g, ' ');
  return [own, ...(groupByName.get(own) ?? []).filter((name) => name !== own)];
}

function patternOf(name: string): RegExp {
  const body = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/[ -]/g, '[\\s\\-‑]+');
  const before = name.startsWith('.')
    ? '(?<![\\p{L}\\p{N}])'
    : '(?<![\\p{L}\\p{N}_+#@&]|(?<=[\\p{L}\\p{N}])\\.)';
  return new RegExp(`${before}${body}(?![\\p{L}\\p{N}_]|[+#](?![\\s,;)]*\\d))`, 'giu');
}

function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** The search stops after this many places, because more mentions of a skill add no information. */
const MOST_PLACES = 200;

/** The places where a text names a skill, as character offsets in order. Whole words only, under any of its names. */
export function placesOf(skill: string, text: string): number[] {
  const places = new Set<number>();
  for (const name of namesOf(skill)) {
    if (name === '') continue;
    let matches = 0;
    for (const match of text.matchAll(patternOf(name))) {
      matches += 1;
      if (matches > MOST_PLACES) break;
      const said = match[0];
      const after = text.slice(match.index + said.length, match.index + said.length + 20);
      const before = text.slice(Math.max(0, match.index - 20), match.index);
      if (ambiguous.has(name) && !isCapitalised(said)) continue;
      if (name.length <= 2 && ambiguous.has(name) && name !== 'go' && said !== said.toUpperCase()) continue;
      if (notAfter.get(name)?.test(after) === true || notBefore.get(name)?.test(before) === true) continue;
      places.add(match.index);
    }
  }
  return [...places].toSorted((a, b) => a - b);
}

/** Words before a skill that deny it or only wish for it. */
const disclaimed =
  /\b(?:no|not|never|without|lack(?:ing|s)?|zero|unfamiliar|haven['’]t|don['’]t|do not|cannot)\b(?:\s+\S+){0,5}\s*$|\b(?:want(?:s|ing)?|hop(?:e|ing)|wish(?:es|ing)?|eager|keen|interested|plan(?:s|ning)?|looking)\b(?:\s+\S+){0,2}\s+(?:learn(?:ing)?|study(?:ing)?)(?:\s+\S+){0,2}\s*$/i;

/** Whether a text claims the skill at a place, without denying it or only wishing to learn it. */
export function isClaimed(text: string, place: number): boolean {
  const clause = /(?<![^.;!?\n])[^.;!?\n]*$/.exec(text.slice(Math.max(0, place - 80), place))?.[0] ?? '';
  return !disclaimed.test(clause);
}

/** The first place where a text claims a skill; undefined if there is none. */
export function claimedAt(skill: string, text: string): number | undefined {
  return placesOf(skill, text).find((place) => isClaimed(text, place));
}
