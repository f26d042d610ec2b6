// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readJobWish, rememberJobWish, rememberReturnTo, takeReturnTo } from './return-to.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a job that was chosen after a page was asked for is where one goes, once', () => {
  rememberReturnTo('/candidate-dashboard');
  rememberJobWish('/jobs/R1-AB12');
  expect(takeReturnTo()).toBe('/jobs/R1-AB12');
  expect(takeReturnTo()).toBeNull();
});

test('a page that was asked for after a job was chosen is where one goes, and the job is forgotten', () => {
  rememberJobWish('/jobs/R1-AB12');
  rememberReturnTo('/scheduled-interviews');
  expect(takeReturnTo()).toBe('/scheduled-interviews');
  expect(readJobWish()).toBeNull();
});
