import type { Rating } from '../rating.ts';

export const ratings: Record<string, Rating> = {
  Accounting: {
    ask: 'Tell me about a month-end or year-end closing in which something did not add up. How did you find the difference?',
    levels: [
      'Gives no example, or would book the difference to another account so that it adds up.',
      'Compared entries one by one until something turned up, or passed it on without having narrowed it down.',
      'Reconciled the accounts in a sensible order, found the cause, corrected it with a documented entry, and told those affected.',
      'Also judged how much it mattered for the accounts as a whole, closed the gap in the process or the controls, and made later closings faster or more reliable.',
    ],
  },
  Bookkeeping: {
    ask: 'How do you keep your books so that somebody else could take over tomorrow? Please give an example.',
    levels: [
      'Enters what comes in, and cannot say how a missing or double entry would show.',
      'Keeps records up to date, but relies on memory where a receipt is missing or an entry is unusual.',
      'Files a document for each entry, reconciles bank and accounts regularly, and clears up open items promptly.',
      'Also has written steps and checks that others follow, spots unusual entries before anybody asks, and has handed over or taken over books without loss.',
    ],
  },
  'Financial Analysis': {
    ask: 'Tell me about a recommendation that you made from figures. Which assumptions mattered most?',
    levels: [
      'Describes figures or ratios, but no recommendation that followed from them.',
      'Built a model along a given template, and states the result without saying what it depends on.',
      'Names the assumptions, showed how the result changes with them, and checked the figures against another source.',
      'Also told those who had to decide what could make the recommendation wrong, compared it later with what happened, and improved the model by it.',
    ],
  },
  'Human Resources': {
    ask: 'Tell me about a difficult matter between an employee and a manager that you dealt with. How did you go about it?',
    levels: [
      'Gives no example, or took one side without hearing the other.',
      'Passed on what each side said and looked up the rule, but left the matter to them.',
      'Heard both sides in confidence, kept to law and policy, agreed on steps that both understood, and kept a fair record.',
      'Also found what lay behind it, followed up whether it held, and changed a practice or trained managers so that it happens less often.',
    ],
  },
  Recruiting: {
    ask: 'Tell me about a position that was hard to fill. How did you find people, and how did you choose fairly among them?',
    levels: [
      'Published an advertisement and waited, or describes choosing by a general impression.',
      'Searched in the usual places, and asked each person different questions.',
      'Cleared up with the team what the work needs, looked in several places, asked everybody the same questions, and kept candidates informed.',
      'Also checked where good people dropped out, changed the requirements or the process by what was learned, and followed up how those who were hired did.',
    ],
  },
  'Project Management': {
    ask: 'Tell me about a project that was in danger of missing its date. When did you notice, and what did you do?',
    levels: [
      'Noticed when the date had passed, or blames those who did the work.',
      'Asked everybody to work faster or moved the date, without finding out what held things up.',
      'Noticed early from progress against the plan, found the cause, agreed with those affected on what to leave out or move, and kept them informed.',
      'Had named the risk beforehand with a plan for it, put options with their costs before those who decide, and changed how later projects were planned.',
    ],
  },
  Sales: {
    ask: 'Take a sale that you are proud of. How did you find out what the customer needed, and what did you do when they hesitated?',
    levels: [
      'Describes the product and its price, but not what the customer needed.',
      'Presented the usual offer, and answered hesitation with a discount or more arguments.',
      'Asked before offering, tied the offer to what the customer said, took objections seriously, and agreed on clear next steps.',
      'Also found out who decides and how, told a customer when the product did not fit, and the customer came back or recommended them.',
    ],
  },
  'Customer Service': {
    ask: 'Tell me about a customer who was very unhappy. What did you do, and how did it end?',
    levels: [
      'Defended the company or themselves, or passed the customer on without saying what happens next.',
      'Stayed polite and apologised, but offered a standard answer that did not settle the matter.',
      'Let the customer finish, repeated what the matter was, solved it or said by when who would, and kept to that.',
      'Also found why it happened and had it put right for other customers, and knows when to make an exception and when to say no, kindly.',
    ],
  },
  'Digital Marketing': {
    ask: 'Tell me about a campaign that you ran. What was its goal, and how did you know whether it worked?',
    levels: [
      'Describes channels or posts, but no goal and no result.',
      'Reports clicks or reach, and cannot say what they led to.',
      'Set a goal with a figure beforehand, chose channels for the audience, tested versions against each other, and changed course by the results.',
      'Also tells what the campaign caused from what would have happened anyway, knows what a customer costs, respects consent and privacy, and stopped something that did not work.',
    ],
  },
  Teaching: {
    ask: 'Tell me about something that your learners found hard. How did you notice, and what did you do?',
    levels: [
      'Went on with the plan, or says that the learners did not try hard enough.',
      'Explained the same thing again in the same way, and assumes that it helped.',
      'Noticed it by questions or tasks during the lesson, explained it in another way or with an example, and checked that learners could do it.',
      'Also found the misunderstanding behind it, gave learners different ways to the same goal, and changed the course so that the next group had less trouble.',
    ],
  },
};
