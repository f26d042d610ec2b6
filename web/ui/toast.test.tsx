// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { Toaster, toast } from './toast.ts';

const CREATED = 'Your profile has been created successfully.';

beforeEach(() => {
  sessionStorage.clear();
  // Another test in this process may have left some.
  notifications.clean();
});

const openDocument = () =>
  show(
    <>
      <AppShell bare />
      <Toaster />
    </>,
  );
// Screen readers get the same sentence elsewhere.
const inToast = { selector: '[role=status] *' };

test('a success before one goes to a job’s public page is told when the client opens again, once', async () => {
  const { unmount } = openDocument();
  toast.successBefore('/jobs/R1-AB12', CREATED);
  expect(screen.queryByText(CREATED, inToast)).toBeNull();
  unmount();
  openDocument();
  await screen.findByText(CREATED, inToast);
  expect(sessionStorage.length).toBe(0);
});

test('a success before one goes to a page of the client is told at once', async () => {
  openDocument();
  toast.successBefore('/candidate-dashboard', CREATED);
  await screen.findByText(CREATED, inToast);
  expect(sessionStorage.length).toBe(0);
});
