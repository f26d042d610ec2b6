/** The shortest secret that may sign tokens and links, in characters. */
export const SECRET_MIN = 32;

/** The shortest key that a backup may be encrypted with, in characters. */
export const BACKUP_KEY_MIN = 16;

/** The minimum number of random bits in a secret, estimated from its characters. */
const LEAST_BITS = 80;
const LEAST_DISTINCT = 8;
/** Words from examples and careless typing. Each is long enough that a random text is unlikely to contain it. */
const KNOWN =
  /changeme|changethis|replaceme|replacethis|placeholder|password|passphrase|examplesecret|yoursecret|mysecret|supersecret|topsecret|secretkey|authsecret|jwtsecret|notsecret|insecure|defaultsecret|development|qwerty|asdfgh|letmein|iloveyou|roundone|loremipsum/;

/**
 * Whether a secret looks random. Refuses known examples, repetitions, sequences that count up or down, and secrets
 * with too few different characters. It cannot know how a secret was made.
 */
export function isHardToGuess(secret: string): boolean {
  const letters = [...secret];
  if (new Set(letters).size < LEAST_DISTINCT || bitsOf(letters) < LEAST_BITS) return false;
  if (KNOWN.test(secret.toLowerCase().replace(/[^a-z0-9]/g, ''))) return false;
  return !repeats(secret) && !counts(letters);
}

/** Shannon's estimate of the entropy, from how often each character occurs. */
function bitsOf(letters: string[]): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / letters.length);
  return bits;
}

/** Whether the secret repeats one text at least twice; the last repetition may be incomplete. */
function repeats(secret: string): boolean {
  for (let period = 1; period <= secret.length / 2; period += 1) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** Whether two thirds of the characters repeat the one before, or follow it in the alphabet or among the digits. */
function counts(letters: string[]): boolean {
  const steps = letters.filter((letter, index) => {
    const before = letters[index - 1];
    return before !== undefined && Math.abs(letter.codePointAt(0)! - before.codePointAt(0)!) <= 1;
  });
  return steps.length > (letters.length * 2) / 3;
}
