import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Human Resources',
    spoken: [
      {
        question: 'How would you handle a complaint of harassment from an employee?',
        answer:
          'I listen seriously and without judging, thank them for reporting it and explain the process and the limits of confidentiality. I protect the person from retaliation, take interim measures if needed and arrange a prompt, impartial investigation with documented interviews. Then we act on the findings, inform the parties and follow up.',
        accepted:
          "I take it seriously, let them talk and thank them for coming. I tell them what happens next and that I can't keep everything secret, and make sure nobody punishes them for it. Then someone neutral looks into it quickly, talks to all, writes it down, and we act.",
      },
      {
        question: 'How do you design a good onboarding programme for new employees?',
        answer:
          'I prepare before the first day, with contract, equipment and access ready and a welcome message. In the first weeks I combine introductions, role training, company values and clear goals, and give each person a buddy. I check in at thirty, sixty and ninety days, ask for feedback and improve the programme.',
        accepted:
          "Laptop, access and contract are ready before they come. In the first weeks they meet people, learn the job and how we do things, know what's expected and have a buddy to ask. I sit down with them after one, two and three months and change what didn't work.",
      },
      {
        question: 'How do you help a manager deal with an underperforming employee?',
        answer:
          'I ask the manager for specific examples and make sure expectations were clear. Together we plan a private, respectful talk to find the cause, whether skills, workload or personal issues, and agree measurable goals with support and dates. We document it, review progress regularly and follow the formal process only if there is no improvement.',
        accepted:
          "I want examples from the manager, and I ask if the person ever knew what was expected. Then a talk in private to find out why, and clear goals with help and a date. We write it down and meet regularly, and the formal way only comes if it doesn't get better.",
      },
      {
        question: 'What would you do to reduce high staff turnover?',
        answer:
          'I start with data: turnover by team, tenure and reason, with exit and stay interviews to find causes. Then I act on the main ones, for example poor management, pay below market, lack of growth or workload. I set targets, work with managers on the changes and measure retention and engagement over time.',
        accepted:
          'I look who leaves, from which team, after how long and why, and I ask those who go and those who stay. Then I tackle the biggest reasons, maybe a bad boss, pay, no future or too much work, and see if the numbers get better.',
      },
      {
        question: 'How do you keep employee information confidential?',
        answer:
          'I collect only the data we need and store it in secured systems with access limited to people who need it for their work. I never discuss personal cases openly, and I lock documents and share only through approved channels. I follow privacy law and retention periods, and report any breach at once.',
        accepted:
          "We only keep what we need, locked away, and only those who need it for their job can see it. I don't talk about people in the corridor or send lists around. I stick to the law, delete on time and tell at once if something got out.",
      },
    ],
    mcqs: [
      {
        question:
          'Which question should be avoided in a job interview because it can lead to unlawful discrimination?',
        options: [
          'Are you planning to have children soon?',
          'How do you organise your work under pressure?',
          'What experience do you have with payroll systems?',
          'Why are you interested in this position?',
        ],
        answer: 'Are you planning to have children soon?',
      },
      {
        question:
          'A company had an average of 200 employees and 30 left during the year. What was the turnover rate?',
        options: ['6 percent', '30 percent', '15 percent', '67 percent'],
        answer: '15 percent',
      },
      {
        question: 'What is the main purpose of an exit interview?',
        options: [
          'To persuade the employee to give up unpaid wages',
          'To test the technical skills of the employee once more',
          'To decide which colleague should be dismissed next',
          'To learn why people leave and what could improve',
        ],
        answer: 'To learn why people leave and what could improve',
      },
      {
        question: 'What makes feedback in a performance review most useful?',
        options: [
          'It covers only the mistakes of the last week',
          'It compares the employee with a named colleague',
          'It is specific and based on observed behaviour',
          'It is kept general so that nobody is upset',
        ],
        answer: 'It is specific and based on observed behaviour',
      },
      {
        question: 'Two employees give opposite accounts of a conflict. What should HR do first?',
        options: [
          'Ask the whole team to vote on who is right',
          'Hear both sides separately and gather facts',
          'Move both of them to other departments',
          'Side with the person who has worked there longer',
        ],
        answer: 'Hear both sides separately and gather facts',
      },
    ],
  },
  {
    skill: 'Recruiting',
    spoken: [
      {
        question: 'How do you start when a hiring manager gives you a new position to fill?',
        answer:
          'I hold an intake meeting to understand why the role exists, the must-have skills, the nice-to-haves, salary range and timeline. We agree on the interview stages, who decides and how candidates will be scored. Then I write a clear job advert and a sourcing plan, and show market data if expectations are not realistic.',
        accepted:
          "I sit down with the manager and ask why we need someone, what they must know and what would be nice, the pay and by when. We settle who interviews and how we score. Then I write the advert, plan where to look, and say if it's unrealistic.",
      },
      {
        question: 'How do you source candidates who are not actively looking for a job?',
        answer:
          'I build a search from skills and titles and look on professional networks, communities, events and our own database, and I ask employees for referrals. I write short personal messages that say why I chose them and what is in it for them. I follow up politely and stay in touch even if the timing is wrong.',
        accepted:
          "I search by skills and titles, on LinkedIn, at meetups and in our own files, and ask our people who they know. Then a short note to that one person, why you and what you'd get out of it. If it's not the moment I stay in touch.",
      },
      {
        question: 'How do you reduce bias in the hiring process?',
        answer:
          'I use structured interviews, with the same job-related questions for everyone and a scoring guide agreed in advance. I write inclusive adverts, use a diverse panel and have each interviewer score alone before discussing. I also track pass rates at every stage by group, so that we can see and fix problems.',
        accepted:
          'Everybody gets the same questions about the job and we agree before what a good answer is. The advert puts nobody off, the interviewers are a mixed bunch and score on their own before they talk. And I check at each step who drops out.',
      },
      {
        question: 'How do you give candidates a good experience, even those you reject?',
        answer:
          'I am clear about the steps and timing from the start and keep people informed, so that nobody is left waiting in silence. I prepare them for interviews, respect their time and answer questions honestly. When I reject someone I do it promptly and kindly, with useful feedback where possible.',
        accepted:
          "I tell them at the start how it goes and how long it takes, and nobody waits weeks without hearing from me. They know what to expect and I'm on time. If it's a no, they hear it soon, nicely, and with a reason they can use.",
      },
      {
        question: 'Which recruiting metrics do you track and why?',
        answer:
          'I track time to fill, quality of hire, offer acceptance rate, cost per hire and source of hire. I also look at conversion between stages, because it shows where candidates drop out. I use them together, since filling a role fast is no success if the person leaves after three months.',
        accepted:
          "How long it takes, what it costs, where they came from, how many say yes to the offer and how good they turn out. And where people fall away between the steps. All together, because fast is no good if they're gone in three months.",
      },
    ],
    mcqs: [
      {
        question: 'What is the main advantage of a structured interview?',
        options: [
          'Candidates can choose which questions they want to answer',
          'Interviewers do not need to prepare or to take any notes',
          'It always takes less time than any other type of interview',
          'All candidates face the same questions and criteria',
        ],
        answer: 'All candidates face the same questions and criteria',
      },
      {
        question: 'A company made 20 job offers and 16 were accepted. What is the offer acceptance rate?',
        options: ['16 percent', '80 percent', '125 percent', '20 percent'],
        answer: '80 percent',
      },
      {
        question: 'What is a passive candidate?',
        options: [
          'A person who has a job and is not actively looking for another',
          'A person who will accept any position in any company',
          'A person who applied but did not answer the interview questions',
          'A person who was rejected because of a lack of experience',
        ],
        answer: 'A person who has a job and is not actively looking for another',
      },
      {
        question: 'Which search string finds profiles that mention Java and either Spring or Hibernate?',
        options: [
          'Java NOT (Spring OR Hibernate)',
          '(Java OR Spring) AND NOT Hibernate',
          'Java AND (Spring OR Hibernate)',
          'Java OR Spring OR Hibernate',
        ],
        answer: 'Java AND (Spring OR Hibernate)',
      },
      {
        question: 'What should a recruiter do after an interview that ended in a rejection?',
        options: [
          'Tell the candidate about the other applicants',
          'Leave the application open without a reply',
          'Wait until the candidate asks several times',
          'Inform the candidate promptly and politely',
        ],
        answer: 'Inform the candidate promptly and politely',
      },
    ],
  },
  {
    skill: 'Project Management',
    spoken: [
      {
        question: 'How do you start a new project?',
        answer:
          'I clarify the goal, the business case and what success looks like with the sponsor, and identify the stakeholders. I write a charter with scope, constraints, roles and main risks, and get it approved. Then I plan the work with the team, breaking it down into tasks with estimates, dependencies, milestones and a communication plan.',
        accepted:
          "I ask the sponsor why we do it and how we'll know it worked, and find out who has a say. That goes on a page with what's in, what's out, who does what and the risks, and gets signed off. Then the team and I break it into tasks with dates.",
      },
      {
        question: 'How do you manage risks in a project?',
        answer:
          'I identify risks with the team early and record them in a risk register with an owner. I assess the probability and impact of each, then choose a response: avoid, reduce, transfer or accept. I review the register regularly, watch for triggers and keep contingency for the ones that may happen.',
        accepted:
          'We sit down early and collect what could go wrong, and somebody owns each thing. How likely, how bad, and what we do: avoid it, make it smaller, let someone else carry it or live with it. We look at the list again and again and keep something in reserve.',
      },
      {
        question: 'What do you do when a stakeholder asks for extra work outside the agreed scope?',
        answer:
          'I listen to understand the need, then assess the effect on time, cost, quality and risk. I take it through change control, presenting options such as adding time, dropping something else or leaving it for later. The sponsor decides, and I update the plan and tell everyone, so that scope does not creep.',
        accepted:
          "I hear what they need, and then I work out what it costs in time and money. I don't just say yes. There's a choice: more time, something else goes out, or later. The sponsor decides and I change the plan and tell all.",
      },
      {
        question: 'What do you do when you realise the project is going to miss its deadline?',
        answer:
          'I confirm the facts, find the cause and look at the critical path to see the real effect. I work out options with the team, such as reordering work, adding people or reducing scope, each with its cost. Then I tell the sponsor early and honestly with a recommendation and update the plan.',
        accepted:
          "I make sure it's true and see why and what really hangs on it. With the team I look at what we can do, change the order, get help or leave something out. Then I tell the sponsor straight away, with my advice, not the day before.",
      },
      {
        question: 'When would you use an agile approach instead of a waterfall approach?',
        answer:
          'I use agile when requirements are uncertain or likely to change, and when we can deliver in small increments and learn from feedback. Waterfall fits when the requirements are stable and changes are costly, as in construction. Many projects mix both, so I choose by uncertainty, risk and what the customer needs.',
        accepted:
          "Agile when we don't know exactly what we want or it'll change, and we can show something every few weeks and learn. Waterfall when it's all clear and changes are expensive, like a building. Often it's a bit of both.",
      },
    ],
    mcqs: [
      {
        question: 'What is the critical path of a project?',
        options: [
          'The longest chain of dependent tasks in the plan',
          'The shortest chain of tasks between the start and the finish',
          'The list of tasks with the highest cost for the customer',
          'The tasks that can be delayed without changing the end date',
        ],
        answer: 'The longest chain of dependent tasks in the plan',
      },
      {
        question: 'What should be recorded for each risk in a risk register?',
        options: [
          'The final invoice sent to the customer',
          'The salary of each member of the team',
          'The full minutes of every weekly project meeting',
          'Its probability, impact, response and owner',
        ],
        answer: 'Its probability, impact, response and owner',
      },
      {
        question: 'What is scope creep?',
        options: [
          'Growth of the work without control or approval',
          'Spending less than the approved budget',
          'Finishing a project earlier than was planned',
          'Replacing a team member in the middle of the project',
        ],
        answer: 'Growth of the work without control or approval',
      },
      {
        question: 'A task has 5 days of total float. What does this mean?',
        options: [
          'It has already been delayed by 5 days and needs approval',
          'It needs exactly 5 more people to be finished on time',
          'It can slip by up to 5 days without delaying the project end',
          'It must start 5 days before any other task in the project',
        ],
        answer: 'It can slip by up to 5 days without delaying the project end',
      },
      {
        question: 'What is the main purpose of a work breakdown structure?',
        options: [
          'To show who reports to whom in the organisation',
          'To divide the project into smaller, manageable deliverables',
          'To compare the prices offered by several suppliers',
          'To record the hours that each person on the team worked last week',
        ],
        answer: 'To divide the project into smaller, manageable deliverables',
      },
    ],
  },
];
