import { stemOf } from './stem.ts';

/** Abbreviations from several trades. The short form is replaced by the long form. */
const abbreviations: Record<string, string> = {
  // Computing
  db: 'database',
  dbs: 'databases',
  rdbms: 'relational database management system',
  dbms: 'database management system',
  os: 'operating system',
  cpu: 'central processing unit',
  gpu: 'graphics processing unit',
  ram: 'random access memory',
  rom: 'read only memory',
  io: 'input output',
  ui: 'user interface',
  ux: 'user experience',
  gui: 'graphical user interface',
  cli: 'command line interface',
  api: 'application programming interface',
  apis: 'application programming interface',
  sdk: 'software development kit',
  ide: 'integrated development environment',
  oop: 'object oriented programming',
  oo: 'object oriented',
  lifo: 'last in first out',
  fifo: 'first in first out',
  bst: 'binary search tree',
  dfs: 'depth first search',
  bfs: 'breadth first search',
  js: 'javascript',
  ts: 'typescript',
  html: 'hypertext markup language',
  css: 'cascading style sheets',
  dom: 'document object model',
  http: 'hypertext transfer protocol',
  https: 'secure hypertext transfer protocol',
  ssl: 'secure sockets layer',
  tls: 'transport layer security',
  ip: 'internet protocol',
  tcp: 'transmission control protocol',
  dns: 'domain name system',
  vpn: 'virtual private network',
  lan: 'local area network',
  wan: 'wide area network',
  vm: 'virtual machine',
  vms: 'virtual machines',
  k8s: 'kubernetes',
  ci: 'continuous integration',
  cd: 'continuous delivery',
  devops: 'development operations',
  qa: 'quality assurance',
  tdd: 'test driven development',
  ml: 'machine learning',
  ai: 'artificial intelligence',
  nlp: 'natural language processing',
  mfa: 'multi factor authentication',
  sso: 'single sign on',
  orm: 'object relational mapping',
  crud: 'create read update delete',
  etl: 'extract transform load',
  erp: 'enterprise resource planning',
  repo: 'repository',
  repos: 'repositories',
  auth: 'authentication',
  config: 'configuration',
  env: 'environment',
  param: 'parameter',
  params: 'parameters',
  var: 'variable',
  vars: 'variables',
  func: 'function',
  int: 'integer',
  char: 'character',
  bool: 'boolean',
  // Health
  bp: 'blood pressure',
  hr: 'heart rate',
  rr: 'respiratory rate',
  ecg: 'electrocardiogram',
  ekg: 'electrocardiogram',
  iv: 'intravenous',
  cpr: 'cardiopulmonary resuscitation',
  icu: 'intensive care unit',
  uti: 'urinary tract infection',
  ppe: 'personal protective equipment',
  dob: 'date of birth',
  spo2: 'oxygen saturation',
  o2: 'oxygen',
  co2: 'carbon dioxide',
  meds: 'medication',
  obs: 'observations',
  // Business, sales, finance, people
  kpi: 'key performance indicator',
  kpis: 'key performance indicator',
  roi: 'return on investment',
  crm: 'customer relationship management',
  b2b: 'business to business',
  b2c: 'business to consumer',
  sla: 'service level agreement',
  seo: 'search engine optimization',
  ctr: 'click through rate',
  cac: 'customer acquisition cost',
  pnl: 'profit and loss',
  vat: 'value added tax',
  gst: 'goods and services tax',
  ap: 'accounts payable',
  ar: 'accounts receivable',
  gaap: 'generally accepted accounting principles',
  ebitda: 'earnings before interest taxes depreciation amortization',
  po: 'purchase order',
  rfp: 'request for proposal',
  usp: 'unique selling point',
  ceo: 'chief executive officer',
  // Engineering, crafts, logistics
  ac: 'alternating current',
  dc: 'direct current',
  emf: 'electromotive force',
  pcb: 'printed circuit board',
  led: 'light emitting diode',
  plc: 'programmable logic controller',
  cad: 'computer aided design',
  cnc: 'computer numerical control',
  hvac: 'heating ventilation air conditioning',
  loto: 'lockout tagout',
  msds: 'safety data sheet',
  sds: 'safety data sheet',
  gfci: 'ground fault circuit interrupter',
  rcd: 'residual current device',
  sku: 'stock keeping unit',
  wms: 'warehouse management system',
  eta: 'estimated time of arrival',
  haccp: 'hazard analysis critical control point',
  // Everyday
  eg: 'example',
  approx: 'approximately',
  temp: 'temperature',
  info: 'information',
  max: 'maximum',
  min: 'minimum',
  vs: 'versus',
  diff: 'difference',
  avg: 'average',
  dept: 'department',
  mgmt: 'management',
  hw: 'hardware',
  sw: 'software',
  app: 'application',
  apps: 'applications',
};

