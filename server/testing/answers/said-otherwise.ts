/** Ways to reword a right answer without changing its meaning. */
import { withOpposite } from './opposites.ts';

export interface Way {
  name: string;
  /** Not used while the grader was made. */
  heldOut: boolean;
  /** The reworded answer, or null if its text does not allow it. `pick` chooses one of several wordings. */
  say: (answer: string, pick: <T>(items: readonly T[]) => T) => string | null;
}

type Pick = Parameters<Way['say']>[1];

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}

export function uncapital(text: string): string {
  return /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const before = (texts: readonly string[]) => (answer: string, pick: Pick) => {
  const text = pick(texts);
  return `${text} ${/[.!?]$/.test(text) ? answer : uncapital(answer)}`;
};
const after = (texts: readonly string[]) => (answer: string, pick: Pick) => `${answer} ${pick(texts)}`;
const ending = (texts: readonly string[]) => (answer: string, pick: Pick) =>
  `${answer.replace(/[.!?]$/, '')}, ${pick(texts)}`;

/** Inserts one of the texts between the first two sentences. */
const between = (texts: readonly string[]) => (answer: string, pick: Pick) => {
  const sentences = sentencesOf(answer);
  const text = pick(texts);
  const [first, second, ...rest] = sentences;
  if (first === undefined || second === undefined) return null;
  return [first, text, /[.!?]$/.test(text) ? second : uncapital(second), ...rest].join(' ');
};

/** Inserts one of the texts after 4, 6 or 9 words, and before the last two words. */
const within = (texts: readonly string[]) => (answer: string, pick: Pick) => {
  const words = answer.split(' ');
  const at = Math.min(words.length - 2, 4 + pick([0, 2, 5]));
  if (at < 2) return null;
  return [...words.slice(0, at), pick(texts), ...words.slice(at)].join(' ');
};

export const ways: readonly Way[] = [
  {
    name: 'a polite word first',
    heldOut: false,
    say: before([
      'No problem.',
      'Sure, no worries.',
      'Not a problem at all, happy to answer.',
      'Yes, of course.',
    ]),
  },
  {
    name: 'little practice, said first',
    heldOut: false,
    say: before([
      "I haven't used it much, but",
      'I have never done this at work, but as far as I know',
      "I don't have much experience with it, still",
      "I'm no expert, but",
    ]),
  },
  {
    name: 'a doubt at the end',
    heldOut: false,
    say: after([
      "I don't know if that is exactly right.",
      "I'm not sure whether that covers everything.",
      'But do not quote me on that.',
      "I can't say it better than that.",
    ]),
  },
  {
    name: 'a correction of oneself',
    heldOut: false,
    say: between(['No, wait,', 'Not that, I mean,', 'No, sorry, let me finish.', 'Hmm, no, hold on.']),
  },
  {
    name: 'what follows from it',
    heldOut: false,
    say: ending([
      'so you do not have to write them again.',
      'so nobody has to worry about it later.',
      'and without that nothing works properly.',
      'which is why I would never leave that out.',
    ]),
  },
  {
    name: 'fillers in a sentence',
    heldOut: false,
    say: within([
      ', um, you know,',
      ', how do I say this, I mean,',
      ', er, not sure how to put it,',
      ', like,',
    ]),
  },
  {
    name: 'a story',
    heldOut: false,
    say: before([
      'In my last job nobody explained that to me and I had to find out on my own.',
      'When I was new I did not understand this at all, my colleague had to show me twice.',
      'We never had a training for that, so I read about it at home.',
    ]),
  },
  {
    name: 'a question back',
    heldOut: false,
    say: after([
      "That is what you wanted to know, isn't it?",
      'Was that too short, or not?',
      "Didn't you just ask me that?",
    ]),
  },
  {
    name: 'a false start',
    heldOut: false,
    say: (answer) => `${answer.split(' ').slice(0, 4).join(' ')}, no, ${uncapital(answer)}`,
  },
  {
    name: 'its sentences in reverse order',
    heldOut: false,
    say: (answer) => {
      const sentences = sentencesOf(answer);
      return sentences.length < 2 ? null : sentences.toReversed().join(' ');
    },
  },
  {
    name: 'without punctuation',
    heldOut: false,
    say: (answer, pick) =>
      `${pick(["no problem i haven't used it much but", 'well i am not an expert but', 'no wait let me think okay'])} ${answer
        .toLowerCase()
        .replace(/[.,;:!?]/g, '')}`,
  },
  {
    name: 'an apology first',
    heldOut: true,
    say: before([
      'Sorry, my English is not perfect.',
      'I hope you can hear me, my microphone does not always work.',
      "Excuse me, I'm a bit nervous, I haven't slept well.",
    ]),
  },
  {
    name: 'unless I am mistaken',
    heldOut: true,
    say: within([', if I am not mistaken,', ', unless I got that wrong,', ", correct me if I'm not right,"]),
  },
  {
    name: 'no more to say',
    heldOut: true,
    say: after([
      "I can't think of anything else.",
      'Nothing more comes to mind.',
      'There is no more to it, I think.',
      'That is all, no further points from me.',
    ]),
  },
  {
    name: 'a topic not liked',
    heldOut: true,
    say: before([
      'I never liked this topic at school, to be honest.',
      "It's not rocket science.",
      'That is not my strongest subject.',
    ]),
  },
  {
    name: 'no details',
    heldOut: true,
    say: between([
      'Without going into too much detail:',
      'I will not bore you with the details.',
      'There is no need to explain all of it, I guess.',
    ]),
  },
  {
    name: 'a false start taken back',
    heldOut: true,
    say: before([
      "It isn't, sorry, let me start again.",
      'No no, that is another thing. So:',
      "I would not, hmm, I don't want to say it wrong.",
    ]),
  },
  {
    name: 'what others do',
    heldOut: true,
    say: ending([
      'although not everybody I worked with did that.',
      'even if some people never bother.',
      'and you cannot go wrong with that.',
    ]),
  },
  {
    name: 'agreeing with oneself',
    heldOut: false,
    say: between(['Yes.', "That's right, isn't it.", 'No doubt about that.', 'True, true.']),
  },
  {
    name: 'a longer aside in a sentence',
    heldOut: true,
    say: within([
      ', and I did not know this before my last course,',
      ', I cannot remember who told me this,',
      ' – not that it matters here –',
    ]),
  },
  {
    name: 'its sentences beginning with the second',
    heldOut: true,
    say: (answer) => {
      const [first, ...rest] = sentencesOf(answer);
      return first === undefined || rest.length === 0 ? null : [...rest, first].join(' ');
    },
  },
  {
    name: 'as a numbered list',
    heldOut: true,
    say: (answer) =>
      sentencesOf(answer)
        .map(
          (sentence, index) =>
            `${['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][index] ?? 'Then'}, ${uncapital(sentence)}`,
        )
        .join(' '),
  },
  {
    name: 'no comma behind a no',
    heldOut: true,
    say: (answer, pick) =>
      `${pick(['oh no i lost my train of thought okay so', 'not a bad question hmm', "that's not easy to put in words so"])} ${answer.replace(/,/g, '')}`,
  },
  {
    name: 'words of a correction in a sentence',
    heldOut: false,
    say: within([', no, wait,', ', I mean,', ', sorry,', ', actually,']),
  },
  {
    name: 'a wrong word put right',
    heldOut: false,
    say: (answer) =>
      withOpposite(
        answer,
        (words) => words[0],
        (word, other) => `${other}, no, sorry, ${word}`,
      ),
  },
];
