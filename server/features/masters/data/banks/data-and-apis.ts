import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'REST API',
    spoken: [
      {
        question: 'What makes an API a REST API?',
        answer:
          'A REST API models its data as resources, each with its own address. Clients work on them with the standard HTTP methods and exchange representations, usually JSON. It is stateless, so each request carries everything the server needs, and responses can be marked as cacheable. Status codes tell how the request went.',
        accepted:
          'Everything is a thing with its own URL, and you get, create, change or delete it with the normal HTTP verbs, mostly in JSON. The server remembers nothing between calls, so each call brings all it needs. You see from the status code if it worked.',
      },
      {
        question: 'What does it mean that an HTTP method is idempotent, and which methods are?',
        answer:
          'A method is idempotent when sending the same request several times has the same effect on the server as sending it once. Get, put and delete are idempotent, and post usually is not. It matters because a client can safely repeat an idempotent request after a timeout. For post, an idempotency key helps.',
        accepted:
          "You can send the same call twice and the second time changes nothing more. Get, put and delete are like that, post normally isn't. So if the line drops you just try again, and for a post you send a key so that it isn't done twice.",
      },
      {
        question: 'How do you version a public API without breaking its clients?',
        answer:
          'I make additive changes, such as new optional fields, without a new version, since clients should ignore what they do not know. For a breaking change I publish a new version, in the path or in a header, and run both for a while. I announce the deprecation early, give a date, and watch who still uses the old one.',
        accepted:
          'Adding an optional field breaks nobody, so that needs no new version. If something really has to break, there is a version two next to version one for some time. I tell people well before, set an end date, and check who is still on the old one.',
      },
      {
        question: 'How would you design paging for a large list in an API?',
        answer:
          'With offset paging the client gives a limit and an offset. It is simple, but slow for deep pages, and rows shift when data changes. With cursor paging the server returns an opaque cursor that marks the last row in a stable order, and the client sends it to get the next page. That stays fast and consistent.',
        accepted:
          'The easy way is skip and take, like skip a hundred and give me twenty, but that gets slow far back and things move when rows are added. Better is to hand out a marker for the last row you saw, and the client asks for what comes after it.',
      },
      {
        question: 'How do you secure a REST API?',
        answer:
          'I use HTTPS everywhere, authenticate every request, for example with short-lived tokens, and check on the server that the caller may access that very resource. All input is validated, queries are parameterized, and requests are rate limited. Errors reveal nothing of the inside, and access is logged.',
        accepted:
          'Only over HTTPS, every call needs a valid token that runs out soon, and the server checks whether this person may see exactly this record. I check everything that comes in, limit how many calls one can make, give nothing away in errors and keep logs.',
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
        accepted:
          "The model has learned its examples by heart, so it looks great on them and fails on anything new. You see it by testing on data it hasn't seen. Give it more data, make it simpler, punish big weights, or stop training earlier.",
      },
      {
        question: 'How do supervised and unsupervised learning differ?',
        answer:
          'Supervised learning trains on examples with known labels and learns to predict them, as in classification and regression. Unsupervised learning has no labels and looks for structure in the data, as in clustering, dimensionality reduction and finding anomalies.',
        accepted:
          'With supervised you give it examples with the right answers, and it learns to predict the answer, a category or a number. With unsupervised nobody tells it the answers, so it finds groups or odd ones out by itself.',
      },
      {
        question: 'What are precision and recall, and when does each matter more?',
        answer:
          'Precision is the share of predicted positives that are really positive. Recall is the share of real positives that the model finds. Recall matters more when a miss is costly, as in screening for a disease, and precision when a false alarm is costly, as in a spam filter. The F1 score balances the two.',
        accepted:
          'Precision: of all it flagged, how many were right. Recall: of all that were there, how many it caught. If missing one is bad, like an illness, you want recall. If crying wolf is bad, like mail going to spam, you want precision.',
      },
      {
        question: 'Why do you split data into training, validation and test sets?',
        answer:
          'The training set is used to fit the model, the validation set to choose between models and tune hyperparameters, and the test set only at the end, to estimate the performance on unseen data. If the test set influenced any choice, the estimate would be too good. No information may leak between the sets.',
        accepted:
          'You train on one part, pick the best model and settings with the second part, and touch the last part only once at the very end to see how good it really is. If you peek at it before, the result looks better than it is.',
      },
      {
        question: 'What is the trade-off between bias and variance?',
        answer:
          'Bias is the error of a model that is too simple to catch the pattern, which is underfitting. Variance is the error of a model that reacts too strongly to its particular training data, which is overfitting. A more complex model lowers bias but raises variance, so one looks for the balance with the lowest error on new data.',
        accepted:
          'A model that is too simple misses the pattern, that is bias. One that is too flexible follows every bit of its training data, that is variance. Making it more complex trades one for the other, so you look for the middle where it does best on new data.',
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
        accepted:
          'I get a feel for it first: which columns, what types, averages, minimum and maximum. I throw out doubles, fix formats and look for nonsense values. When something is missing I ask why before I delete or fill it, and I keep a script so anyone can redo it.',
      },
      {
        question: 'When is the median a better summary than the mean?',
        answer:
          'The median is the middle value, so outliers hardly affect it, while the mean is pulled towards extreme values. For skewed data, such as incomes or house prices, the median describes the typical case better. For roughly symmetric data without outliers the two are close and the mean uses all the values.',
        accepted:
          'When a few values are very big or very small. They drag the average along, but not the one in the middle. With pay or house prices the middle one tells you more about a normal person. If the data is even on both sides, the average is fine.',
      },
      {
        question: 'Why does correlation not imply causation?',
        answer:
          'Two quantities can move together because one causes the other, because the effect goes the other way, because a third factor, a confounder, drives both, or by chance. Ice cream sales and drowning both rise in summer. To show causation one needs a controlled experiment or a careful design that accounts for confounders.',
        accepted:
          "Just because two things go up together one needn't cause the other. It may be the other way round, both may come from a third thing like hot weather, or it is luck. To be sure you need an experiment.",
      },
      {
        question: 'What is an A/B test, and what do you watch out for?',
        answer:
          'An A/B test assigns users at random to two variants and compares one metric chosen in advance. I work out the sample size first, run it long enough, and check whether the difference is statistically significant and large enough to matter. I do not stop early just because the result looks good, and avoid testing many metrics at once.',
        accepted:
          "You show half the people one version and half the other, by chance, and look at one number you picked before. You work out how many people you need, let it run to the end and check the difference isn't just luck. Stopping when you like the result is cheating.",
      },
      {
        question: 'How do you present the result of an analysis to people who are not analysts?',
        answer:
          'I start with the answer to their question and what it means for their decision. I use few, simple charts with clear titles and labels, and avoid jargon. I say how certain the result is and which assumptions it rests on, and recommend a next step. The details go into an appendix.',
        accepted:
          "I say the answer first and what they should do about it. A simple chart or two with a clear heading, no technical words. I'm open about how sure we are and what we assumed, and keep the details for those who ask.",
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
];
