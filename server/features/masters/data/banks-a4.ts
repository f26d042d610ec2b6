import type { SkillBank } from './bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'REST API',
    spoken: [
      {
        question: 'What makes an API a REST API?',
        answer:
          'A REST API models its data as resources, each with its own address. Clients work on them with the standard HTTP methods and exchange representations, usually JSON. It is stateless, so each request carries everything the server needs, and responses can be marked as cacheable. Status codes tell how the request went.',
      },
      {
        question: 'What does it mean that an HTTP method is idempotent, and which methods are?',
        answer:
          'A method is idempotent when sending the same request several times has the same effect on the server as sending it once. Get, put and delete are idempotent, and post usually is not. It matters because a client can safely repeat an idempotent request after a timeout. For post, an idempotency key helps.',
      },
      {
        question: 'How do you version a public API without breaking its clients?',
        answer:
          'I make additive changes, such as new optional fields, without a new version, since clients should ignore what they do not know. For a breaking change I publish a new version, in the path or in a header, and run both for a while. I announce the deprecation early, give a date, and watch who still uses the old one.',
      },
      {
        question: 'How would you design paging for a large list in an API?',
        answer:
          'With offset paging the client gives a limit and an offset. It is simple, but slow for deep pages, and rows shift when data changes. With cursor paging the server returns an opaque cursor that marks the last row in a stable order, and the client sends it to get the next page. That stays fast and consistent.',
      },
      {
        question: 'How do you secure a REST API?',
        answer:
          'I use HTTPS everywhere, authenticate every request, for example with short-lived tokens, and check on the server that the caller may access that very resource. All input is validated, queries are parameterized, and requests are rate limited. Errors reveal nothing of the inside, and access is logged.',
      },
    ],
    mcqs: [
      {
        question: 'Which HTTP status code means that a resource was created?',
        options: ['200', '201', '204', '301'],
        answer: '201',
      },
      {
        question: 'Which HTTP method replaces a resource as a whole and is idempotent?',
        options: ['POST', 'PATCH', 'PUT', 'OPTIONS'],
        answer: 'PUT',
      },
      {
        question: 'Which status code fits a request of a signed-in user who lacks the right to do it?',
        options: ['403', '401', '400', '500'],
        answer: '403',
      },
      {
        question: 'Which request header lets a server answer 304 Not Modified?',
        options: ['Accept', 'Authorization', 'Content-Type', 'If-None-Match'],
        answer: 'If-None-Match',
      },
      {
        question: 'What does the status code 429 tell the client?',
        options: [
          'That the server is being maintained',
          'That it has sent too many requests',
          'That the resource has moved',
          'That the media type is not supported',
        ],
        answer: 'That it has sent too many requests',
      },
    ],
  },
  {
    skill: 'Machine Learning',
    spoken: [
      {
        question: 'What is overfitting in machine learning, and how do you prevent it?',
        answer:
          'Overfitting means that a model learns the noise of the training data, so it does well there but badly on new data. I detect it with a validation set or cross-validation. Remedies are more data, a simpler model, regularization, dropout, early stopping and data augmentation.',
      },
      {
        question: 'How do supervised and unsupervised learning differ?',
        answer:
          'Supervised learning trains on examples with known labels and learns to predict them, as in classification and regression. Unsupervised learning has no labels and looks for structure in the data, as in clustering, dimensionality reduction and finding anomalies.',
      },
      {
        question: 'What are precision and recall, and when does each matter more?',
        answer:
          'Precision is the share of predicted positives that are really positive. Recall is the share of real positives that the model finds. Recall matters more when a miss is costly, as in screening for a disease, and precision when a false alarm is costly, as in a spam filter. The F1 score balances the two.',
      },
      {
        question: 'Why do you split data into training, validation and test sets?',
        answer:
          'The training set is used to fit the model, the validation set to choose between models and tune hyperparameters, and the test set only at the end, to estimate the performance on unseen data. If the test set influenced any choice, the estimate would be too good. No information may leak between the sets.',
      },
      {
        question: 'What is the trade-off between bias and variance?',
        answer:
          'Bias is the error of a model that is too simple to catch the pattern, which is underfitting. Variance is the error of a model that reacts too strongly to its particular training data, which is overfitting. A more complex model lowers bias but raises variance, so one looks for the balance with the lowest error on new data.',
      },
    ],
    mcqs: [
      {
        question: 'Which of these is a problem of regression?',
        options: [
          'Sorting mails into spam and not spam',
          'Grouping customers by behaviour',
          'Recognising digits in images',
          'Predicting the price of a house',
        ],
        answer: 'Predicting the price of a house',
      },
      {
        question: 'What does L1 regularization tend to do?',
        options: [
          'Make some weights exactly zero',
          'Double the size of the data set',
          'Remove outliers from the data',
          'Increase the learning rate',
        ],
        answer: 'Make some weights exactly zero',
      },
      {
        question: 'Why can accuracy mislead on a data set with 99 % negatives?',
        options: [
          'It cannot be computed for two classes',
          'It depends on the learning rate',
          'A model that always says negative reaches 99 %',
          'It counts only the positives',
        ],
        answer: 'A model that always says negative reaches 99 %',
      },
      {
        question: 'Which method combines many decision trees trained on random samples of the data?',
        options: ['Linear regression', 'Random forest', 'K-means', 'Naive Bayes'],
        answer: 'Random forest',
      },
      {
        question: 'What does gradient descent do?',
        options: [
          'It changes the parameters step by step against the gradient of the loss',
          'It tries all combinations of parameters',
          'It sorts the features by importance',
          'It splits the data into folds',
        ],
        answer: 'It changes the parameters step by step against the gradient of the loss',
      },
    ],
  },
  {
    skill: 'Data Analysis',
    spoken: [
      {
        question: 'How do you clean a new data set before you analyse it?',
        answer:
          'I first look at its structure, types and basic statistics. Then I remove duplicates, fix wrong types and inconsistent formats, and check for values that are impossible. For missing values I find out why they are missing and then drop, fill or flag them. I document every step so that it can be repeated.',
      },
      {
        question: 'When is the median a better summary than the mean?',
        answer:
          'The median is the middle value, so outliers hardly affect it, while the mean is pulled towards extreme values. For skewed data, such as incomes or house prices, the median describes the typical case better. For roughly symmetric data without outliers the two are close and the mean uses all the values.',
      },
      {
        question: 'Why does correlation not imply causation?',
        answer:
          'Two quantities can move together because one causes the other, because the effect goes the other way, because a third factor, a confounder, drives both, or by chance. Ice cream sales and drowning both rise in summer. To show causation one needs a controlled experiment or a careful design that accounts for confounders.',
      },
      {
        question: 'What is an A/B test, and what do you watch out for?',
        answer:
          'An A/B test assigns users at random to two variants and compares one metric chosen in advance. I work out the sample size first, run it long enough, and check whether the difference is statistically significant and large enough to matter. I do not stop early just because the result looks good, and avoid testing many metrics at once.',
      },
      {
        question: 'How do you present the result of an analysis to people who are not analysts?',
        answer:
          'I start with the answer to their question and what it means for their decision. I use few, simple charts with clear titles and labels, and avoid jargon. I say how certain the result is and which assumptions it rests on, and recommend a next step. The details go into an appendix.',
      },
    ],
    mcqs: [
      {
        question: 'Which chart suits the relation between two numerical variables best?',
        options: ['Pie chart', 'Scatter plot', 'Histogram', 'Gantt chart'],
        answer: 'Scatter plot',
      },
      {
        question: 'What does a standard deviation of zero mean?',
        options: [
          'All values are the same',
          'The mean is zero',
          'There are no outliers above the mean',
          'The data is normally distributed',
        ],
        answer: 'All values are the same',
      },
      {
        question: 'What does a p-value of 0.03 say?',
        options: [
          'The hypothesis is true with a probability of 97 %',
          'The effect has a size of 3 %',
          'There is an error in 3 % of the data',
          'Data this extreme would be seen in 3 % of cases if there were no effect',
        ],
        answer: 'Data this extreme would be seen in 3 % of cases if there were no effect',
      },
      {
        question: 'What is the interquartile range?',
        options: [
          'The difference between the largest and the smallest value',
          'The mean of the four quarters of a year',
          'The difference between the third and the first quartile',
          'The number of values per quarter',
        ],
        answer: 'The difference between the third and the first quartile',
      },
      {
        question: 'What is survivorship bias?',
        options: [
          'Preferring recent data to old data',
          'Looking only at the cases that passed a selection, and not at those that failed',
          'Rounding numbers in the same direction',
          'Asking questions that suggest an answer',
        ],
        answer: 'Looking only at the cases that passed a selection, and not at those that failed',
      },
    ],
  },
  {
    skill: 'Software Testing',
    spoken: [
      {
        question: 'What is the difference between unit tests, integration tests and end-to-end tests?',
        answer:
          'A unit test checks one small part in isolation and runs fast. An integration test checks that several parts work together, for example code and database. An end-to-end test drives the whole system as a user would. The higher the level, the more it proves, but the slower and more brittle it is, so one has more of the lower ones.',
      },
      {
        question: 'What belongs in a good bug report?',
        answer:
          'A good report has a clear title, the steps to reproduce the bug, the expected and the actual result, and the version and environment. Screenshots, logs and test data help. It describes one problem, says how severe it is and how often it happens, and does not guess at the cause.',
      },
      {
        question: 'What are equivalence partitioning and boundary value analysis in testing?',
        answer:
          'Equivalence partitioning divides the inputs into classes that should be treated alike, and tests one value of each. Boundary value analysis tests at the edges of the classes, since mistakes are common there. For a field that allows one to one hundred, I would test zero, one, one hundred and one hundred and one.',
      },
      {
        question: 'What is regression testing, and why should it be automated?',
        answer:
          'Regression testing checks that what worked before still works after a change. Since it has to be repeated with each change, doing it by hand is slow, costly and easy to get wrong. Automated tests in the build pipeline give fast and repeatable feedback and leave people time for exploratory testing.',
      },
      {
        question: 'What do you do about a flaky test, which sometimes passes and sometimes fails?',
        answer:
          'I treat it as a defect, because people stop trusting the tests. I look for the cause: timing and fixed waits, shared state between tests, the order in which they run, random data or outside services. I reproduce it by running it many times, fix the cause, and only take it out of the run for a short time if I must.',
      },
    ],
    mcqs: [
      {
        question: 'What is a smoke test?',
        options: [
          'A test of the hardware under heat',
          'A test with random inputs for days',
          'A quick check that the main functions work at all',
          'A test done by the customer before paying',
        ],
        answer: 'A quick check that the main functions work at all',
      },
      {
        question: 'Which kind of testing looks at the inside of the code when choosing test cases?',
        options: ['White-box testing', 'Black-box testing', 'Acceptance testing', 'Usability testing'],
        answer: 'White-box testing',
      },
      {
        question: 'What is the first step of test-driven development?',
        options: [
          'Writing the production code',
          'Refactoring the design',
          'Measuring the coverage',
          'Writing a test that fails',
        ],
        answer: 'Writing a test that fails',
      },
      {
        question: 'What does a code coverage of 100 % of the lines prove?',
        options: [
          'That the code has no bugs',
          'That every line was run by some test',
          'That all requirements are met',
          'That all inputs were tried',
        ],
        answer: 'That every line was run by some test',
      },
      {
        question: 'What does a load test find out?',
        options: [
          'Whether users like the product',
          'Whether the code is easy to read',
          'How the system behaves under the expected number of users',
          'Whether an attacker can get in',
        ],
        answer: 'How the system behaves under the expected number of users',
      },
    ],
  },
  {
    skill: 'Cyber Security',
    spoken: [
      {
        question: 'What is the difference between symmetric and asymmetric encryption?',
        answer:
          'Symmetric encryption uses the same secret key to encrypt and decrypt. It is fast, but the key has to be shared safely. Asymmetric encryption uses a pair: what the public key encrypts only the private key can decrypt. It is slower, so it is used to exchange keys and to sign, as in TLS.',
      },
      {
        question: 'What is phishing, and how do you protect an organisation against it?',
        answer:
          'Phishing means tricking people with false messages into giving away passwords or opening harmful files. Protection is training with realistic examples, mail filtering with SPF, DKIM and DMARC, multi-factor authentication that resists phishing, and an easy way to report suspicious mails, so that the team can respond quickly.',
      },
      {
        question: 'What does the principle of least privilege mean?',
        answer:
          'Every user, program and service gets only the rights it needs for its task, and only as long as it needs them. So when an account is taken over or makes a mistake, the damage stays small. In practice that means role-based access, no daily work as administrator, and regular reviews of the rights.',
      },
      {
        question: 'How should an application store the passwords of its users?',
        answer:
          'It should store only a hash, made with a slow algorithm that is meant for passwords, such as Argon2id, scrypt or bcrypt, and with a random salt for each user. The salt makes precomputed tables useless, and the slowness makes guessing expensive. Passwords must never be stored in plain text or encrypted in a reversible way.',
      },
      {
        question: 'What are the steps of handling a security incident?',
        answer:
          'First comes preparation, with a plan and clear roles. Then the incident is detected and analysed, contained so that it does not spread, and its cause is eradicated. After that the systems are recovered and watched. At the end one reviews what happened, learns from it, and informs those affected and the authorities where required.',
      },
    ],
    mcqs: [
      {
        question:
          "Which attack makes a victim's browser send an unwanted request to a site where the victim is signed in?",
        options: ['Cross-site request forgery', 'SQL injection', 'Brute force', 'Denial of service'],
        answer: 'Cross-site request forgery',
      },
      {
        question: 'What are the three aims of the CIA triad in information security?',
        options: [
          'Control, inspection, audit',
          'Confidentiality, integrity, availability',
          'Certification, identity, access',
          'Cryptography, isolation, authentication',
        ],
        answer: 'Confidentiality, integrity, availability',
      },
      {
        question: 'Which of these is an example of multi-factor authentication?',
        options: [
          'Two passwords',
          'A password and a security question',
          'A fingerprint and a face scan',
          'A password and a hardware key',
        ],
        answer: 'A password and a hardware key',
      },
      {
        question: 'What is ransomware?',
        options: [
          'Software that shows unwanted advertising',
          'Software that records what is typed',
          'Software that encrypts data and demands money for it',
          'Software that uses the computer to send spam',
        ],
        answer: 'Software that encrypts data and demands money for it',
      },
      {
        question: 'What does a cryptographic hash function such as SHA-256 give?',
        options: [
          'A digest of fixed length from which the input cannot practically be found',
          'A compressed copy of the input that can be unpacked again',
          'A text that only the owner of the key can decrypt',
          'A random number that differs on each call with the same input',
        ],
        answer: 'A digest of fixed length from which the input cannot practically be found',
      },
    ],
  },
];
