import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Teaching',
    spoken: [
      {
        question: 'How do you plan a lesson?',
        answer:
          'I start with a clear learning objective linked to the curriculum and what the pupils already know. I plan an engaging opening, a clear explanation with examples, guided and independent practice, and checks for understanding along the way. I prepare support and challenge for different learners, and end with a review or exit question.',
        accepted:
          "What should they be able to do at the end, and what do they know already? From there I plan a start that grabs them, I explain with examples, we do some together, then they try alone. In between I check they follow, there's help and extra for those who need it, and a quick look back at the end.",
      },
      {
        question: 'How do you manage behaviour in your classroom?',
        answer:
          'I set a few clear rules and routines from the first day and apply them calmly and consistently. I build good relationships, praise what goes well and keep lessons engaging, which prevents most problems. When someone misbehaves, I respond privately and respectfully with fair consequences, and look for the cause.',
        accepted:
          'There are few rules, they know them from day one and I stick to them. I know my kids, praise a lot and keep them busy, so most trouble never starts. If someone acts up I talk to them quietly, it has a fair consequence, and I want to know why.',
      },
      {
        question: 'How do you support students who learn at different levels?',
        answer:
          'I find out what each student knows with short assessments, then differentiate the task, the support or the way they show learning, while keeping the same goal. I use scaffolds such as worked examples, flexible groups and extension tasks. I check progress often and adjust, and work with support staff and families.',
        accepted:
          "A short test shows me who's where. All have the same goal, but the task or the help is different, examples for some, something harder for others, and the groups change. I keep checking and talk with the assistant and the parents.",
      },
      {
        question: 'How do you check that students have understood what you taught?',
        answer:
          'I use formative assessment during the lesson: open questions to all students, mini whiteboards, short quizzes and exit tickets. I wait for answers, ask why and listen for misconceptions. If many have not understood I teach it again in a different way, and I give specific feedback that they can use.',
        accepted:
          "During the lesson I ask everybody, not only those with their hand up, on little whiteboards or with a quick quiz or a slip at the door. I ask why and listen for what they got wrong. If many didn't get it I explain it in another way.",
      },
      {
        question: "How would you handle a parent who is unhappy about a child's grade?",
        answer:
          'I invite the parent to talk, listen without being defensive and thank them for their concern. I show evidence, such as pieces of work and the marking criteria, and explain how the grade was reached. Then we agree on steps that school and home can take, and I follow up on progress.',
        accepted:
          'I ask them to come in and let them say everything without fighting back. I show them the work and how we mark, so they see where the grade comes from. Then we agree what we do at school and what they do at home, and I ring them later.',
      },
      {
        question: 'How do you give pupils feedback on their written work?',
        answer:
          'I mark it soon, while the task is still fresh, and against criteria the pupils know. I name one thing that works and one next step, in words they understand, instead of correcting everything. I give them time in the lesson to act on it, and look at whether the next piece is better.',
        accepted:
          "They get it back quickly, and I don't cover it in red. I say what's good and the one thing to do next, so that they get it, and it fits what we said counts. Then they work on it in class, and I check if it helped the next time.",
      },
      {
        question: 'How do you get every pupil to take part, not only the ones who raise their hands?',
        answer:
          'I ask the question first, wait a few seconds and then choose who answers, so that everybody has to think. I let them talk in pairs before they share, use mini whiteboards so that all show an answer, and make it safe to be wrong. I keep a quiet eye on who has not spoken yet.',
        accepted:
          "I ask, give them a moment and then pick somebody, so nobody can switch off. They talk it over with their neighbour first, or everyone writes it on a little board and holds it up. Nobody gets laughed at for a mistake, and I remember who hasn't said anything.",
      },
      {
        question: 'What do you do when a lesson is not working?',
        answer:
          'I stop and find out why: I ask a question or look at their work to see whether the task is too hard, too easy or unclear. I explain it again with a simpler example, break it into smaller steps or change the activity. Afterwards I note what went wrong and plan the next lesson differently.',
        accepted:
          "I don't just carry on. I look at what they've got and ask, is it too difficult, too easy or did they not understand what to do. Then I show it again in a simpler way or in small steps, or we do something else. Later I write down why and change it for next time.",
      },
      {
        question: 'How do you work with a teaching assistant in your classroom?',
        answer:
          'I share the plan before the lesson and say what the goal is, whom to support and how. The assistant helps pupils to think for themselves instead of giving the answers, and I spend time with those who find it hardest too. Afterwards we talk briefly about what they noticed, and I value their view.',
        accepted:
          "They know the plan before we start, what I want the kids to learn and who needs them. They're not there to do the work for the child but to help it think. I sit with the weaker ones too, not only the assistant. And after class I ask what they saw.",
      },
      {
        question: 'What would you do if you noticed that a pupil was being bullied?',
        answer:
          'I stop it at once and make sure the pupil is safe, listen in private and take it seriously without promising secrecy. I write down the facts, report it to the person our policy names and inform the parents. I speak to those who did it separately, agree consequences and support, and check over the next weeks that it has ended.',
        accepted:
          "I step in right away and get the child out of it. Then I sit down with them alone, believe them, and say I can't keep it a secret. I note what happened, tell whoever is in charge of that and the parents. I talk to the others one by one, there's a consequence, and I keep watching for weeks.",
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
      {
        question: 'Which question checks understanding best?',
        options: [
          'Is everybody following so far?',
          'Can you explain in your own words why it works?',
          'Does anyone still have a question?',
          'That was clear to all of you, was it not?',
        ],
        answer: 'Can you explain in your own words why it works?',
      },
      {
        question: 'Why does a teacher come back to a topic some weeks after it was taught?',
        options: [
          'To fill a lesson for which there is no plan',
          'To give the weaker pupils a second mark',
          'Because recalling it after a while makes it last',
          'Because the class should finish the book later',
        ],
        answer: 'Because recalling it after a while makes it last',
      },
      {
        question: 'What should a teacher do first when two pupils begin to fight?',
        options: [
          'Let them finish, because that settles it',
          'Find out who began it before doing anything',
          'Hold the stronger one down on the floor',
          'Stop it calmly and safely, and send for help',
        ],
        answer: 'Stop it calmly and safely, and send for help',
      },
      {
        question: 'What does it mean to differentiate a task?',
        options: [
          'To adapt it to what pupils need for the same goal',
          'To give each pupil a different subject',
          'To mark boys and girls by different rules',
          'To let the fastest pupils go home earlier',
        ],
        answer: 'To adapt it to what pupils need for the same goal',
      },
      {
        question: 'What is the best use of a wrong answer in class?',
        options: [
          'Pass over it, so that nobody is embarrassed',
          'Ask how the pupil got there and work from that',
          'Give the right answer and move on quickly',
          'Ask the best pupil to correct it',
        ],
        answer: 'Ask how the pupil got there and work from that',
      },
    ],
  },
];
