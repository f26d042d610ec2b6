import type { Rating } from '../rating.ts';

export const ratings: Record<string, Rating> = {
  JavaScript: {
    ask: 'Tell me about a piece of JavaScript that behaved differently from what you expected. How did you find out why, and what did you change?',
    levels: [
      'Gives no example, or changed lines until the problem went away and cannot say what caused it.',
      'Found the line at fault with some help, and explains what it does but not why the language behaves that way.',
      'Narrowed the cause down with the debugger or a small test, and explains it correctly, for example by closures, coercion or the order of asynchronous work.',
      'Explains the cause precisely, compares several ways to mend it, and prevented the whole kind of fault, for example with a test, a lint rule or a simpler design.',
    ],
  },
  TypeScript: {
    ask: 'Show me, with something you wrote, how types helped you or got in your way. What did you decide?',
    levels: [
      'Adds types only to silence errors, mostly with any or assertions, and cannot say what they protect from.',
      'Types function inputs and outputs, but falls back on assertions where data come from outside or shapes differ.',
      'Models the data with unions, narrowing and generics where they help, and checks what comes from outside when the program runs.',
      'Designs types so that wrong states cannot be written, keeps them readable for others, and says where a simpler type would have been better.',
    ],
  },
  Python: {
    ask: 'Describe a Python program that you wrote and that others had to use or change. How did you build it so that they could?',
    levels: [
      'Describes only exercises or copied scripts, and cannot say how the parts work together.',
      'Describes a script that worked for its author, with little structure, no tests and errors left to the reader.',
      'Describes modules with clear duties, handles errors on purpose, has tests, and pins what the program depends on.',
      'Gives reasons for the structure, shows how it held up when requirements changed, measured before speeding it up, and others have extended it without help.',
    ],
  },
  Java: {
    ask: 'Tell me about a Java service or component that you were responsible for. What was the hardest decision in its design?',
    levels: [
      'Names frameworks, but cannot explain what their own classes did.',
      'Describes code written along an existing pattern, and cannot say what the alternatives were.',
      'Explains the decision with its trade-offs, and how exceptions, concurrency and tests were dealt with.',
      'Explains how the decision worked out in production, with figures or incidents, what they would change today, and how the team was brought along.',
    ],
  },
  'C#': {
    ask: 'Tell me about a part of a C# application that you designed. Why did you build it that way?',
    levels: [
      'Describes what the application does for its users, but not how it was built.',
      'Describes code that followed a template or a colleague’s design, and gives few reasons for it.',
      'Gives reasons for the design, uses language features such as async, LINQ and interfaces where they fit, and covers it with tests.',
      'Compares the design with others, foresaw faults such as deadlocks or leaks, measured the result, and left it easier to change than before.',
    ],
  },
  SQL: {
    ask: 'Tell me about a slow or wrong query that you put right. How did you go about it?',
    levels: [
      'Writes simple selects, and has no example of finding out why a result is wrong or slow.',
      'Tried different forms of the query or added an index until it was better, without looking at how it is carried out.',
      'Read the execution plan, found the cause, such as a missing index or a join that multiplies rows, and checked the result against known figures.',
      'Also weighed the cost for writes and other queries, changed the schema or the question where that was the better answer, and watched it in production.',
    ],
  },
  React: {
    ask: 'Describe a screen with a lot of changing state that you built with React. How did you divide it up, and what gave you trouble?',
    levels: [
      'Describes only static components, or cannot say where the state was kept.',
      'Kept the state in one large component and passed it down, and worked around effects that ran too often without finding out why.',
      'Placed state where it is used, separates what comes from the server from what the person typed, and explains why a component renders again.',
      'Simplified the state until hard cases disappeared, measured before optimising, and thought of loading, errors, keyboard and screen readers from the beginning.',
    ],
  },
  'Node.js': {
    ask: 'Tell me about a Node.js service that you ran for real users. What went wrong once, and what did you do?',
    levels: [
      'Has started servers from a tutorial, and names nothing that can go wrong in use.',
      'Describes restarting the service or catching the error, without the cause being found.',
      'Found the cause from logs or measurements, such as a blocked event loop, an unhandled rejection or a leak, and mended it.',
      'Also added limits, time-outs, an orderly shutdown or alerts so that it does not come back, and can say how the service behaves under too much load.',
    ],
  },
  HTML: {
    ask: 'Take a page or form that you built. How do you make sure that everybody can use it, also with a keyboard or a screen reader?',
    levels: [
      'Builds everything from generic elements, and judges a page only by how it looks.',
      'Uses headings, lists and labels mostly as intended, and checks little beyond one browser.',
      'Chooses elements by their meaning, ties labels and errors to their fields, and tries the page with the keyboard alone.',
      'Also tests with a screen reader and at high zoom, knows when an ARIA attribute does harm, and has changed a design because some people could not use it.',
    ],
  },
  CSS: {
    ask: 'Tell me about a layout that was difficult to build. How does it behave on a small screen, and with very long texts?',
    levels: [
      'Places things with fixed sizes until it looks right on one screen.',
      'Uses flexbox or grid with examples at hand, and mends problems with overrides and higher specificity.',
      'Lets the content decide the sizes, explains how the rules cascade, and tried long texts, small screens and larger fonts.',
      'Built styles that others reuse without side effects, removed rules rather than adding more, and considers contrast, motion and how fast the page is drawn.',
    ],
  },
  'REST API': {
    ask: 'Describe an API that you designed or changed while others were using it. What did you do so that their programs went on working?',
    levels: [
      'Has only called APIs of others, and cannot say what makes one good or bad to use.',
      'Describes addresses and methods, but broke clients with a change or left errors unclear.',
      'Uses methods and status codes consistently, adds rather than changes, validates input, and documents errors as well as successes.',
      'Planned an end date for the previous version, made repeated calls safe, watched who still used what, and asked the people who used it.',
    ],
  },
  'Machine Learning': {
    ask: 'Tell me about a model that you built for a real purpose. How did you know whether it was good enough?',
    levels: [
      'Names methods and libraries, but no question that the model was to answer.',
      'Reports one figure, such as accuracy, measured on data that the model may have seen.',
      'Compared it with a simple baseline on data held back, chose a measure that fits the purpose, and looked at where it was wrong.',
      'Also looked for leaks and for groups that it served worse, watched it after release, and can tell of a case in which not using a model was the right choice.',
    ],
  },
  'Data Analysis': {
    ask: 'Tell me about an analysis that changed a decision. What was the question, and how sure were you of the answer?',
    levels: [
      'Describes charts or tools, but no question and no decision.',
      'Answered the question as it was asked, took the data as they came, and states the result without saying how certain it is.',
      'Checked where the data came from and what was missing, tested other explanations, and told how certain the result was.',
      'Sharpened the question with those who had to decide, said plainly what the data cannot show, and followed up whether the decision worked.',
    ],
  },
  Git: {
    ask: 'Tell me about a time when a branch or a merge went wrong. How did you get out of it, and what do you do differently now?',
    levels: [
      'Knows a few commands by heart, and would copy the files and clone again.',
      'Solved it with commands that somebody gave them, and cannot say what these changed.',
      'Explains what had happened to the commits, used tools such as the log, the reflog or bisect to recover, and lost nothing.',
      'Also keeps commits small and explained so that others can follow them, and improved how the team branches, reviews or releases.',
    ],
  },
  Docker: {
    ask: 'Describe an image that you made for a service. How did you keep it small, safe and the same everywhere?',
    levels: [
      'Has run containers that others made, and cannot say what is in an image.',
      'Wrote a Dockerfile that works, with the newest base image, running as root and with secrets or build tools left in it.',
      'Pins versions, separates building from running, keeps secrets and state outside, and runs without root.',
      'Also orders layers for fast builds, scans and renews images, set limits and health checks, and found a fault that appeared only in the container.',
    ],
  },
  Kubernetes: {
    ask: 'Tell me about something that failed in a cluster that you worked with. How did you find the cause?',
    levels: [
      'Applied files that others wrote, and cannot say what a pod, a service or a deployment does.',
      'Deleted and restarted pods until it worked, or passed the problem on without having narrowed it down.',
      'Went through events, logs, probes and limits in a sensible order, and explains the cause, such as memory, a wrong probe or a missing permission.',
      'Also made the service survive it next time, with requests and limits, disruption budgets or a safer rollout, and says when a cluster is more than is needed.',
    ],
  },
  AWS: {
    ask: 'Describe something that you built or ran on AWS. How did you decide which services to use, and who may do what?',
    levels: [
      'Names services, but describes nothing that they built with them.',
      'Set things up by hand in the console with wide permissions, and gives no reasons for the choice.',
      'Gives reasons by load, cost and risk, keeps permissions narrow, and describes the set-up as code.',
      'Also planned for the failure of a part, tried restoring from a backup, knows what it costs and why, and reduced cost or risk with figures to show for it.',
    ],
  },
  Linux: {
    ask: 'A server answers slowly. Tell me about a time when this happened to you, and what you looked at, step by step.',
    levels: [
      'Would restart the server, or does not know where to look.',
      'Looks at a tool such as top, and guesses from there.',
      'Checks processor, memory, disk, network and logs in an order that narrows the cause down, and changes one thing at a time.',
      'Explains from an example what the figures meant, found a cause that was not obvious, and left monitoring or a limit that would show it earlier.',
    ],
  },
  'Software Testing': {
    ask: 'Take a feature that you tested. How did you decide what to test, and what did you leave out on purpose?',
    levels: [
      'Clicks through the way that should work, and calls it tested.',
      'Follows given test cases and reports faults, often without the steps to see them again.',
      'Chooses cases by risk, tries limits and wrong input, automates what repeats, and writes reports that others can reproduce.',
      'Also found faults in the requirements before anything was built, keeps tests fast and trustworthy, and can say which risk remained and who accepted it.',
    ],
  },
  'Cyber Security': {
    ask: 'Tell me about a weakness or an incident that you dealt with. What did you do first, and what afterwards?',
    levels: [
      'Names kinds of attacks, but describes nothing they dealt with themselves.',
      'Followed a tool’s report or a checklist, and cannot say how serious the finding was.',
      'Judged the risk by who could do what, contained it before mending it, kept evidence, and informed the right people.',
      'Also found the cause behind it, closed the same gap elsewhere, changed how the team works, and put the remaining risk in words that others could decide on.',
    ],
  },
};
