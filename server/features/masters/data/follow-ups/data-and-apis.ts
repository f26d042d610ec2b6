import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // REST API
  'What makes an API a REST API?': [
    {
      idea: 'It is stateless, so each request carries everything the server needs',
      question: 'What is remembered between two calls?',
    },
    {
      idea: 'Status codes tell how the request went',
      question: 'How does a client learn whether a call succeeded?',
    },
  ],
  'What does it mean that an HTTP method is idempotent, and which methods are?': [
    {
      idea: 'when sending the same request several times has the same effect on the server as sending it once',
      question: 'What happens when it arrives twice?',
    },
    {
      idea: 'It matters because a client can safely repeat an idempotent request after a timeout',
      question: 'Why does the other side care?',
    },
  ],
  'How do you version a public API without breaking its clients?': [
    { idea: 'run both for a while', question: 'What happens to those who cannot move at once?' },
    { idea: 'such as new optional fields', question: 'Which alterations need nothing special?' },
  ],
  'How would you design paging for a large list in an API?': [
    { idea: 'the client sends it to get the next page', question: 'How do you ask for what follows?' },
    {
      idea: 'when data changes',
      question: 'What goes wrong with the simplest way while others add entries?',
    },
  ],
  'How do you secure a REST API?': [
    {
      idea: 'that the caller may access that very resource',
      question: 'You know who it is. What else do you look at before you answer?',
    },
    { idea: 'All input is validated', question: 'What do you do with the data that comes in?' },
  ],
  // Machine Learning
  'What is overfitting in machine learning, and how do you prevent it?': [
    {
      idea: 'it does well there but badly on new data',
      question: 'How does such a model behave, and where?',
    },
    { idea: 'I detect it with a validation set', question: 'How would you notice it?' },
  ],
  'How do supervised and unsupervised learning differ?': [
    {
      idea: 'Supervised learning trains on examples with known labels',
      question: 'What does the data look like in the first case?',
    },
    {
      idea: 'as in clustering, dimensionality reduction',
      question: 'Which task would you give to each of them?',
    },
  ],
  'What are precision and recall, and when does each matter more?': [
    {
      idea: 'Precision is the share of predicted positives that are really positive',
      question: 'What does each of them count?',
    },
    {
      idea: 'when a miss is costly',
      question: 'For which task would you look at one of them, and for which at the other?',
    },
  ],
  'Why do you split data into training, validation and test sets?': [
    { idea: 'to estimate the performance on unseen data', question: 'What is the last part for?' },
    { idea: 'No information may leak between the sets', question: 'What must never happen to the parts?' },
  ],
  'What is the trade-off between bias and variance?': [
    {
      idea: 'that reacts too strongly to its particular training data, which is overfitting',
      question: 'Where does each kind of error come from?',
    },
    { idea: 'A more complex model lowers bias', question: 'What happens to the two when you let it grow?' },
  ],
  // Data Analysis
  'How do you clean a new data set before you analyse it?': [
    { idea: 'For missing values I find out why they are missing', question: 'What do you do about gaps?' },
    {
      idea: 'I document every step so that it can be repeated',
      question: 'How could somebody else do the same again?',
    },
  ],
  'When is the median a better summary than the mean?': [
    { idea: 'outliers hardly affect it', question: 'What does one extreme entry do to each of them?' },
    { idea: 'such as incomes or house prices', question: 'Can you give an example from daily life?' },
  ],
  'Why does correlation not imply causation?': [
    { idea: 'a confounder, drives both, or by chance', question: 'What else could stand behind it?' },
    {
      idea: 'To show causation one needs a controlled experiment',
      question: 'How would you prove that one leads to the other?',
    },
  ],
  'What is an A/B test, and what do you watch out for?': [
    {
      idea: 'An A/B test assigns users at random to two variants',
      question: 'Who gets to see which version, and how is that decided?',
    },
    { idea: 'I do not stop early just', question: 'What if one side is ahead on the second day?' },
  ],
  'How do you present the result of an analysis to people who are not analysts?': [
    {
      idea: 'I start with the answer to their question and what it means for their decision',
      question: 'What do you say at the very beginning?',
    },
    { idea: 'I say how certain the result is', question: 'How do you deal with doubt in your numbers?' },
  ],
};
