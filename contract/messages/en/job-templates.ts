import { icu } from '../icu.ts';

// Jobs to begin new ones from.
export const title = icu('Job Templates');
export const about = icu(
  'Start new jobs from these. To add one, open a job’s More menu and save it as a template.',
);
export const none = icu('There are no templates yet.');
export const seeJobs = icu('See your jobs');
export const list = icu('Job templates');
export const name = icu('Name');
export const designation = icu('Designation');
export const jobType = icu('Job Type');
export const saved = icu('Saved');
export const savedBy = icu('{when} by {name}');
export const actions = icu('Actions');
export const rename = icu('Rename');
export const renameTitle = icu('Rename the template');
export const renameNamed = icu('Rename {name}');
export const delete_ = icu('Delete');
export const deleteNamed = icu('Delete {name}');
export const deleteTitle = icu('Delete the template ‘{name}’?');
export const deleteTemplate = icu('Delete template');
export const deleteEffect = icu('It can’t be restored. Jobs you started from it stay.');
export const startJob = icu('Start a job');
export const startFrom = icu('Start a job from {name}');
export const startTitle = icu('Start from a template');
export const startAbout = icu(
  'This makes a new draft with everything in the template. You can change each step.',
);
export const template = icu('Template');
export const selectTemplate = icu('Select a template');
export const noneNamed = icu('No template has this name');
export const start = icu('Start');
export const saveTitle = icu('Save {role} as a template');
export const saveAsTemplate = icu('Save as template');
export const saveAbout = icu(
  'The template keeps all steps of the job: details, skills, questions and the personal message. Later changes to the job don’t affect it.',
);
export const nameLabel = icu('Name of the template');
export const save = icu('Save');
export const nameTaken = icu('Your company already has a template named ‘{name}’.');
export const tooMany = icu(
  'A company can have at most {max, number} templates. Delete one you no longer need.',
);
export const missing = icu('Please choose a template');
export const nameTooLong = icu('The name of a template has at most {max, number} characters');
export const nameOneLine = icu('The name of a template must be a single line');
