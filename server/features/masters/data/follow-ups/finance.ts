import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Accounting
  'What are the three main financial statements and how are they connected?': [
    {
      idea: 'that profit flows into retained earnings on the balance sheet',
      question: 'Where does the result of the year end up?',
    },
    {
      idea: 'explains the change in cash between two balance sheets',
      question: 'What does the third one tell you that the others do not?',
    },
  ],
  'What is the difference between accrual accounting and cash accounting?': [
    {
      idea: 'when they are incurred, even if no money has moved yet',
      question: 'A bill has come and is not settled. When does it go into the books?',
    },
    { idea: 'it gives a truer picture', question: 'Which of the two would you rather trust, and why?' },
  ],
  'How do you carry out the month-end close?': [
    {
      idea: 'then reconcile bank',
      question: 'How do you make sure that the books agree with the outside world?',
    },
    {
      idea: 'I record adjusting entries such as accruals',
      question: 'What do you add at the end that nobody sent a bill for?',
    },
  ],
  'What is depreciation and why do companies record it?': [
    {
      idea: 'Depreciation spreads the cost of a fixed asset over its useful life',
      question: 'What happens with the price of a machine in the books?',
    },
    { idea: 'It is a non-cash expense', question: 'Does any money leave the company?' },
  ],
  'What internal controls help prevent fraud in an accounting department?': [
    { idea: 'that the same person cannot authorise', question: 'What should nobody be able to do alone?' },
    {
      idea: 'mandatory holidays help to uncover problems early',
      question: 'What would bring something to light that is already going on?',
    },
  ],
  // Bookkeeping
  'What is double-entry bookkeeping?': [
    { idea: 'with total debits equal to total credits', question: 'What must always be the same?' },
    {
      idea: 'makes errors easier to find with a trial balance',
      question: 'What is the advantage over writing each thing down once?',
    },
  ],
  'How do you do a bank reconciliation?': [
    {
      idea: 'I list timing differences such as outstanding cheques',
      question: 'The two figures are apart although nobody made a mistake. How can that be?',
    },
    {
      idea: 'record items missing in our books',
      question: 'What may you learn only from the paper of the bank?',
    },
  ],
  'How do you manage accounts receivable so that customers pay on time?': [
    {
      idea: 'I review an aged receivables report every week',
      question: 'How do you see who is late, and by how long?',
    },
    {
      idea: 'first with a polite reminder and then by phone',
      question: 'How do you begin when somebody is late, and how do you go on?',
    },
  ],
  'What would you do if the trial balance did not balance?': [
    {
      idea: 'if it divides by nine it may be a transposition',
      question: 'What can the amount itself tell you?',
    },
    {
      idea: 'that every ledger balance was carried over on the correct side',
      question: 'What could have gone wrong on the way from one book to the other?',
    },
  ],
  'How do you make sure the records you keep are accurate and complete?': [
    {
      idea: 'I record transactions promptly from source documents such as invoices',
      question: 'What do you write it down from, and when?',
    },
    { idea: 'supplier statements regularly', question: 'With what from outside do you compare?' },
  ],
  // Financial Analysis
  'How would you assess the financial health of a company?': [
    {
      idea: "I compare them with the company's own trend",
      question: 'A figure says little alone. What do you hold it against?',
    },
    { idea: 'calculate ratios for liquidity', question: 'What do you work out from the reports?' },
  ],
  'What is a discounted cash flow valuation?': [
    { idea: 'discount them at a rate', question: 'Why is money in five years not counted in full?' },
    { idea: 'add a terminal value', question: 'What about the time after the last year of your plan?' },
  ],
  'How do you explain a variance between the budget and the actual results?': [
    {
      idea: 'comparable, then split the variance into drivers such as volume',
      question: 'How do you take the gap apart?',
    },
    {
      idea: 'Finally I say what it means for the forecast',
      question: 'What follows for the rest of the year?',
    },
  ],
  'What is working capital and why does it matter?': [
    {
      idea: 'Working capital is current assets minus current liabilities',
      question: 'How do you work it out?',
    },
    { idea: 'still run out of cash', question: 'How can a firm with good results end up unable to pay?' },
  ],
  'How do you build a financial model that other people can trust?': [
    {
      idea: 'I use consistent formulas without hard-coded numbers',
      question: 'What should a cell not contain?',
    },
    { idea: 'add checks', question: 'How would you notice a mistake in it?' },
  ],
};
