import * as said from '../messages/en/may-not-ask.ts';
import type { Message } from '../messages/message.ts';

/** What an employer may not ask a candidate, the words in which people ask it, and the law. */

export type Ground =
  | 'age'
  | 'health'
  | 'origin'
  | 'religion'
  | 'orientation'
  | 'family'
  | 'politics'
  | 'union'
  | 'arrests';

interface Rule {
  ground: Ground;
  /** The topic, as in "This seems to ask about …". */
  about: Message;
  /** What may be asked instead. */
  instead: Message;
  source: string;
  patterns: readonly RegExp[];
}

const RULES: readonly Rule[] = [
  {
    ground: 'age',
    about: said.aboutAge,
    instead: said.insteadAge,
    source: 'US: 29 CFR 1625.5 (ADEA). UK: Equality Act 2010, s. 5 and 39. Germany: AGG § 1, 7.',
    patterns: [
      /\bhow old (?:are|were) you\b/,
      /\byour (?:current |exact )?(?:age|date of birth|birth ?date|birthday|year of birth)\b/,
      /\b(?:when|year|month|day|date)\b.{0,12}\byou born\b/,
      /\byou (?:over|under|above|below|older than|younger than|still in your|in your) (?!1[4-9]\b|2[01]\b)(?:\d\ds?|twenties|thirties|forties|fifties|sixties)\b/,
      /\byou\b.{0,30}\bretir(?:e|ing|ement)\b(?! (?:an?|the|old|legacy|that|this|servers?|plans?|homes?|communit\w+)\b)(?!.*\bserver)/,
      /\b(?:when|year)\b.{0,10}\byou (?:graduate|(?:finish|leave|complete) (?:\w+ )?(?:school|college|university))\b/,
      /\b(?:you|you're)\b.{0,20}\b(?:too|rather|quite|a bit|a little) (?:old|young)\b/,
      /\b(?:report\w* to|work\w* (?:for|with|under)|manag\w+ by)\b.{0,25}\b(?:younger|half your age)\b/,
      /\b(?:younger|older) (?:people|candidates|applicants|team)\b.{0,40}\byou\b|\b(?:over|under) the age of (?!1[4-9]\b|2[01]\b)\d\d\b/,
    ],
  },
  {
    ground: 'health',
    about: said.aboutHealth,
    instead: said.insteadHealth,
    source:
      'US: 29 CFR 1630.13 (ADA) and 1635.8 (GINA). UK: Equality Act 2010, s. 60. Germany: AGG § 1, 7; SGB IX § 164.',
    patterns: [
      /\byou\b.{0,15}\b(?:have|had|got|suffer(?:ed|ing)?(?: from)?|live with|living with|diagnosed with)\b (?:(?!with\b|experience\b|training\b|patient|customer|user|student|pupil|colleague|team)[\w-]+ ){0,4}?(?:disabilit(?:y|ies)|handicaps?|illness(?:es)?|diseases?|disorders?|impairments?|(?:medical|health|heart|mental|physical|back) (?:(?!devices?|equipment)\w+ )?(?:conditions?|problems?|issues?|limitations?|restrictions?|injur(?:y|ies))|injur(?:y|ies)|addictions?|epilepsy|diabetes|asthma|cancer|hiv|depression|adhd|autism|dyslexia|allerg(?:y|ies))\b(?! (?:training|courses?|polic(?:y|ies)|lists?|charts?)\b)/,
      /\bare you (?:\w+ )?(?:disabled|ill|sick|healthy|handicapped|deaf|blind|colou?r[- ]blind|diabetic|depressed|epileptic|in (?:good |poor )?health|an? (?:alcoholic|addict)|an? \w+ (?:alcoholic|addict))\b/,
      /\bconsider yourself\b.{0,15}\b(?:disabled|healthy)\b/,
      /\byour (?:own |general |current |overall |mental |physical )?(?:health\b(?! (?:and|care|checks?|insurance|service|endpoint)\b)|disabilit(?:y|ies)\b|handicap\b|illness\b|medical (?:history|records?|conditions?)\b|sick(?:ness)? (?:record|leave|days?)\b|medication\b(?! (?:rounds?|histor(?:y|ies)|charts?|errors?|records?|reviews?)\b))/,
      /\bsick(?:ness)?\b.{0,25}\byou (?:take|took|taken|have|had)\b|\b(?:you|you've) (?:\w+ ){0,2}(?:take|taken|took|call(?:ed)? in|been|off) (?:off )?(?:sick|ill)\b|\byou (?:take|taken|missed?) (?:\w+ ){0,5}(?:sick(?:ness)?|illness)\b/,
      /\byou\b.{0,15}\b(?:tak(?:e|ing)|on|us(?:e|ing)|need|prescribed) (?:any |prescription |regular |prescribed ){0,2}(?:medication|medicines?|drugs|antidepressants)\b/,
      /\byou\b.{0,15}\b(?:been (?:treated for|hospitali[sz]ed|in (?:rehab|therapy|hospital))|(?:see|seen|seeing|had|have) (?:a |an |any )?(?:psychiatrist|therapist|psychologist|surgery))\b/,
      /\byou\b.{0,20}\b(?:filed?|claimed|received|made|drawn|on)\b.{0,15}\b(?:workers'? comp\w*|disability (?:benefits?|claims?|pay))/,
      /\bdo you (?:\w+ )?(?:smoke|vape|drink)\b(?=\s*$|[?,.]| (?:alcohol|cigarettes|a lot|much|or|at)\b)|\bhow (?:much do you (?:weigh|drink)|tall are you)\b/,
      /\byour family\b.{0,25}\b(?:hereditary|disease|illness|cancer|medical|health|condition|disabilit)|\bin your family\b.{0,10}\bhistory\b|\bhistory of\b.{0,30}\bin your family\b/,
      /\b(?:days?|weeks|often|absent|absences?|work|time off)\b.{0,30}\b(?:illness|sickness|surgery|medical (?:reasons|treatment|appointments?))\b/,
      /\byou\b.{0,20}\b(?:treated by|under|see|seeing)\b.{0,12}\b(?:psychiatri\w+|psycholog\w+|therapist|doctor(?:'s)?(?: care)?)(?=\s*$|[?,.]| (?:or|for|at|regularly|now)\b)/,
      /\b(?:medications?|medicines?|prescription drugs)\b.{0,12}\byou (?:\w+ )?(?:take|taking|on)\b|\byou\b.{0,15}\b(?:an alcoholic|addicted|a wheelchair user)\b/,
      /\bhow did you (?:\w+ ){0,2}(?:scar|limp|disabled|injured|lose your (?:\w+ )?(?:sight|hearing|arm|leg|hand|eye)|injury|wheelchair)\b|\byour last (?:physical|medical|check-?up|doctor)/,
      /\bwhen did you (?:lose|become|get) (?:your )?(?:sight|eyesight|hearing|ill|sick|disabled|injured)\b|\byour (?:height|weight)\b(?! (?:class|limit))/,
      /\byou\b.{0,15}\b(?:had|have|got) (?:an? )?(?:\w+ (?:or |and )?){0,3}(?:drug|drinking|alcohol|gambling|substance)\b|\byou\b.{0,15}\btested (?:positive )?for (?:hiv|aids|drugs)\b/,
      /\byou\b.{0,15}\b(?:have|had|get|got|suffer from) (?:any |an? |your )?(?:surger(?:y|ies)|migraines?|bad (?:back|knees?|heart|eyesight)|panic attacks?)\b/,
      /(?<!\b(?:when|before|if|after|while) )\byou\b.{0,15}\b(?:had|have) (?:an |any |your )?operations?(?=\s*$|[?,.]| (?:in the|recently|on your|because)\b)/,
    ],
  },
  {
    ground: 'origin',
    about: said.aboutOrigin,
    instead: said.insteadOrigin,
    source:
      'US: Title VII and EEOC, Pre-Employment Inquiries and National Origin. UK: Equality Act 2010, s. 9. Germany: AGG § 1, 7.',
    patterns: [
      /\bwhere (?:are|were|do|did) you (?:\w+ ){0,2}(?:from\b(?! here)|born\b|grow up\b|originate\b)|\bwhere you (?:really |originally |come )?(?:are |come )?(?:really |originally )?from\b/,
      /\byour (?:\w+ )?(?:nationality|citizenship|ethnic\w*|race(?! condition)|skin colou?r|ancest\w+|descent|birthplace|place of birth|native country|home country|country of (?:origin|birth)|mother tongue|native (?:language|tongue)|accent(?! colou?r)|immigration status)\b/,
      /\byour (?:parents?|grandparents?|ancestors|family|mother|father)\b.{0,15}\b(?:born|from|immigrate\w*|originally|nationality)\b/,
      /\b(?:you|your) (?:an? )?(?:native|non-native|first-language) (?:\w+ )?speaker\b|\byour first language\b/,
      /\b(?:kind|sort|origin) of (?:a )?(?:sur)?name is (?:it|that|this|yours)\b|\bthat(?:'s| is) an? \w+ (?:sur|last |family )?name\b|\byour (?:\w+ )?(?:sur)?name (?:\w+ ){0,2}(?:from|mean|originally|foreign)\b/,
      /\b(?:which|what) (?:country|nationality|race|ethnicity|culture|part of the world)\b.{0,10}\b(?:are you|you (?:come|from|born|belong|are)|did you grow)\b/,
      /\bare you (?:an? )?(?:\w+ ){0,2}(?:citizen|immigrant|migrant|refugee|foreigner|naturali[sz]ed)\b|\byou\b.{0,15}\bgreen card\b/,
      /\bare you (?:an? |of )?(?:puerto rican|american|british|german|white|black(?! belt)|asian|african|latin[oax]|hispanic|arab|indian|chinese|turkish|polish|mexican|russian|pakistani|romanian|foreign|mixed[- ]race|roma)\b/,
      /\bhow long have you (?:lived|been living|been) in (?:this country|the (?:uk|us|usa|states|country)|america|britain|england|germany)\b|\bwhen did you (?:come to this country|immigrate)\b|\bhow did you learn (?:to speak )?(?:english|german|french|spanish)\b/,
      /\bwhere\b.{0,25}\byou\b.{0,15}\bgr(?:ow|ew|owing) up\b|\bgr(?:ow|ew) up (?:speaking|here|abroad)\b|\bhow long have you lived\b(?! with (?!your\b))/,
      /\bnational origin\b|\bspeak\b.{0,25}\bat home\b|\byour (?:cultural|racial|ethnic|family) (?:background|heritage|origins?)\b|\byour (?:heritage|origins?)\b|\bare you from\b/,
      /\byour parents\b.{0,10}\b(?:immigrants|foreign)|\baccent\b.{0,12}\b(?:is (?:that|it)|from)\b|\b(?:hear|detect|is that) an? (?:\w+ )?accent\b|\bwhat race\b/,
      /\bwhere are your\b.{0,45}\bfrom\b|\bneighbou?rhood\b.{0,15}\byou\b.{0,15}\bgr(?:ow|ew)\b|\bwhat (?:kind|type|sort) of (?:visa|passport|accent)\b|\bwhich passport\b/,
      /\bcolou?r\b.{0,10}\byour (?:eyes|hair|skin)\b|\byour (?:\w+ )?(?:eyes|hair|skin)\b.{0,12}\bcolou?r\b|\byour (?:father|mother|parents|husband|wife)'?s? (?:sur|last |maiden )?name\b/,
      /\b(?:member of|belong to) (?:an? |any )?(?:ethnic |racial )?minority\b/,
    ],
  },
  {
    ground: 'religion',
    about: said.aboutReligion,
    instead: said.insteadReligion,
    source:
      'US: Title VII and EEOC, Pre-Employment Inquiries and Religious Affiliation. UK: Equality Act 2010, s. 10. Germany: AGG § 1, 7.',
    patterns: [
      /\byour (?:own )?(?:religion|religious|faith(?! in)|church|denomination|parish|pastor|priest|rabbi|imam|mosque|synagogue)\b/,
      /\byou (?:\w+ ){0,2}(?:go to|attend|belong to|worship|visit|members? of)\b.{0,10}\b(?:church|mosque|synagogue|temple|mass|religious|religion|faith)\b/,
      /\b(?:what|which) (?:religion|faith|church|denomination)\b.{0,12}\byou\b/,
      /\b(?:religious|holy)\b.{0,15}\byou (?:observe|celebrate|keep|follow|need)\b|\byou (?:observe|celebrate|keep|fast during|fast for)\b.{0,15}\b(?:sabbath|shabbat|ramadan|lent|passover|eid|religious|holy)\b|\bdo you (?:pray|fast)\b/,
      /\bare you (?:an? )?(?:\w+ )?(?:muslim|christian|jew|jewish|catholic|protestant|hindu|buddhist|sikh|mormon|baptist|evangelical|atheist|religious|believer)\b/,
      /\byou believe in (?:a |any )?(?:god|allah|jesus|afterlife|life after)\b/,
      /\b(?:your|you wear|wearing) (?:a |the |your )?(?:head ?scar(?:f|ves)|hijab|turban|kippah|yarmulke|niqab|burqa|crucifix)\b/,
      /\byou\b.{0,50}\breligious (?:holidays?|services?|days?|observances?|beliefs?|reasons|organi[sz]ations?|background|affiliation)\b|\breligious (?:holidays?|services?|days?|beliefs?|organi[sz]ations?)\b.{0,40}\byou\b/,
      /\byou\b.{0,15}\b(?:spend|celebrate|observe)\b (?:christmas|easter|ramadan|eid|hanukkah|passover|diwali)\b|\b(?:baptised|baptized|bible|koran|quran)\b.{0,25}\byou\b|\byou\b.{0,20}\b(?:baptised|baptized|read the (?:bible|koran|quran))\b/,
      /\byou\b.{0,40}\b(?:for religious|religious (?:purposes|needs|obligations|practices?|customs?)|to pray|prayer)\b|\bprayer (?:times?|breaks?)\b.{0,20}\byou\b/,
      /\byou\b.{0,25}\boff for (?:christmas|easter|ramadan|eid|hanukkah|passover|diwali|the sabbath)\b/,
    ],
  },
  {
    ground: 'orientation',
    about: said.aboutOrientation,
    instead: said.insteadOrientation,
    source:
      'US: 29 CFR 1604.7 and Bostock v. Clayton County (2020). UK: Equality Act 2010, s. 7, 11 and 12. Germany: AGG § 1, 7.',
    patterns: [
      /\bare you (?:an? )?(?:gay|lesbian|straight(?=\s*[?,]| or\b)|bisexual|homosexual|heterosexual|queer|trans|transgender|transsexual|non-?binary|intersex|man\b|woman\b|male\b|female\b)/,
      /\byour (?:sexual \w+|sexuality|gender(?: identity)?|sex|love life|boyfriend|girlfriend)\b/,
      /\bdo you identify as\b|\byou (?:prefer|attracted to|like) (?:men|women)\b/,
      /\byou\b.{0,12}\b(?:have|got) (?:a )?(?:boyfriend|girlfriend)\b|\byou (?:dating|seeing) (?:any|some)(?:one|body)\b/,
      /\b(?:what|which) (?:gender|sex) are you\b|\b(?:same-sex|lgbt\w*)\b.{0,20}\byou\b|\byou\b.{0,15}\b(?:same-sex|lgbt\w*|gender reassignment)\b/,
      /\b(?:mind|comfortable|problem|feel about|used to)\b.{0,20}\b(?:for|with|by|under|supervising|managing) (?:an? )?(?:female|male|woman|man|women|men)\b|\b(?:as a (?:wo)?man|a (?:wo)?man['’]s job)\b/,
      /\balways had an? (?:wo)?man\b|\b(?:describe|consider) yourself\b.{0,12}\b(?:straight|gay|lesbian|bisexual|feminine|masculine)\b/,
    ],
  },
  {
    ground: 'family',
    about: said.aboutFamily,
    instead: said.insteadFamily,
    source:
      'US: Title VII, Pregnancy Discrimination Act and EEOC, Pre-Employment Inquiries and Marital Status or Number of Children. UK: Equality Act 2010, s. 8 and 18. Germany: AGG § 1, 3 (1), 7.',
    patterns: [
      /\bare you (?:\w+ )?(?:married|divorced|widowed|separated|pregnant|engaged(?! in| with| by)|single(?=\s*$|[?,.]| (?:or|and|parent|mother|father|mum|mom|dad)\b)|expecting(?! to)|an? (?:\w+ )?(?:parent|mother|father|mum|mom|dad|wife|husband))\b/,
      /\bmarital status\b|\bmaiden (?:or married )?name\b|\b(?:miss|ms)\.?,? or mrs\b|\bmrs\.?,? or (?:miss|ms)\b/,
      /\byou\b(?:(?!\b(?:who|they|she|he|customer|patient|guest)\b).){0,40}\b(?:have|having|got|want|wanting|expect|expecting|raise|raising|support)\b (?:any |more |other |another |an? |small |young |little |your |own ){0,3}(?:children|child|kids?|bab(?:y|ies)|family|dependants?|dependents?|(?:husband|wife|spouse|partner)(?: at home)?)(?=\s*$|[?,.;]| (?:and|or|at home|at the moment|who|yet|soon|one day|some ?day|to look|to care|any ?time|this year|in the (?:next|near))\b)/,
      /\bhow many (?:children|kids|dependants|dependents)\b.{0,10}\byou (?:have|got|want)\b(?! in | taught| cared)|\bhow many (?:children|kids) (?:have you got|are you)\b/,
      /\byour (?:own |small |young |future )?(?:(?:children|child|kids?)(?!'|[- ](?:process|node|component|element|class|theme|table))|husband|wife|spouse|son|daughter|baby|babies|toddlers?|fianc[ée]+|in-laws)\b/,
      /\b(?:does|is|will|would|has|do) your partner\b(?! (?:compan|organi|agenc|team))|\bpartner at home\b/,
      /\b(?:about|does|will|would|is|has|can|how do|leave) your (?:own )?(?:family|home life|private life|domestic)\b|\byour family (?:situation|plans?|planning|life|commitments|obligations|responsibilities|circumstances|status)\b|\bfamily (?:planning|plans)\b/,
      /\b(?:start|starting|plan|planning|grow|growing) (?:on )?(?:a |your )?family\b|\byou\b.{0,40}\bget(?:ting)? (?:married|pregnant|divorced)\b/,
      /\byou\b.{0,30}\b(?:tak(?:e|en|ing)|go(?:ing)?|need|plan\w*|want)\b.{0,12}\b(?:maternity|paternity|parental) leave\b/,
      /\byour (?:\w+ )?(?:child ?care|day ?care|babysit\w+|nanny)\b|\byou (?:have|got|need|arranged?|find)\b.{0,15}\b(?:child ?care|babysitter|nanny|day ?care)\b/,
      /\b(?:do|who do) you live (?:alone|with)\b|\b(?:care for|look after|looks after) your (?:\w+ )?(?:parents?|relatives?|mother|father)\b/,
      /\byou (?:\w+ )?(?:birth control|contracepti\w+|the pill)\b|\byou (?:use|using|on) (?:birth control|contracepti\w+|the pill)\b/,
      /\bplans? for (?:children|kids|an? (?:family|baby))\b|\bthinking (?:about|of) (?:having )?(?:more )?(?:children|kids|an? (?:family|baby))\b|\b(?:if|when|should) you (?:get|become|got|became|are|fall) pregnant\b/,
      /\byour parents (?:do|work|live|alive)\b|\b(?:spend|live|living|time) .{0,15}\bwith your (?:family|girlfriend|boyfriend|parents)\b|\byour living (?:situation|arrangements)\b/,
      /\byou\b.{0,20}\b(?:babysitter|childminder|nanny)\b|\byou\b.{0,10}\b(?:dating|engaged to|married|divorced)\b(?=.{0,20}[?.]?$)|\bcome back (?:to work )?after (?:maternity|having|the baby)\b/,
      /\bfamily (?:obligations?|commitments?|responsibilit(?:y|ies)|circumstances)\b|\byour relatives\b|\bwith whom do you (?:live|reside)\b|\bwho do you (?:live|share)\b/,
      /\bwho\b.{0,15}\b(?:baby-?sits?|watch(?:es)? the (?:kids|children)|(?:looks?|looking) after the (?:kids|children))\b|\byou\b.{0,20}\b(?:birth control|contraception|fertility|ivf)\b/,
      /\bdo you have (?:[\w-]+ ){0,3}(?:children|kids)\b(?! in (?:your|the) (?:class|group|care)|')/,
      /\byou\b.{0,20}\b(?:breadwinner|single parent|main carer)\b/,
    ],
  },
  {
    ground: 'politics',
    about: said.aboutPolitics,
    instead: said.insteadPolitics,
    source:
      'Germany: Art. 3 (3) GG. UK: Equality Act 2010, s. 10; Fair Employment and Treatment (Northern Ireland) Order 1998. EU: GDPR, Art. 9 (1).',
    patterns: [
      /\byour (?:own )?(?:political \w+|politics|party (?:membership|affiliation))\b/,
      /\b(?:did|do|will|would|have) you (?:\w+ )?vote(?:d)?\b(?=\s*$|[?,.]| (?:for|in the|last|labour|tory|green|left|right)\b)|\bwho (?:get|gets|got|has) your vote\b/,
      /\bare you (?:an? )?(?:\w+ )?(?:republican|democrat|conservative(?! (?:in|with|about|when))|socialist|communist|left[- ]wing|right[- ]wing|tory|libertarian|politically)\b/,
      /\byou\b.{0,20}\b(?:belong to|support|members? of|join(?:ed)?|donated? to|campaign(?:ed)? for|vote for|stood for)\b.{0,10}\b(?:political|which party|a party|any party)\b|\bwhich (?:political )?party\b.{0,12}\byou\b/,
      /\byou\b.{0,10}\b(?:think|feel) (?:of|about) (?:the |our )?(?:president|prime minister|chancellor|elections?|brexit)\b/,
      /\bpolitical (?:part(?:y|ies)|views?|affiliations?|opinions?|beliefs?|leanings?)\b.{0,25}\byou\b|\byou\b.{0,25}\bpolitical (?:part(?:y|ies)|views?|affiliations?|opinions?|beliefs?)\b/,
      /\byou\b.{0,20}\b(?:belong to|members? of|joined?)\b.{0,20}\b(?:clubs?|lodges?|social organi[sz]ations?)\b|\b(?:clubs?|lodges?|social organi[sz]ations?)\b.{0,20}\byou (?:belong|a member)\b|\byou\b.{0,20}\b(?:protest|political (?:rally|march)|demonstration against)\b/,
    ],
  },
  {
    ground: 'union',
    about: said.aboutUnion,
    instead: said.insteadUnion,
    source: 'UK: TULRCA 1992, s. 137. US: NLRA, s. 8 (a) (3). Germany: Art. 9 (3) GG.',
    patterns: [
      /\byou\b.{0,30}\b(?:members? of|join\w*|belong\w* to|in|part of|support\w*|organi[sz]\w*|for|against|about|of)\b (?:\w+ ){0,2}?(?:an?|any|the|your) (?:trade |labou?r )?unions?\b(?! (?:fittings?|types?|quer\w+|operators?|find|rep\w*|officials?))/,
      /\byou\b.{0,15}\b(?:unioni[sz]ed?|union (?:member|activist|supporter)|pro-union|anti-union)\b|\byour (?:trade |labou?r )?union\b(?! (?:rep|types?|quer))/,
      /\byou\b.{0,15}\b(?:been|go|gone|went|going|join\w*|taken part|take part)\b.{0,5}\b(?:on strike|in (?:an? |any )?strikes?|a strike|industrial action)\b/,
      /\byou\b.{0,15}\b(?:found|set up|stand for|run for|member of) (?:an? |the )?works council\b/,
    ],
  },
  {
    ground: 'arrests',
    about: said.aboutArrests,
    instead: said.insteadArrests,
    source:
      'US: EEOC, Enforcement Guidance on Arrest and Conviction Records (2012), and state laws. UK: Rehabilitation of Offenders Act 1974, s. 4. EU: GDPR, Art. 10.',
    patterns: [
      /\byou\b.{0,15}\b(?:arrested|jailed|imprisoned|convicted|in (?:jail|prison)|charged with|(?:in )?trouble with the (?:police|law))\b/,
      /\b(?:you (?:\w+ )?(?:have|had|got)\b.{0,8}|your )(?:criminal|police|arrest) (?:record|history|past|convictions?)\b|\byou\b.{0,10}\b(?:have|had) (?:any |a )?(?:\w+ )?convictions\b/,
      /\byou\b.{0,15}\b(?:committed a crime|had a dui|been on probation|on parole|drunk driving|driving drunk)\b|\byour (?:probation|parole) officer\b/,
      /\byou have (?:\w+ ){0,2}(?:criminal|police) (?:convictions?|records?)\b/,
    ],
  },
];

function ruleAgainst(question: string): Rule | undefined {
  const sentences = question
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!]) /);
  return RULES.find(({ patterns }) =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence))),
  );
}

/** The topic that a question may not ask about. Null if it may be asked, as far as its words show. */
export const mayNotAsk = (question: string): Ground | null => ruleAgainst(question)?.ground ?? null;

/** The same in words, as in "asks about …". */
export const asksAbout = (question: string): string | null => ruleAgainst(question)?.about() ?? null;

/** Why a question gets a warning, and what to ask instead. Null if it may be asked. */
export function whyNotAsk(question: string): string | null {
  const rule = ruleAgainst(question);
  return rule === undefined ? null : said.why({ about: rule.about(), instead: rule.instead() });
}
