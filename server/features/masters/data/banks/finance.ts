import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Accounting',
    spoken: [
      {
        question: 'What are the three main financial statements and how are they connected?',
        answer:
          'They are the income statement, the balance sheet and the cash flow statement. The income statement shows revenue, expenses and profit for a period, and that profit flows into retained earnings on the balance sheet. The cash flow statement starts from profit and explains the change in cash between two balance sheets.',
        accepted:
          'Profit and loss, balance sheet and cash flow. The first says what we earned and spent, and the profit ends up in equity on the balance sheet. The cash flow begins with the profit and shows why the bank balance moved.',
      },
      {
        question: 'What is the difference between accrual accounting and cash accounting?',
        answer:
          'In accrual accounting we record revenue when it is earned and expenses when they are incurred, even if no money has moved yet. In cash accounting we record them only when cash is received or paid. Accrual matches income with related costs, so it gives a truer picture, while cash is simpler.',
        accepted:
          "With accrual you book it when it happens, even if nobody has paid yet. With cash you book it when the money moves. Accrual puts income and its costs in the same period so you see how you're really doing, cash is just easier.",
      },
      {
        question: 'How do you carry out the month-end close?',
        answer:
          'I follow a checklist: make sure all invoices, receipts and payroll are posted, then reconcile bank, receivables, payables and other accounts. I record adjusting entries such as accruals, prepayments and depreciation. Then I review the trial balance, investigate unusual variances, lock the period and prepare the reports.',
        accepted:
          'I work through a checklist. All bills, receipts and wages have to be in, then I check bank, customers and suppliers against the books. I book accruals, prepayments and depreciation, look at anything odd, close the period and send the reports.',
      },
      {
        question: 'What is depreciation and why do companies record it?',
        answer:
          "Depreciation spreads the cost of a fixed asset over its useful life, so that the expense matches the periods that benefit from it. With the straight-line method you take cost minus residual value and divide by the years of use. It is a non-cash expense that lowers profit and the asset's book value.",
        accepted:
          "You buy a machine and it lasts years, so you spread its cost over those years instead of taking it all at once. Price minus what it's worth at the end, divided by the years. No cash leaves, but profit and book value go down.",
      },
      {
        question: 'What internal controls help prevent fraud in an accounting department?',
        answer:
          'The most important is segregation of duties, so that the same person cannot authorise, pay and record a transaction. I also want approval limits, regular reconciliations reviewed by someone else, restricted system access and an audit trail. Surprise checks and mandatory holidays help to uncover problems early.',
        accepted:
          'Never let one person approve, pay and book the same thing. Bigger amounts need a second signature, somebody else checks the reconciliations, not everyone gets into the system and you can see who did what. Spot checks help, and making people take holidays.',
      },
    ],
    mcqs: [
      {
        question: 'What is the basic accounting equation?',
        options: [
          'Assets = Revenue + Expenses',
          'Equity = Assets + Liabilities',
          'Liabilities = Assets + Equity',
          'Assets = Liabilities + Equity',
        ],
        answer: 'Assets = Liabilities + Equity',
      },
      {
        question:
          'A machine costs 50,000, has a residual value of 5,000 and a useful life of 9 years. What is the yearly straight-line depreciation?',
        options: ['5,556', '6,111', '5,000', '4,500'],
        answer: '5,000',
      },
      {
        question:
          'A customer pays in advance for a service to be given next month. How is the payment first recorded by the seller?',
        options: [
          'As an expense paid in advance',
          'As a liability called deferred revenue',
          "As an increase in the owner's share capital",
          'As revenue earned in this month',
        ],
        answer: 'As a liability called deferred revenue',
      },
      {
        question: 'On which financial statement does accounts payable appear?',
        options: ['Statement of sales', 'Income statement', 'Cash flow statement only', 'Balance sheet'],
        answer: 'Balance sheet',
      },
      {
        question: 'What is the effect on the accounts of buying office supplies on credit?',
        options: [
          'Assets and liabilities both increase',
          'Revenue and assets both increase',
          'Liabilities decrease and cash decreases',
          'Assets decrease and equity increases',
        ],
        answer: 'Assets and liabilities both increase',
      },
    ],
  },
  {
    skill: 'Bookkeeping',
    spoken: [
      {
        question: 'What is double-entry bookkeeping?',
        answer:
          'It means every transaction is recorded in at least two accounts, with total debits equal to total credits. For example, when we buy equipment for cash, we debit equipment and credit cash. This keeps the accounting equation in balance and makes errors easier to find with a trial balance.',
        accepted:
          'Every transaction goes into at least two accounts, once on the left and once on the right, and both sides are the same. Buy a desk for cash: desk up, cash down. So the books stay in balance and mistakes show up.',
      },
      {
        question: 'How do you do a bank reconciliation?',
        answer:
          'I compare the cash ledger with the bank statement line by line and tick the items that match. I list timing differences such as outstanding cheques and deposits in transit, and record items missing in our books, such as bank fees or interest. After the adjustments the two balances should agree, and I investigate anything left over.',
        accepted:
          "I tick off our cash book against the bank statement, line by line. What's left is mostly cheques or payments still on their way, plus bank charges and interest we haven't booked. Once those are in, both must agree, otherwise I keep looking.",
      },
      {
        question: 'How do you manage accounts receivable so that customers pay on time?',
        answer:
          'I send correct invoices promptly with clear payment terms, and post the payments as they come in. I review an aged receivables report every week and follow up on overdue accounts, first with a polite reminder and then by phone. I escalate old debts and agree payment plans when they make sense.',
        accepted:
          'The invoice goes out right away, is correct and says when to pay. I book what comes in, look every week at who is late, send a friendly reminder and then ring them. Old ones I pass up, or we agree on instalments.',
      },
      {
        question: 'What would you do if the trial balance did not balance?',
        answer:
          'I first recheck the additions and that every ledger balance was carried over on the correct side. I work out the difference: if it divides by nine it may be a transposition, and if half of it matches an entry it may be posted on the wrong side. Then I trace postings back to the source documents.',
        accepted:
          'I add it up again and see whether a balance is on the wrong side. The difference gives a hint: if nine goes into it, digits were swapped, and half of it may be an entry on the wrong side. Then I go back to the receipts.',
      },
      {
        question: 'How do you make sure the records you keep are accurate and complete?',
        answer:
          'I record transactions promptly from source documents such as invoices and receipts and keep copies filed in order. I use a consistent chart of accounts, reconcile the bank and supplier statements regularly, and check for duplicates and missing numbers. I also back up the data and limit who can change it.',
        accepted:
          "I book it straight away from the invoice or receipt and file the paper. Always the same accounts for the same things, bank and supplier statements checked regularly, no doubles, no gaps in the numbers. And there's a backup and not everyone can change things.",
      },
    ],
    mcqs: [
      {
        question:
          'A business receives cash from a customer who is settling an old invoice. What is the correct entry?',
        options: [
          'Debit cash, credit accounts receivable',
          'Debit accounts payable, credit cash',
          'Debit accounts receivable, credit cash',
          'Debit cash, credit sales revenue',
        ],
        answer: 'Debit cash, credit accounts receivable',
      },
      {
        question: 'Which account normally has a credit balance?',
        options: ['Office equipment', 'Sales revenue', 'Accounts receivable', 'Rent expense'],
        answer: 'Sales revenue',
      },
      {
        question: 'In a bank reconciliation, how is a deposit in transit treated?',
        options: [
          'Deducted from the bank statement balance',
          'Added to the balance in the cash book',
          'Deducted from the balance in the cash book',
          'Added to the bank statement balance',
        ],
        answer: 'Added to the bank statement balance',
      },
      {
        question: 'The number 540 was entered as 450. What is this kind of error called?',
        options: ['Rounding error', 'Compensating error', 'Transposition error', 'Error of principle'],
        answer: 'Transposition error',
      },
      {
        question: 'What is petty cash used for?',
        options: [
          'Small everyday business expenses',
          'Paying staff salaries every month',
          'Buying buildings and vehicles',
          'Long-term loans to customers',
        ],
        answer: 'Small everyday business expenses',
      },
    ],
  },
  {
    skill: 'Financial Analysis',
    spoken: [
      {
        question: 'How would you assess the financial health of a company?',
        answer:
          "I look at the three statements over several years and calculate ratios for liquidity, profitability, leverage and efficiency. I compare them with the company's own trend and with its peers, and pay special attention to cash flow. Then I add context, such as the industry, management and risks, before I conclude.",
        accepted:
          'I take the accounts of a few years and look at how liquid, profitable and indebted they are, and above all at the cash. I compare with earlier years and with similar companies, and then ask what is going on in the industry and in management.',
      },
      {
        question: 'What is a discounted cash flow valuation?',
        answer:
          'It values a business or a project as the present value of its expected future free cash flows. I forecast cash flows for several years, discount them at a rate that reflects the risk, often the weighted average cost of capital, and add a terminal value. Because it is sensitive to assumptions, I run sensitivity analysis.',
        accepted:
          "You guess how much cash the business will make in the coming years and say what that's worth today, with a rate for the risk, plus a value for everything after. Small changes in the guesses move it a lot, so I try several.",
      },
      {
        question: 'How do you explain a variance between the budget and the actual results?',
        answer:
          'I first check that the numbers are correct and comparable, then split the variance into drivers such as volume, price, mix and cost. I separate timing differences from permanent ones and speak to the people responsible to learn the cause. Finally I say what it means for the forecast and recommend action.',
        accepted:
          'First I check the numbers are right. Then I split the gap: did we sell more or less, at other prices, was it the mix or the costs. I see what is only timing, ask the people who know, and say what it means for the rest of the year.',
      },
      {
        question: 'What is working capital and why does it matter?',
        answer:
          'Working capital is current assets minus current liabilities, so it shows the money available for daily operations. A company can be profitable and still run out of cash if receivables or inventory grow too fast. I watch days of receivables, inventory and payables, which together give the cash conversion cycle.',
        accepted:
          "It's what you have in the short term, stock, customers' bills and cash, minus what you owe in the short term. You can make a profit and still run dry if customers pay late or stock piles up. So I watch how many days each takes.",
      },
      {
        question: 'How do you build a financial model that other people can trust?',
        answer:
          'I keep inputs, calculations and outputs separate and label all assumptions with their source. I use consistent formulas without hard-coded numbers, link the three statements and add checks, such as the balance sheet balancing. I test scenarios, document how it works and ask a colleague to review it.',
        accepted:
          "Inputs in one place, sums in another, results in a third, and every assumption says where it's from. No numbers typed into formulas, the statements are linked, and there are checks that shout if it doesn't balance. I try out cases, write it up and let a colleague look.",
      },
    ],
    mcqs: [
      {
        question:
          'A company has current assets of 300,000 and current liabilities of 150,000. What is its current ratio?',
        options: ['4.5', '2.0', '0.5', '1.5'],
        answer: '2.0',
      },
      {
        question:
          'A project has a positive net present value at the required rate of return. What does this mean?',
        options: [
          'The project is expected to add value',
          'The project has no risk at all',
          'The project has the shortest payback',
          'The project will lose money in every year',
        ],
        answer: 'The project is expected to add value',
      },
      {
        question: 'Which formula gives the gross profit margin?',
        options: [
          'Net income divided by total assets',
          'Revenue divided by cost of goods sold',
          'Gross profit divided by revenue',
          'Operating profit divided by equity',
        ],
        answer: 'Gross profit divided by revenue',
      },
      {
        question:
          'Fixed costs are 60,000, the price per unit is 50 and the variable cost per unit is 30. How many units are needed to break even?',
        options: ['1,200', '3,000', '2,000', '750'],
        answer: '3,000',
      },
      {
        question:
          'If the discount rate rises and nothing else changes, what happens to the present value of future cash inflows?',
        options: ['It doubles', 'It rises', 'It stays the same', 'It falls'],
        answer: 'It falls',
      },
    ],
  },
];