/** Words with the same meaning in most answers. Each line is one meaning. */
const synonymLines = `
begin start commence initiate initial
end finish terminate complete stop conclude
big large huge great
small little tiny
quick fast rapid swift speedy
slow sluggish
make create build construct produce generate
use utilize employ usage
show display present demonstrate illustrate
help assist aid support
get obtain acquire receive fetch retrieve
give provide supply offer
keep retain maintain preserve hold
change modify alter update edit adjust
remove delete eliminate erase discard
add insert append include
find locate search detect discover identify
fix repair mend resolve correct
need require necessity requirement
choose select pick opt
check verify inspect examine confirm validate
buy purchase
sell vend
customer client buyer consumer
employee worker staff personnel
boss manager supervisor
firm company business organization enterprise
job task duty
goal aim objective target purpose
problem issue trouble difficulty
error mistake fault bug defect
broken damaged faulty burned
idea concept notion
method procedure technique approach way
function method procedure subroutine routine
argument parameter
value data information content
item element entry member
array list
list sequence
node vertex
link edge pointer
front head top beginning
rear tail back
bottom base
position location place spot
index subscript
size length
type kind sort category
loop iterate repeat iteration repetition
recursive recursion
run execute execution
compile compilation compiler
save store storage
copy duplicate replicate
return output
input enter
call invoke
declare define
class type
instance object
variable field
equal same identical equivalent
different distinct differ
connect attach join link
disconnect detach separate
circuit loop path
gap break opening
bulb lamp light
current flow
force strength
speed velocity
rate pace
weight mass
cost price expense charge fee
profit gain earnings
loss deficit
income revenue
increase rise raise grow higher
decrease reduce lower drop decline lessen minimize
improve enhance better boost
prevent avoid stop hinder
allow permit enable let
protect guard secure
danger hazard risk
injury harm wound
sick ill
doctor physician
nurse caregiver
patient client
medicine drug medication
clean sanitize disinfect
wash rinse
cut slice
heat warm
cold cool chill
often frequently
always every
usually normally typically generally
sometimes occasionally
important essential crucial critical vital key
main primary chief major
advantage benefit
disadvantage drawback downside
cause reason because
result outcome effect consequence
example instance
part component piece portion section
whole entire complete all
inside within internal
outside external
many multiple several numerous
one single
two both
only just
answer reply respond response
ask request inquire
talk speak communicate
explain describe
learn study
test trial
measure gauge
calm patient
angry upset
apologize apology sorry
offer propose suggest recommend
ship dispatch
goods product merchandise
expire spoil perish
listen hear
order sequence
arrange organize sort
divide split partition
combine merge join unify
compare contrast
simple easy
hard difficult complex
simulate imitate model mimic
behavior action
feature characteristic property attribute
access reach
visible accessible seen
private hidden
shared common
memory storage
address location reference
`;

const groupsByStem = new Map<string, Set<number>>();
for (const [group, line] of synonymLines.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    const stem = stemOf(word);
    const groups = groupsByStem.get(stem) ?? new Set<number>();
    groupsByStem.set(stem, groups.add(group));
  }
}

/** The meanings of a stem as numbers. Undefined if the stem is not in the list. */
export function meaningsOf(stem: string): ReadonlySet<number> | undefined {
  return groupsByStem.get(stem);
}

/** The words that an abbreviation stands for, or undefined. */
export function longForm(word: string): readonly string[] | undefined {
  return Object.hasOwn(abbreviations, word) ? abbreviations[word]?.split(' ') : undefined;
}
