import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'JavaScript',
    spoken: [
      {
        question: 'What is a closure in JavaScript, and what is it useful for?',
        answer:
          'A closure is a function together with the variables of the scope in which it was created. The function can still read and change those variables after the outer function has returned. It is useful for private state, callbacks and event handlers, and functions that make other functions.',
        accepted:
          "It's a function that remembers the variables around it from where it was made, even when the outer function is long finished. You can keep something private with it, or make functions that build other functions, or use it in handlers.",
      },
      {
        question: 'How do var, let and const differ in JavaScript?',
        answer:
          'A variable declared with var belongs to the whole function and is hoisted with the value undefined. Let and const belong to the block and cannot be used before their declaration. Const cannot be reassigned, although an object it holds can still be changed, while let can be reassigned.',
        accepted:
          "Var counts for the whole function and is there from the top, but undefined. Let and const count only inside the braces and not before the line. Const can't point to something else later, though you can change what's in the object, and let can.",
      },
      {
        question: 'How does the JavaScript event loop handle asynchronous code?',
        answer:
          'JavaScript runs on a single thread with one call stack. Asynchronous work such as timers and network requests is done by the environment, which queues a callback when it finishes. When the stack is empty, the event loop first runs all microtasks such as promise callbacks, and then takes the next task from the queue.',
        accepted:
          "There's only one thread. Waiting for timers and requests happens outside, and when it's done the callback waits in a queue. Once the stack is empty the loop takes promises first, all of them, and then the next one in the queue.",
      },
      {
        question: 'What is a promise, and how do async and await relate to it?',
        answer:
          'A promise is an object that stands for a value that will be available later. It is pending at first, and is then either fulfilled with a value or rejected with an error. An async function always returns a promise, and await pauses that function until a promise settles, so errors can be caught with try and catch.',
        accepted:
          "It's a placeholder for something that comes later. Either it works out and you get the value, or it fails and you get the error. Await just waits for it inside an async function, and then you can use try and catch as usual.",
      },
      {
        question: 'What does the keyword this refer to in JavaScript?',
        answer:
          'In a normal function, this depends on how the function is called: in a method call it is the object before the dot. In strict mode a plain call gives undefined, and call, apply and bind set it explicitly. An arrow function has no this of its own and takes it from the surrounding scope.',
        accepted:
          "It depends how you call it. Called on an object it's the thing before the dot, called on its own it's undefined in strict mode, and with bind or call you choose it. An arrow function just takes it from outside.",
      },
    ],
    mcqs: [
      {
        question: 'What is the result of typeof null in JavaScript?',
        options: ['"null"', '"undefined"', '"object"', '"number"'],
        answer: '"object"',
      },
      {
        question:
          'Which array method returns a new array with the results of calling a function on every element?',
        options: ['map', 'forEach', 'reduce', 'some'],
        answer: 'map',
      },
      {
        question: 'What does the strict equality operator === do that == does not?',
        options: [
          'It compares objects by their contents',
          'It compares without converting the types of the operands',
          'It ignores upper and lower case in strings',
          'It treats NaN as equal to NaN',
        ],
        answer: 'It compares without converting the types of the operands',
      },
      {
        question:
          'Which call rejects as soon as any one of several promises rejects, and else gives all their values?',
        options: ['Promise.race', 'Promise.any', 'Promise.allSettled', 'Promise.all'],
        answer: 'Promise.all',
      },
      {
        question: 'What is the value of [1, 2, 3].indexOf(4)?',
        options: ['undefined', '-1', '0', 'null'],
        answer: '-1',
      },
    ],
  },
  {
    skill: 'TypeScript',
    spoken: [
      {
        question: 'What does TypeScript add to JavaScript, and why would a team use it?',
        answer:
          'TypeScript adds static types to JavaScript and checks them before the code runs. The types are erased, so what runs is plain JavaScript. A team uses it to find mistakes early, to get better completion and refactoring in the editor, and because types document what functions expect.',
        accepted:
          "You write down types and it checks them before anything runs. At the end it's plain JavaScript, the types are gone. You catch stupid mistakes early, the editor helps you better and you see what a function wants.",
      },
      {
        question: 'What is the difference between the types any and unknown?',
        answer:
          'Any value can be assigned to either of them. With any, the compiler stops checking, so you can call or read anything and errors appear only at run time. With unknown you must first narrow the type, for example with a typeof check, before you may use the value, so unknown is the safe choice.',
        accepted:
          "You can put anything in both. With any it stops looking, so you can do whatever you like and it blows up when it runs. With unknown you have to check first what it is, say with typeof, so that's the safer one.",
      },
      {
        question: 'What is a discriminated union, and when would you use one?',
        answer:
          'It is a union of object types that share one property with a different literal value in each, such as a kind or status field. When you check that property in an if or switch, the compiler narrows the value to the matching member. I use it for states or messages, and with never the compiler tells me about a forgotten case.',
        accepted:
          'Several object types that all have the same field, like kind or status, with a different word in each. You look at that field and TypeScript knows which one it is. Good for states, and it tells you if you forgot a case.',
      },
      {
        question: 'What are generics in TypeScript?',
        answer:
          'Generics are type parameters for functions, classes and types. They let you write code once that works with many types while keeping the relation between input and output, for example a function that returns the first element of a list of any type. A constraint with extends limits which types are allowed.',
        accepted:
          'You leave the type open and fill it in when you use it. So you write it once, for a list of anything, and still know that what comes out is what went in. With extends you say what kind of types are allowed.',
      },
      {
        question: 'How do an interface and a type alias differ in TypeScript?',
        answer:
          'Both can describe the shape of an object. An interface can be extended and can be declared again, in which case the declarations are merged. A type alias can also name unions, tuples, primitives and mapped or conditional types, but it cannot be declared twice.',
        accepted:
          'Both say what an object looks like. You can extend an interface, and if you write it twice the two are put together. A type can do more, like either this or that, tuples or mapped ones, but you can only write it once.',
      },
    ],
    mcqs: [
      {
        question: 'Which utility type makes every property of a type optional?',
        options: ['Required', 'Partial', 'Readonly', 'Pick'],
        answer: 'Partial',
      },
      {
        question: 'What does the type never stand for?',
        options: [
          'A value that can be null',
          'A value of any type',
          'A function without parameters',
          'A value that cannot occur',
        ],
        answer: 'A value that cannot occur',
      },
      {
        question: 'What does the expression keyof Person give, for an object type Person?',
        options: [
          'The union of the names of its properties',
          'The union of the types of its properties',
          'An array of its property names at run time',
          'The number of its properties',
        ],
        answer: 'The union of the names of its properties',
      },
      {
        question: 'What happens to an interface when TypeScript is compiled to JavaScript?',
        options: [
          'It becomes a class',
          'It becomes a frozen object',
          'It is removed, and nothing of it is left at run time',
          'It becomes a function that checks values',
        ],
        answer: 'It is removed, and nothing of it is left at run time',
      },
      {
        question: 'Which compiler option makes null and undefined count as types of their own?',
        options: ['noImplicitAny', 'strictNullChecks', 'esModuleInterop', 'isolatedModules'],
        answer: 'strictNullChecks',
      },
    ],
  },
  {
    skill: 'Python',
    spoken: [
      {
        question: 'What is the difference between a list and a tuple in Python?',
        answer:
          'Both are ordered sequences. A list is mutable, so you can add, remove and replace elements. A tuple is immutable: once made it cannot change. Because of that, a tuple of hashable values can be a dictionary key or a member of a set, and it suits fixed groups of values.',
        accepted:
          "Both keep things in order. You can change a list, add and take out, but a tuple stays as it is. That's why you can use a tuple as a key in a dict, and it's good for things that belong together.",
      },
      {
        question: 'What is a decorator in Python?',
        answer:
          'A decorator is a function that takes a function or class and returns a replacement, usually a wrapper that adds behaviour. You apply it by writing the at sign and its name above the definition. Typical uses are logging, caching, timing, checking permissions and registering routes in a web framework.',
        accepted:
          'It wraps a function in another one that does something before or after. You write an at and the name on top of it. People use it for logging, caching, timing, checking who may do it, or the routes in Flask.',
      },
      {
        question: 'What is a generator in Python, and why would you use one?',
        answer:
          'A generator is a function that uses yield to hand out values one at a time. It keeps its state between values and goes on where it stopped. Because the values are made lazily, it needs little memory, so it suits large files, streams and sequences without an end.',
        accepted:
          "It's a function with yield that gives you one value after another and remembers where it was. It only makes the next when you ask, so it hardly needs memory. Good for huge files or things that never end.",
      },
      {
        question: 'What is the global interpreter lock in Python, and what follows from it?',
        answer:
          'The global interpreter lock lets only one thread run Python bytecode at a time in the standard build of CPython. Threads therefore do not speed up work that is bound by the processor, though they do help with waiting for input and output. For heavy computation one uses several processes or native libraries that release the lock.',
        accepted:
          "It's a lock so that only one thread can run Python at a time. So threads don't make number crunching faster, only waiting for network or disk. For real work you take several processes, or a library in C that lets go of the lock.",
      },
      {
        question: 'Why is a mutable default argument a trap in Python?',
        answer:
          'Default values are evaluated once, when the function is defined, not at each call. If the default is a list or a dictionary, all calls that leave out the argument share the same object, so changes from one call appear in the next. The usual way is to use None as default and create the list inside.',
        accepted:
          "The default is made only once, when the function is defined. So if it's a list, every call uses the same list and still sees what the last one put in. You write None instead and make the list inside.",
      },
    ],
    mcqs: [
      {
        question: 'What does the expression [x * 2 for x in range(3)] give in Python?',
        options: ['[2, 4, 6]', '[0, 1, 2]', '[0, 2, 4]', '[0, 2, 4, 6]'],
        answer: '[0, 2, 4]',
      },
      {
        question: 'Which statement makes sure that a file is closed, even when an error occurs?',
        options: ['with open(path) as f', 'if open(path)', 'for f in open(path)', 'f = open(path)'],
        answer: 'with open(path) as f',
      },
      {
        question: 'Which of these Python types is immutable?',
        options: ['list', 'dict', 'set', 'str'],
        answer: 'str',
      },
      {
        question: 'What is the value of 7 // 2 in Python 3?',
        options: ['3.5', '3', '4', '1'],
        answer: '3',
      },
      {
        question: 'What does a dictionary return for d.get("key") when the key is missing?',
        options: ['It raises a KeyError', 'An empty string', 'None', '0'],
        answer: 'None',
      },
    ],
  },
  {
    skill: 'Java',
    spoken: [
      {
        question: 'What is the difference between an interface and an abstract class in Java?',
        answer:
          'An interface describes what a class can do, and a class may implement many of them. An abstract class may have fields that hold state, constructors and finished methods, but a class can extend only one. Since Java 8 an interface can also have default methods, yet it still has no instance fields.',
        accepted:
          'An interface only says what it can do, and you can have as many as you like. An abstract class can already have fields, a constructor and some code, but you get only one of them. Interfaces have default methods by now, but no state.',
      },
      {
        question: 'How does garbage collection work in Java?',
        answer:
          'The virtual machine frees memory automatically. The collector starts from roots such as local variables and static fields, follows all references, and treats objects that cannot be reached as garbage. Most collectors are generational: new objects are collected often, because most die young, and survivors are moved to an old generation.',
        accepted:
          "It cleans up memory by itself. It starts at what's in use and follows the references, and what it can't get to is thrown away. Most objects die young so the new ones are checked often, and those that live go to the old area.",
      },
      {
        question: 'Why must you override hashCode when you override equals in Java?',
        answer:
          'The contract says that equal objects must have the same hash code. Collections such as HashMap and HashSet first use the hash code to find the bucket and only then call equals. If two equal objects had different hash codes, lookups would fail and sets could hold duplicates.',
        accepted:
          "Two that are equal must have the same hash. A HashMap goes to the bucket by hash first and only then compares. If they don't match you put it in and never find it again, or have it twice in a set.",
      },
      {
        question: 'What is the difference between checked and unchecked exceptions in Java?',
        answer:
          'Checked exceptions must be caught or declared with throws, and the compiler enforces it. They stand for conditions that a caller may recover from, such as an input and output error. Unchecked exceptions extend RuntimeException, need no declaration, and usually show programming errors such as a null pointer or a bad index.',
        accepted:
          "Checked ones you must catch or put throws on the method, or it doesn't compile, for things like a file that's not there. The others come from RuntimeException, you needn't declare them, and mostly it's a bug like a null pointer.",
      },
      {
        question: 'What are streams in Java, and how do they work?',
        answer:
          'A stream processes a sequence of elements in a declarative way, with operations such as filter, map and collect. Intermediate operations are lazy and return another stream; nothing runs until a terminal operation is called. A stream does not store or change its source, can be used only once, and can also run in parallel.',
        accepted:
          "You put steps one after another, filter, map, collect, and say what you want and not how. Nothing happens before the last step. It doesn't change the list it comes from, you can use it only once, and it can go parallel.",
      },
    ],
    mcqs: [
      {
        question: 'How should two String objects in Java be compared for equal text?',
        options: ['With the == operator', 'With equals', 'With hashCode', 'With instanceof'],
        answer: 'With equals',
      },
      {
        question: 'Which Java collection keeps no duplicates?',
        options: ['ArrayList', 'LinkedList', 'ArrayDeque', 'HashSet'],
        answer: 'HashSet',
      },
      {
        question: 'What does the keyword final mean on a class in Java?',
        options: [
          'It cannot be extended',
          'It cannot be instantiated',
          'All its fields are constant',
          'It is loaded last',
        ],
        answer: 'It cannot be extended',
      },
      {
        question: 'Which part of a try statement runs whether or not an exception is thrown?',
        options: ['catch', 'throws', 'finally', 'throw'],
        answer: 'finally',
      },
      {
        question: 'What is the default value of an int field in a Java object?',
        options: ['null', '0', '-1', 'It is undefined until set'],
        answer: '0',
      },
    ],
  },
  {
    skill: 'C#',
    spoken: [
      {
        question: 'What is the difference between value types and reference types in C sharp?',
        answer:
          'A value type, such as an int or a struct, holds its data directly, and assigning it makes a copy. A reference type, such as a class, an array or a string, holds a reference to an object on the managed heap, so two variables can refer to the same object and see the same changes.',
        accepted:
          'With a value type like an int or a struct you have the thing itself, and when you assign it you get a copy. With a class you only have a reference, so two variables can look at the same object and both see it change.',
      },
      {
        question: 'How do async and await work in C sharp?',
        answer:
          'An async method returns a task and can wait for other tasks with await. At an await on unfinished work, the method gives control back to its caller and the thread is free for something else. When the task completes, the rest of the method continues. So waiting for input and output does not block threads.',
        accepted:
          'Await means I wait here without blocking. The method goes back to who called it, the thread can do something else, and when the task is done it carries on from there. It returns a Task. Good for network and files.',
      },
      {
        question: 'What is LINQ, and what does deferred execution mean?',
        answer:
          'LINQ is a set of query operations, such as where, select and order by, that work in the same way on collections, databases and XML. Deferred execution means that a query is not run when it is written but when its results are enumerated, for example in a foreach loop or by calling ToList.',
        accepted:
          "You write queries like where and select in C sharp, and it's the same for lists, databases or XML. It's not run when you write it, only when you go through it, with foreach or when you call ToList.",
      },
      {
        question: 'What is the purpose of the IDisposable interface and the using statement in C sharp?',
        answer:
          'IDisposable is for objects that hold resources which the garbage collector does not release in time, such as files, sockets and database connections. Its Dispose method frees them. The using statement calls Dispose automatically when the block is left, even when an exception is thrown.',
        accepted:
          "It's for things the garbage collector doesn't close soon enough, like files or connections. Dispose lets go of them, and with using it's called by itself at the end of the block, even if there's an exception.",
      },
      {
        question: 'What are delegates and events in C sharp?',
        answer:
          'A delegate is a type-safe reference to a method, so methods can be stored in variables and passed as parameters. An event is built on a delegate: a class raises it, and other code subscribes handlers to it. Outside code can only add or remove handlers; only the class itself can raise the event.',
        accepted:
          'A delegate is like a variable that holds a method, with the right signature, so you can pass it on. An event is made with one: the class fires it, others sign up for it, and from outside you can only sign up or off.',
      },
    ],
    mcqs: [
      {
        question: 'Which C# keyword lets a derived class replace a virtual method of its base class?',
        options: ['new', 'sealed', 'abstract', 'override'],
        answer: 'override',
      },
      {
        question: 'What does the operator ?? do in C#?',
        options: [
          'It compares two references',
          'It throws when the left side is null',
          'It gives the right side when the left side is null',
          'It converts a value to a nullable type',
        ],
        answer: 'It gives the right side when the left side is null',
      },
      {
        question: 'Which of these C# types is a value type?',
        options: ['struct', 'class', 'string', 'delegate'],
        answer: 'struct',
      },
      {
        question: 'Which collection in .NET stores pairs of keys and values with fast lookup by key?',
        options: ['List', 'Dictionary', 'Queue', 'Stack'],
        answer: 'Dictionary',
      },
      {
        question: 'What does the sealed modifier on a C# class prevent?',
        options: [
          'Creating objects of it',
          'Reading its private members',
          'Serializing it',
          'Inheriting from it',
        ],
        answer: 'Inheriting from it',
      },
    ],
  },
  {
    skill: 'SQL',
    spoken: [
      {
        question: 'What is the difference between an inner join and a left join in SQL?',
        answer:
          'An inner join returns only the rows that have a match in both tables. A left join returns all rows of the left table; where the right table has no match, its columns are null. I use a left join when I must keep rows without a partner, for example customers without orders.',
        accepted:
          "Inner gives you only rows that have a partner on both sides. Left gives you everything from the left, and where there's nothing on the right you get null. You take left if you want the customers without an order too.",
      },
      {
        question: 'What is a database index, and what does it cost?',
        answer:
          'An index is an extra structure, usually a B-tree, that lets the database find rows by the value of some columns without scanning the whole table. It makes reads faster. The cost is that it takes storage, and that every insert, update and delete must also maintain it, so writes become slower.',
        accepted:
          "It's like the index of a book, so it finds the rows without reading the whole table. Reading is faster. But it needs space, and whenever you write something the index has to be changed too.",
      },
      {
        question: 'What is a transaction, and what do the ACID properties mean?',
        answer:
          'A transaction groups statements so that they take effect together or not at all. Atomicity means all or nothing, consistency means that the rules of the data hold afterwards, isolation means that concurrent transactions do not disturb each other, and durability means that committed changes survive a crash.',
        accepted:
          "Several statements that belong together: all of them or none. Atomic is that all or nothing, consistent means the rules still hold, isolated that others don't get in the way, and durable that it's still there after a crash.",
      },
      {
        question: 'How do the WHERE and HAVING clauses differ in SQL?',
        answer:
          'Where filters single rows before they are grouped, so it cannot use aggregate functions. Having filters the groups after group by, so it can use aggregates such as count or sum. For example, where keeps the orders of this year, and having keeps the customers with more than ten of them.',
        accepted:
          "Where throws out rows before you group them, so no count or sum in there. Having throws out groups after that. So where for this year's orders, having for customers with more than ten.",
      },
      {
        question: 'What is normalization in a relational database, and when would you go without it?',
        answer:
          'Normalization means organising tables so that each fact is stored once, with keys that connect the tables. It avoids redundancy and anomalies when data is inserted, updated or deleted. I denormalize on purpose when reads must be very fast, as in reporting, and accept that copies have to be kept in step.',
        accepted:
          "Every fact is in there only once, and tables are joined by keys. So nothing is double and you can't forget to change it in one place. If reading has to be really fast, for reports, I copy things on purpose and keep them in step.",
      },
    ],
    mcqs: [
      {
        question: 'Which SQL clause removes duplicate rows from a result?',
        options: ['UNIQUE', 'DISTINCT', 'LIMIT', 'EXCEPT'],
        answer: 'DISTINCT',
      },
      {
        question: 'What does COUNT(column) count in SQL?',
        options: [
          'All rows of the table',
          'The distinct values of the column',
          'The rows in which the column is not null',
          'The rows in which the column is null',
        ],
        answer: 'The rows in which the column is not null',
      },
      {
        question: 'How is a missing value tested for in SQL?',
        options: ['column IS NULL', 'column = NULL', 'column == NULL', "column = ''"],
        answer: 'column IS NULL',
      },
      {
        question: 'What is the best protection against SQL injection?',
        options: [
          'Hiding the error messages',
          'Encrypting the database',
          'Using longer table names',
          'Parameterized queries',
        ],
        answer: 'Parameterized queries',
      },
      {
        question: 'What does a foreign key ensure?',
        options: [
          'That the column holds no duplicates',
          'That the value exists in the table it refers to',
          'That the column is encrypted',
          'That the table is sorted by the column',
        ],
        answer: 'That the value exists in the table it refers to',
      },
    ],
  },
];
