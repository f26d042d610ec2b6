import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Software Testing',
    spoken: [
      {
        question: 'What is the difference between unit tests, integration tests and end-to-end tests?',
        answer:
          'A unit test checks one small part in isolation and runs fast. An integration test checks that several parts work together, for example code and database. An end-to-end test drives the whole system as a user would. The higher the level, the more it proves, but the slower and more brittle it is, so one has more of the lower ones.',
        accepted:
          'A unit test looks at one little piece on its own and is quick. Integration looks if the pieces work together, like code and database. End-to-end clicks through everything like a user does. That proves most but is slow and breaks easily, so have many small ones and few big ones.',
      },
      {
        question: 'What belongs in a good bug report?',
        answer:
          'A good report has a clear title, the steps to reproduce the bug, the expected and the actual result, and the version and environment. Screenshots, logs and test data help. It describes one problem, says how severe it is and how often it happens, and does not guess at the cause.',
        accepted:
          'A title that says what it is, how I get there step by step, what should happen and what happens instead. The version and the device, a screenshot or log. Only one problem, how bad and how often, and no guessing why.',
      },
      {
        question: 'What are equivalence partitioning and boundary value analysis in testing?',
        answer:
          'Equivalence partitioning divides the inputs into classes that should be treated alike, and tests one value of each. Boundary value analysis tests at the edges of the classes, since mistakes are common there. For a field that allows one to one hundred, I would test zero, one, one hundred and one hundred and one.',
        accepted:
          "You put inputs that behave the same in one group and try just one out of each. And you try right at the edges, because that's where it breaks. One to a hundred means I'd take zero, one, a hundred and a hundred and one.",
      },
      {
        question: 'What is regression testing, and why should it be automated?',
        answer:
          'Regression testing checks that what worked before still works after a change. Since it has to be repeated with each change, doing it by hand is slow, costly and easy to get wrong. Automated tests in the build pipeline give fast and repeatable feedback and leave people time for exploratory testing.',
        accepted:
          "You check that what used to work still works after you've changed something. You have to do that again and again, so by hand it takes ages and you miss things. Let the machine do it on every build, and people can go and explore.",
      },
      {
        question: 'What do you do about a flaky test, which sometimes passes and sometimes fails?',
        answer:
          'I treat it as a defect, because people stop trusting the tests. I look for the cause: timing and fixed waits, shared state between tests, the order in which they run, random data or outside services. I reproduce it by running it many times, fix the cause, and only take it out of the run for a short time if I must.',
        accepted:
          "I don't just run it again. It's a bug like any other, because otherwise nobody believes the tests. Mostly it's waiting for a fixed time, tests that leave something behind, the order, random data or some other service. I run it a hundred times, find it and fix it.",
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
        accepted:
          "With symmetric there's one key for locking and unlocking, it's fast, but how do you get it to the other one safely. With asymmetric there are two, anyone can lock with the public one and only the private one opens. It's slow, so you use it to swap keys or sign.",
      },
      {
        question: 'What is phishing, and how do you protect an organisation against it?',
        answer:
          'Phishing means tricking people with false messages into giving away passwords or opening harmful files. Protection is training with realistic examples, mail filtering with SPF, DKIM and DMARC, multi-factor authentication that resists phishing, and an easy way to report suspicious mails, so that the team can respond quickly.',
        accepted:
          "Someone sends a fake mail so you give away your password or open something bad. You train people with real examples, filter the mail and check who sent it, use a second factor that can't be phished, and make it easy to report one.",
      },
      {
        question: 'What does the principle of least privilege mean?',
        answer:
          'Every user, program and service gets only the rights it needs for its task, and only as long as it needs them. So when an account is taken over or makes a mistake, the damage stays small. In practice that means role-based access, no daily work as administrator, and regular reviews of the rights.',
        accepted:
          "Everyone gets just what they need for their job and not more, and not forever. If somebody gets in, they can't do much. So rights go with the role, you don't work as admin all day, and you look through it now and then.",
      },
      {
        question: 'How should an application store the passwords of its users?',
        answer:
          'It should store only a hash, made with a slow algorithm that is meant for passwords, such as Argon2id, scrypt or bcrypt, and with a random salt for each user. The salt makes precomputed tables useless, and the slowness makes guessing expensive. Passwords must never be stored in plain text or encrypted in a reversible way.',
        accepted:
          "Never the password itself, only a hash of it. One that is slow on purpose, like Argon2 or bcrypt, and with something random added for each person. So a stolen list is no use and guessing takes forever. You can't turn it back.",
      },
      {
        question: 'What are the steps of handling a security incident?',
        answer:
          'First comes preparation, with a plan and clear roles. Then the incident is detected and analysed, contained so that it does not spread, and its cause is eradicated. After that the systems are recovered and watched. At the end one reviews what happened, learns from it, and informs those affected and the authorities where required.',
        accepted:
          'Be ready: a plan, and everyone knows their part. Then you notice it and find out what it is, stop it from spreading, get rid of the cause, bring everything back and keep an eye on it. Afterwards you ask what we learn from it and tell those who must know.',
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
