import type { SkillBank } from './bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Customer Service',
    spoken: [
      {
        question: 'How do you deal with an angry customer?',
        answer:
          'I stay calm, let them explain without interrupting and show empathy by acknowledging how they feel. I apologise for the experience, ask questions to understand the facts and say clearly what I can do and by when. Then I follow through and check that they are satisfied, escalating if it is beyond my authority.',
      },
      {
        question: 'What would you do if a customer asked something you did not know the answer to?',
        answer:
          'I would be honest that I do not know yet instead of guessing. I would tell them I will find out, check the knowledge base or ask a colleague, and give a clear time for coming back. Then I follow up as promised and note the answer, so we can answer faster next time.',
      },
      {
        question: 'How do you say no to a customer when a request is against policy?',
        answer:
          'I listen and show that I understand what they want, then explain the reason clearly without hiding behind the word policy. I focus on what I can do and offer the best alternatives. I stay polite and firm, and if there is a good case for an exception I raise it with a supervisor.',
      },
      {
        question: 'How do you measure good customer service?',
        answer:
          'I look at satisfaction scores from customers, how quickly we first respond and how long it takes to resolve an issue. First contact resolution is important, because nobody likes to call twice. I also read comments and complaints, since numbers alone do not show why people are unhappy.',
      },
      {
        question: 'How do you manage several customer requests at once without losing quality?',
        answer:
          'I prioritise by urgency and impact, for example someone who cannot use the service comes before a general question. I set honest expectations on timing, keep notes in the ticket system and use templates that I adapt to the person. I give each customer full attention and ask for help when the queue grows too long.',
      },
    ],
    mcqs: [
      {
        question: 'A customer complains loudly about a late delivery. What should you do first?',
        options: [
          'Listen and acknowledge the problem',
          "Offer to cancel the customer's account",
          'Ask the customer to calm down and call later',
          "Explain that it was the courier's fault",
        ],
        answer: 'Listen and acknowledge the problem',
      },
      {
        question: 'What does first contact resolution measure?',
        options: [
          'The time a customer waits before an agent answers',
          'The share of issues solved at the first contact',
          'The share of customers who hang up while they are waiting',
          'The number of new customers contacted each month',
        ],
        answer: 'The share of issues solved at the first contact',
      },
      {
        question: 'Which reply shows the most empathy?',
        options: [
          'That is not my department, so you will have to call again.',
          'You should have read the instructions before you used it.',
          'I see how frustrating this is; let me look into it now.',
          'Everybody has this problem, so there is nothing unusual about it.',
        ],
        answer: 'I see how frustrating this is; let me look into it now.',
      },
      {
        question:
          'You promised to call a customer back by noon, but you still have no answer. What should you do?',
        options: [
          'Wait until you have the answer, even if it takes days',
          'Call by noon with an update and a new time',
          'Close the ticket and let the customer call again',
          'Send the request to another team and say nothing',
        ],
        answer: 'Call by noon with an update and a new time',
      },
      {
        question: 'What should you do before you share account details with someone who calls?',
        options: [
          "Ask only for the caller's first name",
          'Share them if the caller sounds confident',
          'Send the details to any email address they give',
          "Verify the caller's identity with the agreed checks",
        ],
        answer: "Verify the caller's identity with the agreed checks",
      },
    ],
  },
  {
    skill: 'Digital Marketing',
    spoken: [
      {
        question: 'How would you plan a digital marketing campaign from start to finish?',
        answer:
          'I start with a clear business goal and a target audience, then choose the key metrics and budget. I select the channels where that audience is, create messages and landing pages that match, and set up tracking before launch. While it runs I test and optimise, and at the end I report results and lessons learned.',
      },
      {
        question: "What is search engine optimisation, and how do you improve a page's ranking?",
        answer:
          'It is the work of making pages easy for search engines to find, understand and rank in organic results. I research keywords and intent, write useful content, and improve titles, headings and internal links. I also fix technical issues such as speed, mobile layout and crawling, and earn links from good sites.',
      },
      {
        question: 'How do you run a good A/B test on an email or a landing page?',
        answer:
          'I start with a hypothesis and change one element, such as the headline or the call to action. I split the audience at random, choose one main metric and work out the sample size in advance. I let it run until it is statistically significant, then apply the winner and write down what we learned.',
      },
      {
        question: 'Which metrics do you use to judge a paid advertising campaign?',
        answer:
          'It depends on the goal, but I look at click-through rate, conversion rate, cost per acquisition and return on ad spend. I compare acquisition cost with the lifetime value of a customer to see if it is profitable. Impressions and clicks help me diagnose, but conversions and revenue decide.',
      },
      {
        question: 'How do you build an email list and keep its quality high?',
        answer:
          'I get clear consent with sign-up forms that offer something useful, ideally with double opt-in. I segment by interest and behaviour, send relevant content and make unsubscribing easy. I remove inactive or bouncing addresses and watch open, click and complaint rates, which protects deliverability and follows privacy rules.',
      },
    ],
    mcqs: [
      {
        question: 'An advert was shown 10,000 times and clicked 200 times. What is the click-through rate?',
        options: ['20 percent', '50 percent', '2 percent', '0.2 percent'],
        answer: '2 percent',
      },
      {
        question: 'Which metric shows the revenue earned for each unit of money spent on advertising?',
        options: ['Click-through rate', 'Bounce rate', 'Cost per thousand impressions', 'Return on ad spend'],
        answer: 'Return on ad spend',
      },
      {
        question: 'What is the main purpose of a call to action on a landing page?',
        options: [
          'To tell visitors clearly what step to take next',
          'To make the page take longer to load',
          'To stop search engines from listing the page in results',
          'To list the technical details of the website',
        ],
        answer: 'To tell visitors clearly what step to take next',
      },
      {
        question: 'Which kind of traffic comes from unpaid search engine results?',
        options: ['Referral traffic', 'Direct traffic', 'Organic traffic', 'Paid traffic'],
        answer: 'Organic traffic',
      },
      {
        question: 'Why do marketers add UTM parameters to links?',
        options: [
          'To make the linked page load more quickly',
          'To see which source and campaign visits came from',
          'To encrypt the personal data of the visitors',
          'To raise the position of the page in search results',
        ],
        answer: 'To see which source and campaign visits came from',
      },
    ],
  },
  {
    skill: 'Accounting',
    spoken: [
      {
        question: 'What are the three main financial statements and how are they connected?',
        answer:
          'They are the income statement, the balance sheet and the cash flow statement. The income statement shows revenue, expenses and profit for a period, and that profit flows into retained earnings on the balance sheet. The cash flow statement starts from profit and explains the change in cash between two balance sheets.',
      },
      {
        question: 'What is the difference between accrual accounting and cash accounting?',
        answer:
          'In accrual accounting we record revenue when it is earned and expenses when they are incurred, even if no money has moved yet. In cash accounting we record them only when cash is received or paid. Accrual matches income with related costs, so it gives a truer picture, while cash is simpler.',
      },
      {
        question: 'How do you carry out the month-end close?',
        answer:
          'I follow a checklist: make sure all invoices, receipts and payroll are posted, then reconcile bank, receivables, payables and other accounts. I record adjusting entries such as accruals, prepayments and depreciation. Then I review the trial balance, investigate unusual variances, lock the period and prepare the reports.',
      },
      {
        question: 'What is depreciation and why do companies record it?',
        answer:
          "Depreciation spreads the cost of a fixed asset over its useful life, so that the expense matches the periods that benefit from it. With the straight-line method you take cost minus residual value and divide by the years of use. It is a non-cash expense that lowers profit and the asset's book value.",
      },
      {
        question: 'What internal controls help prevent fraud in an accounting department?',
        answer:
          'The most important is segregation of duties, so that the same person cannot authorise, pay and record a transaction. I also want approval limits, regular reconciliations reviewed by someone else, restricted system access and an audit trail. Surprise checks and mandatory holidays help to uncover problems early.',
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
      },
      {
        question: 'How do you do a bank reconciliation?',
        answer:
          'I compare the cash ledger with the bank statement line by line and tick the items that match. I list timing differences such as outstanding cheques and deposits in transit, and record items missing in our books, such as bank fees or interest. After the adjustments the two balances should agree, and I investigate anything left over.',
      },
      {
        question: 'How do you manage accounts receivable so that customers pay on time?',
        answer:
          'I send correct invoices promptly with clear payment terms, and post the payments as they come in. I review an aged receivables report every week and follow up on overdue accounts, first with a polite reminder and then by phone. I escalate old debts and agree payment plans when they make sense.',
      },
      {
        question: 'What would you do if the trial balance did not balance?',
        answer:
          'I first recheck the additions and that every ledger balance was carried over on the correct side. I work out the difference: if it divides by nine it may be a transposition, and if half of it matches an entry it may be posted on the wrong side. Then I trace postings back to the source documents.',
      },
      {
        question: 'How do you make sure the records you keep are accurate and complete?',
        answer:
          'I record transactions promptly from source documents such as invoices and receipts and keep copies filed in order. I use a consistent chart of accounts, reconcile the bank and supplier statements regularly, and check for duplicates and missing numbers. I also back up the data and limit who can change it.',
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
      },
      {
        question: 'What is a discounted cash flow valuation?',
        answer:
          'It values a business or a project as the present value of its expected future free cash flows. I forecast cash flows for several years, discount them at a rate that reflects the risk, often the weighted average cost of capital, and add a terminal value. Because it is sensitive to assumptions, I run sensitivity analysis.',
      },
      {
        question: 'How do you explain a variance between the budget and the actual results?',
        answer:
          'I first check that the numbers are correct and comparable, then split the variance into drivers such as volume, price, mix and cost. I separate timing differences from permanent ones and speak to the people responsible to learn the cause. Finally I say what it means for the forecast and recommend action.',
      },
      {
        question: 'What is working capital and why does it matter?',
        answer:
          'Working capital is current assets minus current liabilities, so it shows the money available for daily operations. A company can be profitable and still run out of cash if receivables or inventory grow too fast. I watch days of receivables, inventory and payables, which together give the cash conversion cycle.',
      },
      {
        question: 'How do you build a financial model that other people can trust?',
        answer:
          'I keep inputs, calculations and outputs separate and label all assumptions with their source. I use consistent formulas without hard-coded numbers, link the three statements and add checks, such as the balance sheet balancing. I test scenarios, document how it works and ask a colleague to review it.',
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
