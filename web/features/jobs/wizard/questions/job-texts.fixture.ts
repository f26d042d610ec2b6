/**
 * Twelve jobs from twelve trades, as people paste them: bullets, no headings, capitals, and Word's own markup. `fits`
 * are the skills of the bank that a person named for each text before seeing what is proposed.
 */
export const JOB_TEXTS: readonly { role: string; fits: readonly string[]; description: string }[] = [
  {
    role: 'HGV Class 1 Driver (nights)',
    fits: ['Truck Driving'],
    description: `<p>We're a family haulage firm in Leeds and need another driver for trunking work, Sun to Thurs nights.</p>
<p>- articulated lorry, curtain siders mostly<br>- you check your unit and trailer before you leave and hand in the defect sheet<br>- straps and load security matter to us<br>- tacho rules, no silly hours</p>
<p>C+E licence and valid CPC needed. £16.40 ph.</p>`,
  },
  {
    role: 'Registered Nurse, medical ward',
    fits: ['Nursing', 'Patient Care', 'First Aid'],
    description: `<p class="MsoNormal"><span>You will look after eight patients on a 28-bed acute medical ward.</span></p>
<p class="MsoListParagraph"><span>·&nbsp;&nbsp;&nbsp; assess, plan and give care, and write it down</span></p>
<p class="MsoListParagraph"><span>·&nbsp;&nbsp;&nbsp; medication rounds, handover, escalate when someone gets worse</span></p>
<p class="MsoListParagraph"><span>·&nbsp;&nbsp;&nbsp; talk to relatives with kindness</span></p>
<p class="MsoNormal"><span>NMC registration required. Basic life support every year.</span></p>`,
  },
  {
    role: 'Line cook',
    fits: ['Cooking', 'Food Safety'],
    description: `<p>busy bistro, 80 covers. You run the grill section on your own after training, prep your mise en place, keep the fridges labelled and know your allergens. we close mondays. tips shared with the kitchen</p>`,
  },
  {
    role: 'Backend developer',
    fits: ['Node.js', 'TypeScript', 'SQL', 'Docker', 'REST API', 'Git', 'JavaScript'],
    description: `<ul><li>TypeScript on Node.js, about 40 services</li><li>you design REST APIs that other teams build on</li><li>PostgreSQL: you can read a query plan and write decent SQL</li><li>everything runs in Docker</li><li>Code review on every pull request</li></ul><p>Remote within Europe.</p>`,
  },
  {
    role: 'Accounts Assistant',
    fits: ['Bookkeeping', 'Accounting'],
    description: `<p>Small manufacturing company, office of six. PURCHASE LEDGER AND SALES LEDGER. You'll post supplier invoices, chase overdue customers, reconcile two bank accounts weekly and help our accountant with month-end. Xero experience is a plus but we can teach you.</p>`,
  },
  {
    role: 'Warehouse Operative with counterbalance licence',
    fits: ['Forklift Operation', 'Warehouse Management'],
    description: `<p>• unloading containers and trailers with a counterbalance truck</p><p>• picking orders with a scanner</p><p>• stock counts on Fridays</p><p>• keeping walkways clear, people walk around here all day</p><p>6-2 / 2-10 rotating</p>`,
  },
  {
    role: 'Primary school teacher, Year 4',
    fits: ['Teaching'],
    description: `<p>We seek a warm and organised teacher for a class of 27. You plan lessons with your year partner, adapt work for children who find it hard and for those who race ahead, mark with useful feedback, and build good relations with parents. Newly qualified welcome.</p>`,
  },
  {
    role: 'Electrician - domestic',
    fits: ['Electrical Wiring'],
    description: `<p>Rewires, consumer unit changes, fault finding and testing in houses around Bristol.</p><p>must have: 18th edition, own hand tools, driving licence</p><p>nice: 2391</p><p>We pay for van, fuel, test kit.</p>`,
  },
  {
    role: 'Business Development Rep',
    fits: ['Sales', 'Customer Service', 'Digital Marketing'],
    description: `<p>You love talking to people. 50 cold calls a day, prospecting on LinkedIn, booking demos for our account executives, keeping the CRM clean. Quota from month three, uncapped commission. You don't take no personally and you know how to answer “it's too expensive”.</p>`,
  },
  {
    role: 'Fabricator / Welder',
    fits: ['Welding'],
    description: `<p>MIG and some TIG, mild and stainless steel 2-20mm. Reading drawings, fit up, tacking, keeping distortion down on long frames. Visual inspection before it goes to paint. Coded welders get more. Mon-Thu 7-4, Fri till 12</p>`,
  },
  {
    role: 'HR Officer',
    fits: ['Human Resources', 'Recruiting'],
    description: `<p>Reporting to the HR manager you are the first person our 300 people come to: absence, grievances, disciplinary meetings, contracts. You also run recruitment for the shop floor from advert to first day, with hiring managers who have little time.</p>`,
  },
  {
    role: 'CNC Turner/Miller',
    fits: ['Machining'],
    description: `<p>Setting and operating 3 axis mills and a two axis lathe, Fanuc. Small batches, tolerances down to 0.01. You choose tools and offsets yourself, check the first part and keep your machine tidy &amp; safe.</p>`,
  },
];
