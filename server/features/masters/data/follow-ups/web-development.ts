import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // React
  'What is the difference between props and state in React?': [
    {
      idea: 'the child must not change them',
      question: 'What is a component not allowed to do with what it is given?',
    },
    {
      idea: 'that a component keeps itself',
      question: 'Where does something live that belongs to one place on the screen only?',
    },
  ],
  'Why do lists in React need keys, and what makes a good key?': [
    { idea: 'that it can keep, move', question: 'What could React get wrong without them?' },
    { idea: 'The array index is a poor key', question: 'What would be a bad choice, and when does it hurt?' },
  ],
  'What is the useEffect hook for, and what does its dependency array do?': [
    { idea: 'it runs again when one of them changes', question: 'What makes it happen a second time?' },
    {
      idea: 'The function it returns cleans up before the next run and on unmount',
      question: 'How do you stop what it began?',
    },
  ],
  'What is the virtual DOM, and how does React use it?': [
    {
      idea: 'compares it with the previous one',
      question: 'How does React find out what to do with the page?',
    },
    {
      idea: 'applies only the differences to the real DOM',
      question: 'How much of the page is touched in the end?',
    },
  ],
  'What does lifting state up mean in React, and what can you do when props are passed down too far?': [
    {
      idea: 'Lifting state up means moving state to the closest common parent of the components',
      question: 'Where do you put it when two places need it?',
    },
    { idea: 'I use context', question: 'Which tool would spare you the layers in between?' },
  ],
  // Node.js
  'How can Node serve many requests at once although JavaScript runs on a single thread?': [
    {
      idea: 'the event loop goes on with other requests',
      question: 'What does the thread do while an answer is not there yet?',
    },
    { idea: 'a thread pool does the waiting', question: 'Who does the work in the meantime?' },
  ],
  'What happens when you do heavy computation in a Node server, and what can you do about it?': [
    { idea: 'all other requests wait', question: 'What do the other users notice?' },
    {
      idea: 'To avoid that, move the work to a worker thread',
      question: 'Where could such a task run instead?',
    },
  ],
  'What are streams in Node, and what is backpressure?': [
    {
      idea: 'Streams process data piece by piece instead of loading all of it into memory',
      question: 'What is the advantage over reading a file in one go?',
    },
    {
      idea: 'Backpressure means that a slow consumer tells a fast producer to pause',
      question: 'What should happen if the reader cannot keep up?',
    },
  ],
  'How do you handle errors in asynchronous Node code?': [
    {
      idea: 'With callbacks the first argument is the error and must be checked',
      question: 'How do you learn of a failure in the older style, with a function that is called later?',
    },
    {
      idea: 'I log it and restart the process',
      question: 'What do you do when you have no idea what went wrong?',
    },
  ],
  'What is the purpose of the package lock file in a Node project?': [
    {
      idea: 'The lock file records the exact version',
      question: 'What does it say that the list of dependencies alone does not?',
    },
    { idea: 'It should be committed to version control', question: 'Where does the file belong in a team?' },
  ],
  // HTML
  'What is semantic HTML, and why does it matter?': [
    { idea: 'Screen readers', question: 'Who depends on it, beside people who look at the page?' },
    {
      idea: 'that say what their content means, such as header',
      question: 'What makes an element a good choice for a piece of a page?',
    },
  ],
  'How do you make an HTML form accessible?': [
    {
      idea: 'that is connected to it, and related fields are grouped with fieldset and legend',
      question: 'How does somebody who cannot see the page learn what to type where?',
    },
    { idea: 'Error messages are in text', question: 'How do you tell somebody that the input was wrong?' },
  ],
  'What is the alt attribute of an image for, and what should it contain?': [
    { idea: 'Screen readers read it aloud', question: 'Who gets to know it, and how?' },
    {
      idea: 'A purely decorative image gets an empty alt attribute',
      question: 'What do you do with a picture that is there for beauty only?',
    },
  ],
  'What is the difference between the async and defer attributes of a script element?': [
    {
      idea: 'With async the script runs as soon as it has arrived',
      question: 'At which moment is each of them carried out?',
    },
    {
      idea: 'in the order in which the scripts appear',
      question: 'Can one script rely on another that stands before it?',
    },
  ],
  'How do local storage, session storage and cookies differ?': [
    {
      idea: 'are sent with every request to their site',
      question: 'Which of them does the server get to see?',
    },
    { idea: 'until the tab is closed', question: 'How long does each of them last?' },
  ],
  // CSS
  'What is the CSS box model?': [
    { idea: 'margin, from the inside out', question: 'Which parts does the box have, in their order?' },
    {
      idea: 'By default, width',
      question: 'Which part do the sizes describe that you set, if you change nothing?',
    },
  ],
  'When would you use flexbox, and when CSS grid?': [
    {
      idea: 'Flexbox lays items out along one axis',
      question: 'How many directions does each of them deal with?',
    },
    { idea: 'it suits page layouts', question: 'Which one would you take for the frame of a whole site?' },
  ],
  'How does the browser decide which CSS rule wins when several apply?': [
    {
      idea: 'In specificity, an id counts more than a class',
      question: 'Which selector is stronger than which other?',
    },
    { idea: 'the later rule wins', question: 'What if two of them are just as strong?' },
  ],
  'How do you make a web page responsive?': [
    { idea: 'Media queries', question: 'How does a page notice that there is little room, and react?' },
    {
      idea: 'Images get a maximum width of one hundred percent',
      question: 'What do you do about photographs?',
    },
  ],
  'What are the values of the CSS position property, and how do they differ?': [
    {
      idea: 'places it against its nearest positioned ancestor',
      question: 'What is an absolute element measured from?',
    },
    {
      idea: 'sticky scrolls normally',
      question: 'Which value stays in view while you read on, and how does it behave?',
    },
  ],
};
