import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'React',
    spoken: [
      {
        question: 'What is the difference between props and state in React?',
        answer:
          'Props are values that a parent component passes to its child, and the child must not change them. State is data that a component keeps itself and can change over time with its setter. When either changes, React renders the component again.',
        accepted:
          "Props come from the parent and the component can't change them. State is its own, and it changes it with the setter. If one of them changes, React draws it again.",
      },
      {
        question: 'Why do lists in React need keys, and what makes a good key?',
        answer:
          'A key tells React which element of a list is which between two renders, so that it can keep, move, add or remove the right ones. A good key is unique among its siblings and stable, such as an id from the data. The array index is a poor key when items are reordered, inserted or removed.',
        accepted:
          'So React knows which item is which when the list changes and keeps the right ones. Best is an ID from the data that stays the same and that no other one has. The index is bad if you sort, insert or delete.',
      },
      {
        question: 'What is the useEffect hook for, and what does its dependency array do?',
        answer:
          'The use effect hook keeps a component in step with something outside React, such as a subscription, a timer or a network connection. It runs after the render. The dependency array lists the values it uses, and it runs again when one of them changes. The function it returns cleans up before the next run and on unmount.',
        accepted:
          "It's for things outside React, a timer, a subscription, a connection, and it runs after rendering. In the array you say what it depends on, and it runs again if one of those changes. What you return cleans up, before the next time and at the end.",
      },
      {
        question: 'What is the virtual DOM, and how does React use it?',
        answer:
          'The virtual DOM is a description of the user interface as plain objects in memory. When state changes, React builds a new description, compares it with the previous one, which is called reconciliation, and applies only the differences to the real DOM. So the developer describes the result and React works out the changes.',
        accepted:
          'React keeps a picture of the page as plain objects. If something changes it makes a new picture, compares it with the old one and only changes the bits of the real page that are different. You just say how it should look.',
      },
      {
        question:
          'What does lifting state up mean in React, and what can you do when props are passed down too far?',
        answer:
          'Lifting state up means moving state to the closest common parent of the components that need it, which passes it down as props. When props go through many layers that do not use them, called prop drilling, I use context, a state library, or pass components as children instead.',
        accepted:
          "If two components need the same data you put it into the parent they share and hand it down as props. If it goes down through lots of layers that don't care, I use context or a store, or pass the finished children in.",
      },
    ],
    mcqs: [
      {
        question: 'Which React hook stores a value that can change without causing a new render?',
        options: ['useState', 'useMemo', 'useContext', 'useRef'],
        answer: 'useRef',
      },
      {
        question:
          'When does an effect with an empty dependency array run, outside of development strict mode?',
        options: [
          'Before every render',
          'Once, after the component was first shown',
          'After every render',
          'Only when the component is removed',
        ],
        answer: 'Once, after the component was first shown',
      },
      {
        question: 'Which rule applies to calling hooks in React?',
        options: [
          'Only at the top level of a component or another hook',
          'Only inside conditions',
          'Only inside event handlers',
          'Only in class components',
        ],
        answer: 'Only at the top level of a component or another hook',
      },
      {
        question: 'What is a controlled input in React?',
        options: [
          'An input that is disabled',
          'An input that validates itself',
          'An input whose value is set from state',
          'An input that is read through a ref only',
        ],
        answer: 'An input whose value is set from state',
      },
      {
        question: 'What is JSX?',
        options: [
          'A template file loaded by the browser',
          'A syntax extension that is compiled to function calls',
          'A subset of XML that React parses at run time',
          'A type checker for React',
        ],
        answer: 'A syntax extension that is compiled to function calls',
      },
    ],
  },
  {
    skill: 'Node.js',
    spoken: [
      {
        question: 'How can Node serve many requests at once although JavaScript runs on a single thread?',
        answer:
          'Node uses non-blocking input and output. When a request waits for a file, a database or the network, the operating system or a thread pool does the waiting, and the event loop goes on with other requests. When the result is there, its callback or promise runs. So one thread can handle many connections.',
        accepted:
          "It doesn't wait. While a file or the database is busy the system does the waiting, and the loop goes on with the next request. When the answer's there the callback or promise runs. So one thread does lots of connections.",
      },
      {
        question:
          'What happens when you do heavy computation in a Node server, and what can you do about it?',
        answer:
          'Heavy computation blocks the event loop, so all other requests wait until it is finished. To avoid that, move the work to a worker thread or to a separate process, put it into a queue for background workers, or split it into small pieces that give way to the event loop.',
        accepted:
          "Everything stands still, no other request gets an answer until it's through, because there is one thread. So put it in a worker thread or another process, or in a queue for later, or cut it into small bits with pauses.",
      },
      {
        question: 'What are streams in Node, and what is backpressure?',
        answer:
          'Streams process data piece by piece instead of loading all of it into memory, which suits large files and network traffic. Backpressure means that a slow consumer tells a fast producer to pause, so that buffers do not grow without limit. The pipeline function takes care of backpressure and of errors.',
        accepted:
          "You handle data bit by bit and don't load the whole file in memory, good for big files. If the one who writes can't keep up it says wait, so memory doesn't fill up, that's backpressure. Pipeline does that for you, errors too.",
      },
      {
        question: 'How do you handle errors in asynchronous Node code?',
        answer:
          'With promises I await them inside try and catch, or attach a catch handler, so that no rejection is left unhandled. With callbacks the first argument is the error and must be checked. Event emitters and streams need an error listener. After an unknown, uncaught error, I log it and restart the process.',
        accepted:
          "Await in a try and catch, or a catch on the promise, and don't leave any without. In old callbacks the error is the first argument and you check it. Streams and emitters need an error handler. If it's something I don't know, I log it and restart.",
      },
      {
        question: 'What is the purpose of the package lock file in a Node project?',
        answer:
          'The lock file records the exact version and checksum of every installed package, including the dependencies of dependencies. So every developer and server installs the same tree. It should be committed to version control, and npm ci installs exactly what it says.',
        accepted:
          'It writes down exactly which version of everything is installed, also what those packages need, with a checksum. So everybody gets the same. You commit it, and npm ci installs precisely that.',
      },
    ],
    mcqs: [
      {
        question: 'Which command installs exactly the versions in package-lock.json?',
        options: ['npm update', 'npm init', 'npm ci', 'npm link'],
        answer: 'npm ci',
      },
      {
        question: 'Which library gives Node.js its event loop and thread pool?',
        options: ['libuv', 'OpenSSL', 'zlib', 'V8'],
        answer: 'libuv',
      },
      {
        question: 'What does process.env hold in Node.js?',
        options: [
          'The command line arguments',
          'The loaded modules',
          'The memory in use',
          'The environment variables',
        ],
        answer: 'The environment variables',
      },
      {
        question: 'Which of these blocks the event loop of Node.js until it has finished?',
        options: ['fs.promises.readFile', 'fs.readFileSync', 'fs.readFile', 'fs.createReadStream'],
        answer: 'fs.readFileSync',
      },
      {
        question:
          'In which order do process.nextTick, setImmediate and a promise callback run, all queued from one CommonJS script?',
        options: [
          'setImmediate, process.nextTick, promise callback',
          'promise callback, setImmediate, process.nextTick',
          'process.nextTick, promise callback, setImmediate',
          'setImmediate, promise callback, process.nextTick',
        ],
        answer: 'process.nextTick, promise callback, setImmediate',
      },
    ],
  },
  {
    skill: 'HTML',
    spoken: [
      {
        question: 'What is semantic HTML, and why does it matter?',
        answer:
          'Semantic HTML uses elements that say what their content means, such as header, nav, main, article and button, instead of divs for everything. Screen readers and other assistive technology can then navigate the page, search engines understand it better, and the code is easier to read and maintain.',
        accepted:
          'You use the tag that says what it is, nav, header, main, button, and not divs for all. A screen reader then finds its way, Google understands the page and your colleagues can read the code.',
      },
      {
        question: 'How do you make an HTML form accessible?',
        answer:
          'Every field gets a label that is connected to it, and related fields are grouped with fieldset and legend. I use the right input types and real buttons, so that the keyboard works. Error messages are in text, linked to their field with aria-describedby, and not shown by colour alone.',
        accepted:
          'Each field has a label that belongs to it and what belongs together is in a fieldset with a legend. The right input types and proper buttons, so you can do it with the keyboard. Errors are written out next to the field and tied to it, not only red.',
      },
      {
        question: 'What is the alt attribute of an image for, and what should it contain?',
        answer:
          'The alt attribute gives a text alternative for an image. Screen readers read it aloud, and it is shown when the image cannot be loaded. It should say what the image means in its context, briefly. A purely decorative image gets an empty alt attribute, so that screen readers skip it.',
        accepted:
          "It's the text for people who can't see the picture, it gets read out, and it's shown if the picture doesn't load. Say briefly what it means here. If it's just for looks leave it empty so it gets skipped.",
      },
      {
        question: 'What is the difference between the async and defer attributes of a script element?',
        answer:
          'Both let the browser download the script while it goes on parsing the page. With async the script runs as soon as it has arrived, in no particular order. With defer it runs after the document has been parsed, in the order in which the scripts appear. Without either, parsing stops until the script has run.',
        accepted:
          "Both load the script without stopping the page. Async runs it the moment it's there, in any order. Defer waits until the page is parsed and keeps the order. With neither of them everything waits for the script.",
      },
      {
        question: 'How do local storage, session storage and cookies differ?',
        answer:
          'Local storage keeps data in the browser until it is deleted, and session storage only until the tab is closed. Neither is sent to the server. Cookies are small, can have an expiry date, and are sent with every request to their site, so they are used for sessions, best with the HttpOnly, Secure and SameSite attributes.',
        accepted:
          "Local storage stays till you delete it, session storage until you close the tab, and both stay in the browser. Cookies go to the server every time, are small and can run out, so they're for logins, and then HttpOnly, Secure and SameSite.",
      },
    ],
    mcqs: [
      {
        question: 'Which HTML element is meant for the main content of a page, used once?',
        options: ['section', 'main', 'body', 'article'],
        answer: 'main',
      },
      {
        question: 'Which attribute connects a label with an input whose id is "email"?',
        options: ['name="email"', 'id="email"', 'for="email"', 'target="email"'],
        answer: 'for="email"',
      },
      {
        question: 'What does the doctype declaration <!DOCTYPE html> do?',
        options: [
          'It makes the browser use standards mode',
          'It sets the language of the page',
          'It loads the HTML specification',
          'It sets the character encoding',
        ],
        answer: 'It makes the browser use standards mode',
      },
      {
        question: 'Which input type gives a field in which typed characters are hidden?',
        options: ['hidden', 'secret', 'text', 'password'],
        answer: 'password',
      },
      {
        question:
          'Which attribute should a link that opens a new tab carry, so that the new page cannot reach its opener?',
        options: ['download', 'rel="noopener"', 'hreflang="en"', 'tabindex="0"'],
        answer: 'rel="noopener"',
      },
    ],
  },
  {
    skill: 'CSS',
    spoken: [
      {
        question: 'What is the CSS box model?',
        answer:
          'Every element is a box made of content, padding, border and margin, from the inside out. By default, width and height apply to the content only, so padding and border are added to them. With box sizing set to border box they include padding and border, which makes layouts easier to reason about.',
        accepted:
          "It's all boxes: content inside, then padding, then the border, then the margin. Normally the width is only the content and the rest comes on top. With border-box padding and border are inside it, that's easier.",
      },
      {
        question: 'When would you use flexbox, and when CSS grid?',
        answer:
          'Flexbox lays items out along one axis, a row or a column, and shares the space among them, so it suits toolbars, menus and small components. Grid works in two dimensions, with rows and columns together, so it suits page layouts and anything that must line up both ways. They can be combined.',
        accepted:
          'Flexbox for one direction, things in a row or in a column, like a menu. Grid if you need rows and columns at once, like a whole page that has to line up. You can put one in the other.',
      },
      {
        question: 'How does the browser decide which CSS rule wins when several apply?',
        answer:
          'The cascade looks first at origin and importance, then at layers, then at specificity, and last at order. In specificity, an id counts more than a class, attribute or pseudo-class, and those count more than an element name. If all is equal, the later rule wins. Inline styles beat normal rules in style sheets.',
        accepted:
          "First where it comes from and if it's important, then the layer, then how specific: an ID beats a class, a class beats a tag. If that's the same the last one wins. Inline beats what's in the stylesheet.",
      },
      {
        question: 'How do you make a web page responsive?',
        answer:
          'I set the viewport meta tag, design for small screens first, and use fluid layouts with flexbox, grid and relative units. Media queries or container queries change the layout where the content needs it. Images get a maximum width of one hundred percent and several sizes, and I test on real devices.',
        accepted:
          'The viewport tag, start with the phone and make it flexible with grid, flexbox and percent. Where it gets ugly a media query changes the layout. Pictures never wider than their box and in several sizes, and I try it on real phones.',
      },
      {
        question: 'What are the values of the CSS position property, and how do they differ?',
        answer:
          'Static is the default and follows the normal flow. Relative moves an element from its place but keeps its space. Absolute takes it out of the flow and places it against its nearest positioned ancestor. Fixed places it against the viewport, and sticky scrolls normally until it reaches an offset and then stays.',
        accepted:
          "Static is just normal. Relative shifts it but the gap stays. Absolute takes it out and places it by the nearest parent that's positioned. Fixed sticks to the window, and sticky scrolls along until it gets to an edge and then stays.",
      },
    ],
    mcqs: [
      {
        question: 'Which of these CSS selectors has the highest specificity?',
        options: ['#menu', '.menu .item', 'nav ul li a', 'a:hover'],
        answer: '#menu',
      },
      {
        question: 'What does 1rem refer to in CSS?',
        options: [
          'One percent of the width of the viewport',
          'The font size of the parent element',
          'The font size of the root element',
          'One pixel on the screen',
        ],
        answer: 'The font size of the root element',
      },
      {
        question: 'Which declaration hides an element but keeps its space in the layout?',
        options: ['display: none', 'visibility: hidden', 'position: absolute', 'overflow: hidden'],
        answer: 'visibility: hidden',
      },
      {
        question: 'Which property sets the space between the items of a flex or grid container?',
        options: ['spacing', 'padding', 'border-spacing', 'gap'],
        answer: 'gap',
      },
      {
        question: 'How is a custom property named --accent read in CSS?',
        options: ['$accent', 'var(--accent)', 'get(--accent)', '@accent'],
        answer: 'var(--accent)',
      },
    ],
  },
];
