/**
 * Whether a name contains a web address, or a text that a mail program turns into a link: 'evil.com',
 * 'www.x', 'http://…'. Names appear in mails to other people and must not advertise a stranger's site there.
 *
 * A dot alone is no address: 'J.R. Smith', 'St.John', 'Dr.Le' and 'José M.Pérez' are names.
 */
export function holdsWebAddress(text: string): boolean {
  // Browsers read full-width letters and ideographic full stops in a link as the plain characters.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.').toLowerCase();
  if (plain.includes('://')) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.-]+/u).some(isAddress);
}

/** Top-level domains that anyone can register a name under. A word that ends in one is always an address. */
const OPEN_ENDINGS = new Set(
  (
    'com net org info biz xyz online site shop store app dev io co me tv cc ai gg ly to link click live top club vip win icu fun ' +
    'space website tech blog cloud digital agency email news today world life work works jobs money loan cash bet casino poker ' +
    'download stream video chat zone page pro mobi name edu gov mil int asia arpa рф рус 中国 公司 网络 网址 在线 商城 コム 닷컴 ' +
    'онлайн сайт ком орг'
  ).split(' '),
);

/** The two letters of a country. After one of the short forms below they make no address. */
const COUNTRY = /^[a-z]{2}$/;
const SHORT_FORMS = new Set(
  // 'Co.KG' is a legal form of companies.
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
