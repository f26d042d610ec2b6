import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Teaching',
    spoken: [
      {
        question: 'How do you plan a lesson?',
        answer:
          'I start with a clear learning objective linked to the curriculum and what the pupils already know. I plan an engaging opening, a clear explanation with examples, guided and independent practice, and checks for understanding along the way. I prepare support and challenge for different learners, and end with a review or exit question.',
      },
      {
        question: 'How do you manage behaviour in your classroom?',
        answer:
          'I set a few clear rules and routines from the first day and apply them calmly and consistently. I build good relationships, praise what goes well and keep lessons engaging, which prevents most problems. When someone misbehaves, I respond privately and respectfully with fair consequences, and look for the cause.',
      },
      {
        question: 'How do you support students who learn at different levels?',
        answer:
          'I find out what each student knows with short assessments, then differentiate the task, the support or the way they show learning, while keeping the same goal. I use scaffolds such as worked examples, flexible groups and extension tasks. I check progress often and adjust, and work with support staff and families.',
      },
      {
        question: 'How do you check that students have understood what you taught?',
        answer:
          'I use formative assessment during the lesson: open questions to all students, mini whiteboards, short quizzes and exit tickets. I wait for answers, ask why and listen for misconceptions. If many have not understood I teach it again in a different way, and I give specific feedback that they can use.',
      },
      {
        question: "How would you handle a parent who is unhappy about a child's grade?",
        answer:
          'I invite the parent to talk, listen without being defensive and thank them for their concern. I show evidence, such as pieces of work and the marking criteria, and explain how the grade was reached. Then we agree on steps that school and home can take, and I follow up on progress.',
      },
    ],
    mcqs: [
      {
        question: 'What is the main purpose of formative assessment?',
        options: [
          'To see how learning is going and adjust the teaching',
          'To replace the need for planning any lessons',
          'To decide which school a student may attend the next year',
          'To rank all the students at the end of the year',
        ],
        answer: 'To see how learning is going and adjust the teaching',
      },
      {
        question: 'Which is the clearest learning objective?',
        options: [
          'The class is interested in mathematics this term',
          'Students will know about fractions and enjoy the lesson',
          'Students can add two fractions with different denominators',
          'The teacher covers chapter four of the textbook',
        ],
        answer: 'Students can add two fractions with different denominators',
      },
      {
        question: 'A student tells you that someone at home is hurting them. What should you do?',
        options: [
          'Promise to keep it secret so that the student trusts you',
          'Investigate by questioning the family yourself',
          'Wait a few weeks to see if it happens again',
          'Listen and report it at once as safeguarding rules say',
        ],
        answer: 'Listen and report it at once as safeguarding rules say',
      },
      {
        question: 'What is scaffolding in teaching?',
        options: [
          'A timetable that shows all the lessons of the week',
          'Temporary support that is removed as the learner gains skill',
          'A punishment that becomes harder each time it is used',
          'A seating plan that puts the tallest students at the back',
        ],
        answer: 'Temporary support that is removed as the learner gains skill',
      },
      {
        question: 'Which feedback helps a student most?',
        options: [
          'Well done, this is very good work and I enjoyed reading it.',
          'This is wrong; you must try harder.',
          'You are one of the cleverest in the class.',
          'Your argument is clear; now add one piece of evidence.',
        ],
        answer: 'Your argument is clear; now add one piece of evidence.',
      },
    ],
  },
];
