// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readyReport, spokenAnswer } from '#web/testing/reports.ts';
import { show } from '#web/testing/show.tsx';
import { ReportView } from './report-view.tsx';

test('a ready report shows the person, the score, the summary and each answer with its verdict', () => {
  show(<ReportView report={readyReport()} />);
  screen.getByRole('heading', { level: 1, name: 'Maya Stone' });
  screen.getByText('90%');
  expect(screen.getAllByText('One answer was correct.').length).toBeGreaterThan(0);
  screen.getByRole('heading', { name: 'Questionnaire' });
  screen.getByText('What is an index for?');
  expect(screen.getAllByText('Correct').length).toBeGreaterThan(0);
});

test('a report without a scored question says so instead of a score', () => {
  const questionnaireReport = [spokenAnswer({ kind: 'personal', answerStatus: 'Not Scored' })];
  const application = { id: 'application-1', scorePercent: null };
  show(<ReportView report={readyReport({ application, questionnaireReport })} />);
  screen.getByLabelText('Interview sense: no question is scored');
  expect(screen.queryByText('0%')).toBeNull();
});

test('while the report is made, no verdict and no score is shown', () => {
  show(<ReportView report={readyReport({ analysisStatus: 'processing' })} />);
  screen.getByText('We’re preparing the report.');
  expect(screen.queryByText('90%')).toBeNull();
  expect(screen.queryByText('What is an index for?')).toBeNull();
});

test('a report that failed says that nothing is lost', () => {
  show(<ReportView report={readyReport({ analysisStatus: 'failed' })} />);
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost');
});

test('an answer that needs a person’s decision is listed at the top', () => {
  const correction = {
    answer: 'An index slows queries',
    words: [],
    replacedWords: 1,
    newWords: 1,
    at: '2030-03-06T10:00:00.000Z',
    answerStatus: 'Incorrect' as const,
    score: 0.2,
    settledBy: 'model' as const,
    certainty: 'high' as const,
    ideas: [],
    reasons: [],
    decision: null,
    mustDecide: true,
  };
  show(<ReportView report={readyReport({ questionnaireReport: [spokenAnswer({ correction })] })} />);
  expect(screen.getAllByText('A person must decide')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'question 1' }).getAttribute('href')).toBe('#question-1');
});

test('with blind review, a member who has not judged yet sees the answers and no verdict', () => {
  show(<ReportView report={readyReport({ mustScoreFirst: true })} />);
  screen.getByText('What is an index for?');
  for (const hidden of ['90%', 'One answer was correct.', 'Correct', 'Interview sense'])
    expect(screen.queryByText(hidden)).toBeNull();
});

test('a member who does not see contact data is shown no empty fields for them', () => {
  show(<ReportView report={readyReport({ hidesContacts: true, email: '', mobile: '', city: '' })} />);
  for (const label of ['Email', 'Mobile', 'City', 'Documents']) expect(screen.queryByText(label)).toBeNull();
  screen.getByText('Position');
});

test('the rows do not tell a candidate how many points were expected', () => {
  const ideas = [{ idea: 'speeds queries', found: true, weight: 1, evidence: null }];
  const questionnaireReport = [spokenAnswer({ ideas, referenceAnswer: null })];
  show(<ReportView report={readyReport({ viewer: 'candidate', questionnaireReport })} />);
  expect(screen.getByRole('article').textContent).not.toMatch(/of \d+ points|expected|settled/i);
});

describe('an unfolded answer', () => {
  const evidence = { text: 'speeds queries', startSeconds: 2, endSeconds: 3.8 };
  const ideas = [
    { idea: 'makes queries fast', found: true, weight: 2, evidence },
    { idea: 'costs writes', found: false, weight: 1, evidence: null },
  ];
  const showAnswer = (viewer: 'employer' | 'candidate', entry: Parameters<typeof spokenAnswer>[0]) => {
    location.hash = '#question-1';
    show(
      <ReportView
        report={readyReport({
          viewer,
          questionnaireReport: [spokenAnswer({ audioUrl: '/sound.wav', ...entry })],
        })}
      />,
    );
    location.hash = '';
  };

  test('has the points that were found, with the words that play, and quietly the others', () => {
    showAnswer('employer', { ideas });
    screen.getByRole('heading', { name: 'Points we found' });
    screen.getByRole('button', { name: 'Play “speeds queries”' });
    screen.getByRole('heading', { name: 'We didn’t find this point in the expected words' });
    screen.getByText('Expected answer');
    expect(screen.getByText('costs writes').closest('ol')).toBeNull();
  });

  test('has for the candidate only what was found in their words', () => {
    const found = [{ ...ideas[0]!, idea: 'speeds queries' }];
    showAnswer('candidate', { ideas: found, referenceAnswer: null });
    screen.getByRole('heading', { name: 'Points we found in your words' });
    expect(screen.queryByText(/We didn’t find|Expected answer/)).toBeNull();
  });

  test('in another language says so in one line, and folds the words', () => {
    const line = 'This answer seems to be in Hindi: listen to it.';
    showAnswer('employer', { ideas, isHardToHear: true, reasons: [line], answerStatus: 'Needs Review' });
    screen.getByText(line);
    const fold = screen.getByText('Show what was recognised').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('speeds');
    expect(screen.queryByText('Points we found')).toBeNull();
  });
});
