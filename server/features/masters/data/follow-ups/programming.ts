import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // JavaScript
  'What is a closure in JavaScript, and what is it useful for?': [
    {
      idea: 'A closure is a function together with the variables of the scope in which it was created',
      question: 'What exactly does JavaScript keep when it makes a closure?',
    },
    {
      idea: 'change those variables after the outer function has returned',
      question: 'What can the inner part still do once the call around it is over?',
    },
  ],
  'How do var, let and const differ in JavaScript?': [
    {
      idea: 'Let and const belong to the block',
      question: 'Where in the code can you use a name that was declared with let or const?',
    },
    { idea: 'Const cannot be reassigned', question: 'What does const forbid that the others allow?' },
  ],
  'How does the JavaScript event loop handle asynchronous code?': [
    {
      idea: 'the event loop first runs all microtasks such as promise callbacks',
      question: 'Several of them are waiting. Which ones come before the others?',
    },
    {
      idea: 'JavaScript runs on a single thread with one call stack',
      question: 'How much JavaScript can be worked on at the same moment, and why?',
    },
  ],
  'What is a promise, and how do async and await relate to it?': [
    { idea: 'is then either fulfilled with a value', question: 'What states can it end in?' },
    {
      idea: 'await pauses',
      question: 'What happens inside the function at the point where you write await?',
    },
  ],
  'What does the keyword this refer to in JavaScript?': [
    {
      idea: 'this depends on how the function is called:',
      question: 'What decides its value when you use it in an ordinary piece of code?',
    },
    {
      idea: 'An arrow function has no this of its own',
      question: 'How is it different when you write the short form with =>?',
    },
  ],
  // TypeScript
  'What does TypeScript add to JavaScript, and why would a team use it?': [
    {
      idea: 'checks them before the code runs',
      question: 'At which moment does a team learn of its mistakes?',
    },
    { idea: 'The types are erased', question: 'What is left of it when the program runs?' },
  ],
  'What is the difference between the types any and unknown?': [
    { idea: 'With any, the compiler stops checking', question: 'What do you lose when you choose any?' },
    {
      idea: 'With unknown you must first narrow the type',
      question: 'What do you have to do with an unknown before you can work with it?',
    },
  ],
  'What is a discriminated union, and when would you use one?': [
    {
      idea: 'that share one property with a different literal value in each',
      question: 'How can the code tell the members apart?',
    },
    {
      idea: 'if or switch, the compiler narrows the value to the matching member',
      question: 'What do you get for it once you have looked at that property?',
    },
  ],
  'What are generics in TypeScript?': [
    {
      idea: 'They let you write code once',
      question: 'What would you have to do again and again without them?',
    },
    { idea: 'A constraint with extends limits', question: 'How do you say that not every type is welcome?' },
  ],
  'How do an interface and a type alias differ in TypeScript?': [
    {
      idea: 'in which case the declarations are merged',
      question: 'What happens when the same name is used a second time?',
    },
    {
      idea: 'A type alias can also name unions',
      question: 'What can you describe with one of them but not with the other?',
    },
  ],
  // Python
  'What is the difference between a list and a tuple in Python?': [
    { idea: 'A tuple is immutable:', question: 'What are you unable to do with one of them once it exists?' },
    {
      idea: 'Because of that, a tuple of hashable values can be a dictionary key',
      question: 'Where can you put one of them, where the other is refused?',
    },
  ],
  'What is a decorator in Python?': [
    { idea: 'that adds behaviour', question: 'What does it do for the code that it is put on?' },
    { idea: 'You apply it by writing the at sign', question: 'How do you put one on your own code?' },
  ],
  'What is a generator in Python, and why would you use one?': [
    {
      idea: 'that uses yield to hand out values one at a time',
      question: 'Which word of the language makes it one, and what does that word do?',
    },
    { idea: 'it needs little memory', question: 'What is the advantage when the data is very large?' },
  ],
  'What is the global interpreter lock in Python, and what follows from it?': [
    {
      idea: 'Threads therefore do not speed up work',
      question: 'What does it mean for a program that computes a lot?',
    },
    {
      idea: 'though they do help with waiting for input and output',
      question: 'For which kind of work is it no obstacle, and why?',
    },
  ],
  'Why is a mutable default argument a trap in Python?': [
    { idea: 'Default values are evaluated once', question: 'When does Python work it out, and how often?' },
    { idea: 'The usual way is to use None as default', question: 'How do you write it instead?' },
  ],
  // Java
  'What is the difference between an interface and an abstract class in Java?': [
    { idea: 'a class may implement many of them', question: 'How many of each can a single class take on?' },
    {
      idea: 'that hold state',
      question: 'What can you put into one of them that has no place in the other?',
    },
  ],
  'How does garbage collection work in Java?': [
    { idea: 'follows all references', question: 'How does it find out what is still in use?' },
    {
      idea: 'Most collectors are generational:',
      question: 'Why are young and old data treated differently?',
    },
  ],
  'Why must you override hashCode when you override equals in Java?': [
    {
      idea: 'The contract says that equal objects must have the same hash code',
      question: 'What do the rules of the language promise about two things that are equal?',
    },
    { idea: 'lookups would fail', question: 'What goes wrong in practice if you forget it?' },
  ],
  'What is the difference between checked and unchecked exceptions in Java?': [
    { idea: 'the compiler enforces it', question: 'Who makes sure that you deal with them, and when?' },
    {
      idea: 'usually show programming errors such as a null pointer',
      question: 'What is the reason in most cases when one of the other kind appears?',
    },
  ],
  'What are streams in Java, and how do they work?': [
    {
      idea: 'Intermediate operations are lazy',
      question: 'At which moment is the work really done, and what happens before that?',
    },
    { idea: 'A stream does not store', question: 'What becomes of the collection that you began with?' },
  ],
  // C#
  'What is the difference between value types and reference types in C sharp?': [
    {
      idea: 'assigning it makes a copy',
      question: 'What happens when you put one variable into another, for an int or a struct?',
    },
    {
      idea: 'two variables can refer to the same object',
      question: 'What happens to the first name when you alter the second one, for a class?',
    },
  ],
  'How do async and await work in C sharp?': [
    {
      idea: 'the method gives control back to its caller',
      question: 'What happens at the moment when the awaited work is not done yet?',
    },
    { idea: 'waiting for input', question: 'What does a server gain from it?' },
  ],
  'What is LINQ, and what does deferred execution mean?': [
    {
      idea: 'when it is written but when its results are enumerated',
      question: 'When does the work of such a query really happen?',
    },
    { idea: 'that work in the same way on collections', question: 'On what kinds of data can you use it?' },
  ],
  'What is the purpose of the IDisposable interface and the using statement in C sharp?': [
    { idea: 'that hold resources', question: 'What kind of object needs it?' },
    {
      idea: 'even when an exception is thrown',
      question: 'What does the statement guarantee if something goes wrong in the middle?',
    },
  ],
  'What are delegates and events in C sharp?': [
    {
      idea: 'methods can be stored in variables',
      question: 'What can you do with it once you have a delegate?',
    },
    {
      idea: 'Outside code can only add',
      question: 'What are other classes allowed to do with an event, and what not?',
    },
  ],
  // SQL
  'What is the difference between an inner join and a left join in SQL?': [
    {
      idea: 'A left join returns all rows of the left table',
      question: 'What do you get that the other join would leave out?',
    },
    { idea: 'its columns are null', question: 'What do you see where nothing fits?' },
  ],
  'What is a database index, and what does it cost?': [
    {
      idea: 'that lets the database find rows by the value of some columns without scanning the whole table',
      question: 'What would the database have to do without one?',
    },
    { idea: 'that every insert', question: 'What happens when data is changed?' },
  ],
  'What is a transaction, and what do the ACID properties mean?': [
    {
      idea: 'isolation means that concurrent transactions do not disturb each other',
      question: 'What about several users who work at once?',
    },
    {
      idea: 'durability means that committed changes survive a crash',
      question: 'What may users rely on after the server loses power?',
    },
  ],
  'How do the WHERE and HAVING clauses differ in SQL?': [
    {
      idea: 'Where filters single rows before they are grouped',
      question: 'At which step of the query does the first of them act?',
    },
    {
      idea: 'it can use aggregates such as count or sum',
      question: 'What can you write in one of them that is refused in the other?',
    },
  ],
  'What is normalization in a relational database, and when would you go without it?': [
    {
      idea: 'that each fact is stored once',
      question: 'What is the aim when you decide which table something goes into?',
    },
    {
      idea: 'when reads must be very fast',
      question: 'In which situation would you break the rules on purpose?',
    },
  ],
};
