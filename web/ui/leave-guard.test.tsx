// @vitest-environment happy-dom
import { useRef, useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { LeaveModal, useLeaveGuard } from './leave-guard.tsx';

function Letter() {
  const [text, setText] = useState('');
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(text !== '', isSettled);
  return (
    <>
      <input aria-label="Letter" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => (isSettled.current = true)}>
        Send
      </button>
      <Link to="/other">Other page</Link>
      <LeaveModal leaving={leaving} title="Leave without sending?">
        It is lost.
      </LeaveModal>
    </>
  );
}

const open = () => show(<Letter />, { '/other': <p>The other page</p> });
const type = () => fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Dear' } });
const leave = () => fireEvent.click(screen.getByText('Other page'));
const closeWindow = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'closed';
};

test('if nothing was typed, leaving asks no question', async () => {
  open();
  expect(closeWindow()).toBe('closed');
  leave();
  await screen.findByText('The other page');
});

test('leaving with typed text asks first; Stay keeps the text', async () => {
  open();
  type();
  expect(closeWindow()).toBe('asked');
  leave();
  await screen.findByRole('dialog', { name: 'Leave without sending?' });
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText<HTMLInputElement>('Letter').value).toBe('Dear');
  expect(screen.queryByText('The other page')).toBeNull();
});

test('Leave goes to the chosen page', async () => {
  open();
  type();
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The other page')).toBeDefined();
});

test('after sending, leaving asks no question', async () => {
  open();
  type();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(closeWindow()).toBe('closed');
  leave();
  await screen.findByText('The other page');
});
