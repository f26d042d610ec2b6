import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Sales',
    spoken: [
      {
        question: 'How do you find out what a potential customer really needs?',
        answer:
          'I prepare by researching the company, then ask open questions about their goals, current problems and what those problems cost them. I listen more than I talk, follow up on what they say and repeat it back to confirm. I also learn about budget, timing and who decides, so my offer fits.',
        accepted:
          "I read up on them before, and then I ask: what do you want, what's going wrong, what does it cost you. I mostly listen and say it back so I'm sure I got it. And I find out about the money, the timing and who signs.",
      },
      {
        question: 'How do you handle a customer who says your price is too high?',
        answer:
          'I stay calm and ask what they are comparing it with, because price is often about value that is not yet clear. I bring the talk back to the results they want and the cost of not solving the problem. If needed I change scope or terms rather than simply discounting, and trade any concession for something in return.',
        accepted:
          "I don't get nervous, I ask: too high compared with what? Often they don't see yet what they get for it, so I talk about the result and what it costs to do nothing. Before I go down with the price I take something out or get something back.",
      },
      {
        question: 'How do you decide which leads to spend your time on?',
        answer:
          'I qualify leads by need, budget, authority and timing, and how well they match our ideal customer. Signs of engagement, such as asking for a demo, count too. I put most of my time on those with a real problem and a likely decision, and nurture or drop the rest.',
        accepted:
          'Do they need it, can they pay, can they decide, and when. And do they look like our good customers. Somebody who asks for a demo is warm. Those get my time, the rest gets a mail now and then or I let it go.',
      },
      {
        question: 'How do you keep your sales pipeline healthy and your forecast accurate?',
        answer:
          'I prospect every week, so new opportunities keep coming in even when I am busy closing. I keep the CRM up to date with a clear next step and date for each deal, and use stage definitions based on what the buyer has done. I review stalled deals regularly and remove those that are not real.',
        accepted:
          "I look for new ones every week, even when I'm busy closing. In the CRM every deal has a next step and a date, and a stage depends on what the customer did, not on my feeling. Dead ones I throw out.",
      },
      {
        question: 'How do you build a long-term relationship with a customer after the sale?',
        answer:
          'I make sure the handover goes well and that they get the results they were promised. I check in regularly with something useful, solve problems fast and am honest when things go wrong. That trust leads to renewals, referrals and chances to sell more when there is a real need.',
        accepted:
          'I see to it that they get what I promised. I ring now and then with something useful, not only to sell, sort out trouble fast and say so if we messed up. Then they stay, tell others and buy more.',
      },
    ],
    mcqs: [
      {
        question: 'Which question is an open question in a discovery call?',
        options: [
          'What problems does your current process cause?',
          'Do you already have a supplier for this kind of product?',
          'Would you prefer the delivery on Monday or on Tuesday?',
          'Is your budget for this year already approved?',
        ],
        answer: 'What problems does your current process cause?',
      },
      {
        question: 'A salesperson has 40 qualified opportunities and closes 10 of them. What is the win rate?',
        options: ['10 percent', '25 percent', '40 percent', '75 percent'],
        answer: '25 percent',
      },
      {
        question: 'What does upselling mean?',
        options: [
          'Offering the customer a higher-value version',
          'Contacting customers who stopped buying last year',
          'Raising the price after the contract has been signed',
          'Selling the same product to a different customer',
        ],
        answer: 'Offering the customer a higher-value version',
      },
      {
        question: 'A customer raises an objection during your presentation. What is the best first step?',
        options: [
          'Carry on as if you had not heard it',
          'Offer the largest discount that you are allowed to give',
          'Listen fully and ask a question to understand the concern',
          'Tell the customer why the objection is wrong',
        ],
        answer: 'Listen fully and ask a question to understand the concern',
      },
      {
        question: 'What is the main purpose of a CRM system for a sales team?',
        options: [
          'To design the packaging and the labels of the products',
          'To calculate the monthly salaries and taxes of all staff',
          'To control the machines that make the goods being sold',
          'To record and follow up customers and deals',
        ],
        answer: 'To record and follow up customers and deals',
      },
    ],
  },
  {
    skill: 'Customer Service',
    spoken: [
      {
        question: 'How do you deal with an angry customer?',
        answer:
          'I stay calm, let them explain without interrupting and show empathy by acknowledging how they feel. I apologise for the experience, ask questions to understand the facts and say clearly what I can do and by when. Then I follow through and check that they are satisfied, escalating if it is beyond my authority.',
        accepted:
          "I let them get it off their chest and don't get loud myself. I say I understand and I'm sorry, ask what happened, and tell them what I'll do and by when. I do it and check they're happy, and if I can't, I get my boss.",
      },
      {
        question: 'What would you do if a customer asked something you did not know the answer to?',
        answer:
          'I would be honest that I do not know yet instead of guessing. I would tell them I will find out, check the knowledge base or ask a colleague, and give a clear time for coming back. Then I follow up as promised and note the answer, so we can answer faster next time.',
        accepted:
          "I say straight out that I don't know, I don't make something up. I look it up or ask somebody, tell them when they'll hear from me and stick to it. And I write it down so next time we know.",
      },
      {
        question: 'How do you say no to a customer when a request is against policy?',
        answer:
          'I listen and show that I understand what they want, then explain the reason clearly without hiding behind the word policy. I focus on what I can do and offer the best alternatives. I stay polite and firm, and if there is a good case for an exception I raise it with a supervisor.',
        accepted:
          "I hear them out and tell them why it doesn't work, in plain words and not just because it's the rules. Then I say what I can do instead. I stay friendly and don't budge, but if they have a point I ask my manager.",
      },
      {
        question: 'How do you measure good customer service?',
        answer:
          'I look at satisfaction scores from customers, how quickly we first respond and how long it takes to resolve an issue. First contact resolution is important, because nobody likes to call twice. I also read comments and complaints, since numbers alone do not show why people are unhappy.',
        accepted:
          "You ask the customers how happy they were, and look how fast we answer and how long till it's solved. Best is if it's solved the first time. And I read what they write, because numbers don't tell you why.",
      },
      {
        question: 'How do you manage several customer requests at once without losing quality?',
        answer:
          'I prioritise by urgency and impact, for example someone who cannot use the service comes before a general question. I set honest expectations on timing, keep notes in the ticket system and use templates that I adapt to the person. I give each customer full attention and ask for help when the queue grows too long.',
        accepted:
          "The urgent ones first, somebody who can't work at all before a general question. I tell people how long it takes and write notes so I don't mix them up. Templates yes, but I change them, and if it gets too much I shout for help.",
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
        accepted:
          'What do we want and who do we want to reach, and how much money is there. Then I pick the channels where those people are, make ads and a page that fit, and set up the tracking first. I tweak while it runs and tell what we learned at the end.',
      },
      {
        question: "What is search engine optimisation, and how do you improve a page's ranking?",
        answer:
          'It is the work of making pages easy for search engines to find, understand and rank in organic results. I research keywords and intent, write useful content, and improve titles, headings and internal links. I also fix technical issues such as speed, mobile layout and crawling, and earn links from good sites.',
        accepted:
          'You make it easy for Google to find and understand your page, so it comes up without paying. Find out what people search for, write something that helps, good headings and links. It has to be fast and work on the phone, and other sites should link to you.',
      },
      {
        question: 'How do you run a good A/B test on an email or a landing page?',
        answer:
          'I start with a hypothesis and change one element, such as the headline or the call to action. I split the audience at random, choose one main metric and work out the sample size in advance. I let it run until it is statistically significant, then apply the winner and write down what we learned.',
        accepted:
          "I have an idea what could be better and change only that one thing, like the headline. Half the people get it, by chance. I decide before which number counts and how many people I need, wait until it's sure, and keep the winner.",
      },
      {
        question: 'Which metrics do you use to judge a paid advertising campaign?',
        answer:
          'It depends on the goal, but I look at click-through rate, conversion rate, cost per acquisition and return on ad spend. I compare acquisition cost with the lifetime value of a customer to see if it is profitable. Impressions and clicks help me diagnose, but conversions and revenue decide.',
        accepted:
          "Depends what it's for. How many click, how many buy, what one customer costs me and what I get back for each pound. If a customer brings more than he costs, it's good. Clicks alone don't pay bills.",
      },
      {
        question: 'How do you build an email list and keep its quality high?',
        answer:
          'I get clear consent with sign-up forms that offer something useful, ideally with double opt-in. I segment by interest and behaviour, send relevant content and make unsubscribing easy. I remove inactive or bouncing addresses and watch open, click and complaint rates, which protects deliverability and follows privacy rules.',
        accepted:
          "They have to say yes, best with a click in a second mail, and they get something good for it. I send people what interests them and let them out easily. Dead addresses go, and I watch opens and complaints so we don't end up in spam.",
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
];
