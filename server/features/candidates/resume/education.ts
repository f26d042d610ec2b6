import { type Found, linesOf, quoted } from './found.ts';

/** How resumes write the levels of the master list, highest first. */
const LEVELS: readonly (readonly [name: string, written: RegExp])[] = [
  ['Postdoctoral Research', /\bpost-?\s?doc(?:toral)?\b/iu],
  ['Doctorate', /\b(?:ph\.?\s?d\b|d\.?\s?phil\b|doctorate|doctor of philosophy)/iu],
  [
    'Professional Degree in Law, Medicine or Dentistry',
    /\b(?:juris doctor|doctor of (?:medicine|dental|law)|mbbs|(?:J\.D|M\.D|D\.D\.S|D\.M\.D)\.|LL\.?\s?[BM]\b)/u,
  ],
  [
    'Master of Business Administration',
    /\b(?:M\.?B\.?A\b|(?:MBA|[Mm]aster of [Bb]usiness [Aa]dministration)\b)/u,
  ],
  [
    "Master's Degree",
    /\b(?:master(?:['’]?s)?(?:['’])?\s+(?:degree|in)\b|master of (?!ceremon)|M\.?\s?(?:Sc|Tech|Eng|Phil|Ed|Com)\b|M\.[SA]\.|(?:MS|MA)\s+in\b)/iu,
  ],
  ['Postgraduate Diploma', /\b(?:post-?\s?graduate diploma|PGDM?\b)/iu],
  ['Postgraduate Certificate', /\b(?:post-?\s?graduate certificate|PGCE\b)/iu],
  [
    "Bachelor's Degree with Honours",
    /\b(?:bachelor|B\.?\s?(?:Sc|A|Eng|Ed|Com)\b).{0,60}(?:\bhono?u?rs\b|\(hons\.?\))/iu,
  ],
  [
    "Bachelor's Degree",
    /\b(?:bachelor(?:['’]?s)?\b|B\.?\s?(?:Sc|Tech|Eng|Ed|Com)\b|B\.[SAE]\.|(?:BS|BA|BE)\s+(?:in|of)\b|BSN\b|BBA\b)/iu,
  ],
  ['Higher National Diploma', /\b(?:higher national diploma|HND\b)/iu],
  ['Associate Degree', /\bassociate(?:['’]?s)?\s+(?:degree|of (?:arts|science|applied))|\bA\.A\.S?\.?\b/iu],
  ['Trade or Technical Diploma', /\b(?:trade|technical|polytechnic)\s+diploma\b|\bdiploma in\b/iu],
  [
    'Completed Apprenticeship',
    /\b(?:completed (?:an? )?(?:[\p{L}]+ )?apprenticeship|journeyman|journeyperson)\b/iu,
  ],
  ['Vocational Certificate', /\b(?:vocational (?:certificate|diploma|qualification)|NVQ\b)/iu],
  [
    'High School Diploma or Equivalent',
    /\b(?:high[- ]school (?:diploma|graduate|certificate)|higher secondary|secondary school certificate|GED\b|A[- ]levels?\b|Abitur|Matura|baccalauréat)/iu,
  ],
];
/** Not reached yet, or another person's. */
const NOT_YET =
  /\b(?:pursuing|expected|in progress|ongoing|incomplete|candidate for|working towards?|discontinued|dropped|currently (?:studying|enrolled)|taught|supervis\w+|required|to present)\b/iu;

/** The highest level reached in the resume, among those of the master list. */
export function readEducation<Level extends { name: string }>(
  text: string,
  levels: readonly Level[],
): Found<Level> | null {
  const lines = linesOf(text);
  for (const [name, written] of LEVELS) {
    const level = levels.find((each) => each.name === name);
    const line = lines.find((each) => written.test(each) && !NOT_YET.test(each));
    if (level && line !== undefined) return { value: level, words: quoted(line) };
  }
  return null;
}
