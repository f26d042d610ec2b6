import endings from 'tlds' with { type: 'json' };

/**
 * Whether a name contains a web address, or a text that a mail program turns into a link: 'evil.com',
 * 'www.x', 'http://…'. Names appear in emails to other people and must not advertise a stranger's site there.
 *
 * A dot alone is no address: 'J.R. Smith', 'St.John', 'J.Page' and 'José M.Pérez' are names. A word with a
 * dot is an address if its ending is a top-level domain and it is not written like a shortened name.
 */
export function holdsWebAddress(text: string): boolean {
  return holdsAddress(text, isShortened);
}

/**
 * The same for the title of a job. 'ASP.NET Developer' and 'Sr.Engineer' are titles, and so are forms for
 * women and men: 'Développeur.se', 'Entwickler.in'.
 */
export function titleHoldsWebAddress(title: string): boolean {
  return holdsAddress(
    title,
    (before, ending, behind) =>
      isShortened(before, ending, behind) ||
      TECHNOLOGIES.has(`${before}.${ending}`.toLowerCase()) ||
      (TITLE_SHORT_FORMS.has(before.toLowerCase()) && CAPITAL.test(ending)) ||
      isBothForms(before, ending),
  );
}

/** Every top-level domain of the internet, in small letters and in the letters of its own script. */
const ENDINGS: ReadonlySet<string> = new Set(endings);

const CAPITAL = /^\p{Lu}/u;
const ONE_CAPITAL = /^\p{Lu}\p{M}*$/u;
/** Abbreviations in names, titles and companies after which people often leave out the space: 'Mohd.Al Amin'. */
const SHORT_FORMS = new Set(
  (
    'mr mrs ms mx dr drs st ste fr sr jr md prof ing rev hon sra dra mme mlle mag dipl gen col capt maj lt sgt sir adm gov sen ' +
    'rep pres msgr mgr ven mohd mohamd muhd muh moh mhd sk abd abdl abu ma mst hj hjh smt shri kum adv er ar eng engr arch atty ' +
    'wm chas geo thos jas jos joh chr th ir co inc pvt pty bros gebr corp intl'
  ).split(' '),
);
/** Forms of companies: 'Pvt.Ltd' and 'Co.KG' are the end of a company's name, whatever their capitals. */
const COMPANY_FORMS = new Set('kg ltd llc inc gmbh limited company'.split(' '));
const BEFORE_COMPANY_FORMS = new Set('co pvt pty inc corp'.split(' '));
/** Lower-case words before a family name: 'J.de Vries', 'S.A.de C.V.' */
const PARTICLES = new Set('de la do al st'.split(' '));

/** Whether a full stop shortens the word before it, as in 'J.Page', 'Md.Al Amin' and 'J.de Vries'. */
function isShortened(before: string, ending: string, behind: string): boolean {
  const short = before.toLowerCase();
  const end = ending.toLowerCase();
  if (BEFORE_COMPANY_FORMS.has(short) && COMPANY_FORMS.has(end)) return true;
  // Nobody is called Com.
  if (end === 'com' || behind.startsWith('/')) return false;
  if (CAPITAL.test(ending)) return SHORT_FORMS.has(short) || ONE_CAPITAL.test(before);
  return ONE_CAPITAL.test(before) && PARTICLES.has(ending) && /^ +\p{Lu}/u.test(behind);
}

const TITLE_SHORT_FORMS = new Set(
  (
    'asst assoc dept dep dy mech elec electr civ chem exec admin tech sup supv ops acct acc mktg govt natl nat reg dist spec proj ' +
    'prod mfg sys softw maint prim sec ed med int ext inf bus fin'
  ).split(' '),
);
/** Names of technologies and products that are written like an address. */
const TECHNOLOGIES = new Set(
  (
    'asp.net vb.net ado.net ml.net c.net f.net j.net core.net mvc.net dot.net basic.net paint.net socket.io draw.io customer.io ' +
    'bubble.io force.com salesforce.com monday.com make.com cal.com booking.com amazon.com h2o.ai fast.ai sentry.io'
  ).split(' '),
);

/** Whether a dot separates the endings for men and women, in French or German. */
function isBothForms(before: string, ending: string): boolean {
  if (ending === 'se') return /eur$/iu.test(before);
  if (ending === 'ne') return /(?:[eé]n|on)$/iu.test(before);
  if (ending === 'es') return /(?:é|ant|ent|ier|eur|al)$/iu.test(before);
  return (
    ending === 'in' && CAPITAL.test(before) && /(?:er|or|ist|ent|ant|eur|at|oge|ekt|ing)$/iu.test(before)
  );
}

/**
 * `isName` says whether the two sides of a dot are part of a name although the second is a top-level domain;
 * `behind` is the text after the word.
 */
function holdsAddress(
  text: string,
  isName: (before: string, ending: string, behind: string) => boolean,
): boolean {
  // Browsers read full-width letters and ideographic full stops in a link as the plain characters.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  if (plain.includes('://')) return true;
  return [...plain.matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)].some((word) => {
    const end = word.index + word[0].length;
    return isAddress(word[0], plain.slice(end, end + 10), isName);
  });
}

function isAddress(
  word: string,
  behind: string,
  isName: (before: string, ending: string, behind: string) => boolean,
): boolean {
  const labels = word.split('.').filter((label) => label !== '');
  if (labels.length < 2) return false;
  if (labels[0]!.toLowerCase() === 'www') return true;
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return true;
  return labels.some((label, index) => {
    const before = labels[index - 1];
    if (before === undefined) return false;
    if (/^xn--/i.test(label)) return true;
    // Some programs end a link before a hyphen: 'evil.com-Now'.
    const [ending = ''] = label.split('-');
    return (
      ENDINGS.has(ending.toLowerCase()) && !isName(before, ending, index === labels.length - 1 ? behind : '.')
    );
  });
}
