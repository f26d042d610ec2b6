/**
 * Whether a name holds an address of the web, or what a mail program would make a link of: 'evil.com', 'www.x',
 * 'http://…'. Names stand in mails that others get, and must not carry a stranger's advertisement there.
 *
 * A dot alone makes no address: 'J.R. Smith', 'St.John', 'Dr.Le' and 'José M.Pérez' are names.
 */
export function holdsWebAddress(text: string): boolean {
  // Letters of full width and ideographic stops are what they look like to whoever follows a link.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.').toLowerCase();
  if (plain.includes('://')) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.-]+/u).some(isAddress);
}

/** Endings that anyone registers names under, whatever stands before them. */
const OPEN_ENDINGS = new Set(
  (
    'com net org info biz xyz online site shop store app dev io co me tv cc ai gg ly to link click live top club vip win icu fun ' +
    'space website tech blog cloud digital agency email news today world life work works jobs money loan cash bet casino poker ' +
    'download stream video chat zone page pro mobi name edu gov mil int asia arpa рф рус 中国 公司 网络 网址 在线 商城 コム 닷컴 ' +
    'онлайн сайт ком орг'
  ).split(' '),
);

/** The two letters of a country; short forms that stand before a name are no address with them. */
const COUNTRY = /^[a-z]{2}$/;
const SHORT_FORMS = new Set(
  // 'Co.KG' is the form of a company.
  'mr mrs ms mx dr st ste fr sr jr md prof ing rev hon sra dra mme mag dipl gen col capt lt sgt sir co'.split(
    ' ',
  ),
);

function isAddress(word: string): boolean {
  const labels = word.split('.').filter((label) => label !== '');
  if (labels.length < 2) return false;
  if (labels[0] === 'www') return true;
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return true;
  return labels.some((ending, index) => {
    const before = labels[index - 1];
    if (before === undefined) return false;
    if (OPEN_ENDINGS.has(ending) || ending.startsWith('xn--')) return true;
    return COUNTRY.test(ending) && before.length > 1 && !SHORT_FORMS.has(before);
  });
}
