import { icu } from '../icu.ts';

// Single sign-on of a company.
export const signOn = icu('Single sign-on');
export const signOnLead = icu('Members sign in with the login they use elsewhere in your company.');
export const provider = icu('Provider');
export const providerAbout = icu(
  'An OpenID Connect service, for example Keycloak, Microsoft Entra ID or Google. Create a client (also called an application) there, with this redirect address:',
);
export const redirectAddress = icu('Redirect address');
export const copyRedirectAddress = icu('Copy the redirect address');
export const companyId = icu('Company ID');
export const copyCompanyId = icu('Copy the company ID');
export const issuer = icu('Issuer');
export const issuerHint = icu('The address of the provider, exactly as the provider shows it.');
export const clientId = icu('Client ID');
export const clientSecret = icu('Client secret');
export const clientSecretHint = icu('Leave it empty to keep the stored secret.');
export const showClientSecret = icu('Show client secret');
export const saveProvider = icu('Save provider');
export const removeProvider = icu('Remove provider');
export const removeProviderTitle = icu('Remove the provider');
export const removeProviderAbout = icu(
  'Members will sign in with a password from then on. Anyone without one can set it with “Forgot password”.',
);
export const domains = icu('Email domains');
export const domainsAbout = icu(
  'Verify that a domain is yours. Members with an email in it can then use single sign-on without linking their account first: they enter their email on the sign-in page. Other members link it under Account, and sign in at this address:',
);
export const copyStartAddress = icu('Copy the sign-in address');
export const newDomain = icu('New domain');
export const addDomain = icu('Add domain');
export const proven = icu('Verified');
export const notProven = icu('Not verified');
export const checkRecord = icu('Check the record');
export const checkRecordOf = icu('Check the record of {domain}');
export const remove = icu('Remove');
export const removeDomain = icu('Remove {domain}');
export const recordName = icu('Name of the TXT record');
export const copyRecordName = icu('Copy the name of the record of {domain}');
export const recordValue = icu('Its value');
export const copyRecordValue = icu('Copy the value of the record of {domain}');
export const provenByOperator = icu('The operator of this site has confirmed it.');
export const provenByRecord = icu('Verified by its TXT record.');
export const rules = icu('Rules');
export const rulesOfOperator = icu(
  'Your company has no provider of its own, so these rules apply to {provider}.',
);
export const mustUse = icu('Members must use single sign-on');
export const mustUseHint = icu(
  'Owners can still use their password, so that someone can fix single sign-on if it fails.',
);
export const secondFactor = icu('Single sign-on counts as the second factor');
export const secondFactorHint = icu('Choose this only if your provider asks for a second factor itself.');
export const admitsNew = icu('New people with a verified domain become reviewers');
export const admitsNewHint = icu('Otherwise only people invited by an owner can sign in.');
export const saveRules = icu('Save rules');

// Interview kits, and the link for video calls.
export const kits = icu('Interview kits');
export const kitsLead = icu(
  'What your interviewers look at after the AI interview. A round without a kit gets criteria from the job’s skills, so you need none to begin.',
);
export const addKit = icu('Add a kit');
export const editKit = icu('Edit the kit');
export const noKits = icu('There are no kits yet.');
export const kit = icu('kit');
export const deleteKitAbout = icu('Rounds that already use it keep its criteria. This can’t be undone.');
export const videoCalls = icu('Video calls');
export const kitAbout = icu(
  '{max, plural, one {Up to # criterion, with what to ask and levels to tell answers apart.} other {Up to # criteria, each with what to ask and levels to tell answers apart.}}',
);
export const kitForm = icu('Interview kit');
export const kitName = icu('Name of the kit');
export const criteria = icu('Criteria');
export const addCriterion = icu('Add a criterion');
export const newCriterion = icu('New criterion');
export const criterionNumber = icu('criterion {number, number}');
export const close = icu('Close');
export const change = icu('Change');
export const closeNamed = icu('Close {name}');
export const changeNamed = icu('Change {name}');
export const criterion = icu('Criterion');
export const whatToAsk = icu('What to ask (optional)');
export const levelsHint = icu('What you hear or see, from the weakest answer to the strongest.');
export const level = icu('Level {level, number} (optional)');
export const lowestLevel = icu('Level {level, number}, the lowest (optional)');
export const highestLevel = icu('Level {level, number}, the highest (optional)');
export const videoLink = icu('Link for video calls (optional)');
export const videoLinkHint = icu(
  'Used for every video round that has no link of its own. Put {mark} in the link to give each call its own room, as in {example}.',
);

// The emails that a company can write itself.
export const mails = icu('Emails');
export const mailsLead = icu(
  'Candidates get these emails on behalf of your company. You can write each one yourself.',
);
export const allMails = icu('All emails');
export const seeAllMails = icu('See all emails');
export const noSuchMail = icu('We can’t find this email.');
export const changedAt = icu('Changed {when}');
export const changedBy = icu('Changed {when} by {name}');
export const ownFailed = icu('An email was sent with the usual text because we couldn’t use yours.');
export const yourText = icu('Your text');
export const usualText = icu('Usual text');
export const subject = icu('Subject');
export const text = icu('Text');
export const textHint = icu(
  'An empty line starts a new paragraph. The button “{button}” always follows the text.',
);
export const discard = icu('Discard changes');
export const sendTest = icu('Send a test to me');
export const save = icu('Save');
export const leaveMailTitle = icu('Leave without saving the text?');
export const leaveMailAbout = icu(
  'Your changes haven’t been saved. They stay in this tab and will be back when you open this email again.',
);
export const failureTitle = icu('We couldn’t use your text');
export const failureText = icu(
  'On {when} a candidate got the usual text instead. {reason} Correct the text and save it again.',
);
export const reset = icu('Reset');
export const resetTitle = icu('Go back to the usual text?');
export const keepText = icu('Keep your text');
export const resetAbout = icu('Your own text of “{mail}” will be deleted.');
export const preview = icu('Preview');
export const sampleMail = icu('Sample');
export const mailAsHtml = icu('The email as HTML');
export const asPlainText = icu('As plain text');
export const placeholders = icu('Placeholders');
export const insert = icu('Insert {name}');
export const forExample = icu('{meaning}, for example “{sample}”');
export const conditionsAbout = icu(
  'Put text that only some candidates get between {start} and {end}. It’s left out where the placeholder is empty. {otherwise} starts what the others get.',
);
export const copy = icu('Copy');
export const copied = icu('Copied');
