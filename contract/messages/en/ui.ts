import { icu } from '../icu.ts';

/** Words of the parts that many screens share: lists, forms, files, films. */

// The archive of what is held on a person or a company.
export const archiveMaking = icu('We’re preparing your archive.');
export const archiveFailed = icu('We couldn’t prepare your archive. Please request it again.');
export const archiveUntil = icu('{link}, until {when}.');

// Verdicts on answers.
export const verdictCount = icu('{count} {verdict}');

// Where an application or a job stands.
export const pending = icu('Pending');
export const scheduled = icu('AI Interview Scheduled');
export const rejected = icu('Rejected');
export const completed = icu('Completed');
export const withdrawn = icu('Withdrawn');
export const applied = icu('Applied');
export const open = icu('Open');
export const closed = icu('Close');
export const draft = icu('Draft');
export const deleted = icu('Deleted');

// Rows of a list, and what is done with the chosen ones.
export const chosen = icu('Selected');
export const chosenCount = icu('{count, number} selected');
export const chosenMost = icu('{count, number} selected, the most at once');
export const chosenHint = icu('{chosen}. Press Enter in a row to go to the actions.');
export const chooseNobody = icu('Clear selection');
export const chooseMatching = icu('Select all that match');
export const chooseFirst = icu('Select the first {most, number} of {total, number}');
export const chooseAll = icu(
  '{total, plural, one {Select the # that matches} other {Select all # that match}}',
);
export const chooseOne = icu('Select {name}');
export const chooseShown = icu('Select all that are shown');
export const showMore = icu('Show {count, number} more');
export const loadMore = icu('Load more');
export const thatIsAll = icu('That is all.');
export const sortBy = icu('Sort by');
export const asListed = icu('As listed');
export const ascending = icu('{column}, ascending');
export const descending = icu('{column}, descending');
export const usualOrder = icu('{list}: in the usual order');
export const sortedAscending = icu('{list}: sorted by {column}, ascending');
export const sortedDescending = icu('{list}: sorted by {column}, descending');
export const details = icu('Details');
export const detailsOf = icu('of {name}');
export const actions = icu('Actions');
export const moreFor = icu('More for {name}');
export const up = icu('Up');
export const upOne = icu('Up: {name}');
export const down = icu('Down');
export const downOne = icu('Down: {name}');
export const removeOne = icu('Remove: {name}');
export const downloadCsv = icu('Download CSV');
export const csvCut = icu(
  'The file has the first {max, number} rows. Narrow the list down to get the others.',
);
export const rowsRead = icu('{count, plural, one {# row read} other {# rows read}}');
export const filters = icu('Filters');
export const filtersCount = icu('Filters ({count, number})');
export const filtersOn = icu('{name} in use');
export const removeFilter = icu('Remove the filter');
export const previousJobs = icu('Previous jobs');
export const nextJobs = icu('Next jobs');
export const published = icu('Published');

// Forms and dialogs.
export const pleaseCheck = icu('Please check');
export const checkFields = icu('Please check these fields');
export const saveAndLeave = icu('Save and leave');
export const tooLong = icu(
  '{over, plural, one {This is # character too long. The limit is {max, number}.} other {This is # characters too long. The limit is {max, number}.}}',
);
export const restored = icu('What you changed here before is back. It isn’t saved yet.');
export const discardIt = icu('Discard it');
export const breadcrumb = icu('Breadcrumb');
export const formatting = icu('Formatting of {field}');
export const uploadTextFile = icu('Upload a text file');
export const textFileRefused = icu('file format not supported');

// What is chosen from long lists.
export const typeToSearch = icu('Type to search');
export const country = icu('Country');
export const state = icu('State');
export const city = icu('City');
export const selectCountry = icu('Select a country');
export const selectState = icu('Select a state');
export const selectCity = icu('Select a city');
export const selectCompanyType = icu('Select a company type');
export const selectIndustryType = icu('Select an industry type');
export const selectEducation = icu('Select an education');
export const noCountries = icu('Sorry no country available');
export const noStates = icu('Sorry no state available');
export const noCities = icu('Sorry no city available');
export const noCompanyTypes = icu('Sorry no company type available');
export const noEducations = icu('Sorry no education available');
export const countryUnknown = icu('Country not found');
export const stateUnknown = icu('State not found');
export const cityUnknown = icu('City not found');
export const companyTypeUnknown = icu('Company type not found');
export const industryTypeUnknown = icu('Industry type not found');
export const educationUnknown = icu('Education not found');
export const countriesFailed = icu('Master country list failed');
export const statesFailed = icu('Master state list failed');
export const citiesFailed = icu('Master city list failed');
export const companyTypesFailed = icu('Master company sector list failed');
export const educationsFailed = icu('Master education list failed');

// Files.
export const oneFile = icu('Please choose one file.');
export const previewOf = icu('{label}, preview');
export const dropFile = icu('Drop a file here, or choose one.');
export const fileLimits = icu('{kinds}, up to {size}');
export const choose = icu('Choose');
export const replace = icu('Replace');
export const uploading = icu('{field}: upload');
// The buttons of the editor of formatted text.
export const bold = icu('Bold');
export const italic = icu('Italic');
export const underline = icu('Underline');
export const strikethrough = icu('Strikethrough');
export const clearFormatting = icu('Clear formatting');
export const heading2 = icu('Heading 2');
export const heading3 = icu('Heading 3');
export const bulletList = icu('Bullet list');
export const orderedList = icu('Ordered list');
export const blockquote = icu('Blockquote');
export const link = icu('Link');
export const unlink = icu('Remove link');
export const enterUrl = icu('Enter URL');
export const openInNewTab = icu('Open link in a new tab');
export const openInSameTab = icu('Open link in the same tab');
export const saveLink = icu('Save');
export const undo = icu('Undo');
export const redo = icu('Redo');
