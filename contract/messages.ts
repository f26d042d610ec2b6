import { z } from 'zod';

/** 'initialSalary' and 'candidate_id' as people write them: 'Initial salary', 'Candidate id'. */
function inWords(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string') ?? 'the request';
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sentences for rules that were given none of their own. */
z.config({
  customError: (issue) => {
    const field = inWords(issue.path);
    switch (issue.code) {
      case 'too_small':
        return `${field} is too short or too small`;
      case 'too_big':
        return `${field} is too long or too large`;
      case 'invalid_type':
        return issue.input === undefined ? `${field} is missing` : `${field} is not of the right kind`;
      default:
        return `${field} is not as it should be`;
    }
  },
});
