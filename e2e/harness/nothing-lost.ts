import type { Page } from 'playwright-core';
import type { Report } from '#contract/interview/report.ts';
import { drive } from './driver.ts';
import { endAnswer } from './interview-journey.ts';
import { say } from './voice.ts';

/** How much of a recording may be missing, in seconds. */
export const MOST_MISSING = 3;

export const answerOf = (report: Report, place: number): string =>
  report.questionnaireReport[place]?.answer ?? '';

/** The time of this machine's clock, in seconds. */
export const now = (): number => performance.now() / 1000;

/** Plays the voice when the question is asked. */
export async function speak(page: Page, voice: string): Promise<void> {
  const { expectText } = drive(() => page);
  await expectText('Your turn: please speak.');
  await say(page, voice);
  await expectText('Listening.');
}

export async function answer(page: Page, voice: string): Promise<void> {
  await speak(page, voice);
  await endAnswer(page);
}

/** Waits until the receipt says that everything has arrived. */
export async function expectReceipt(page: Page): Promise<void> {
  const receipt = page.getByRole('dialog', { name: 'Interview submitted successfully' });
  await receipt.getByText('1 of 1 multiple-choice answer').waitFor();
  await receipt.getByText('2 of 2 spoken answers').waitFor();
  await receipt.getByText('The video').waitFor();
}
