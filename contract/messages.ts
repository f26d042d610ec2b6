import { z } from 'zod';

/**
 * Makes readable words of a field name: 'initialSalary' becomes 'Initial salary', 'candidate_id' 'Candidate
 * id'.
 */
function inWords(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string') ?? 'the request';
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The messages of rules that have no message of their own. */
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
