// @vitest-environment happy-dom
import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { show } from '#web/testing/show.tsx';
import type { Errors } from './check.ts';
import { draftIn, forgetDrafts } from './draft.ts';
import { Form, FormNotice } from './form.tsx';
import { useFormShell } from './use-form-shell.ts';

const refusal = new ApiError({
  message: 'This name is taken.',
  statusCode: 1,
  httpStatus: 200,
  data: { issues: [{ path: 'name', message: 'Choose another name' }] },
});

function Names({ told }: { told: 'modal' | 'notice' }) {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told });
  const submit = () => {
    if (name !== '') {
      shell.refused(refusal);
      return;
    }
    setErrors({ name: 'Name cannot be empty' });
    shell.invalid();
  };
  return (
    <Form shell={shell} label="Names" isBusy={false} hasRules={false} onSubmit={submit}>
      {told === 'notice' ? <FormNotice shell={shell} /> : null}
      <TextInput label="Title" />
      <TextInput
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Names' }));
const typeName = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });

test('a single error moves the focus to its field, at each failed attempt', () => {
  show(<Names told="notice" />);
  submit();
  screen.getByText('Name cannot be empty');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  screen.getByLabelText('Title').focus();
  submit();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('the server’s errors are shown beside their fields, and its message in the notice', () => {
  show(<Names told="notice" />);
  typeName();
  submit();
  screen.getByText('Choose another name');
  expect(screen.getByRole('alert').textContent).toBe('This name is taken.');
});

test('the server’s message can be shown in a dialog instead', async () => {
  show(<Names told="modal" />);
  typeName();
  submit();
  expect((await screen.findByRole('dialog')).textContent).toContain('This name is taken.');
});

test('a draft stays until it is deleted, alone or with all drafts of its kind', () => {
  const draft = draftIn('device', 'ada:job-1:education');
  draft.write({ educationId: 'bachelor' });
  draftIn('device', 'ada:job-2:education').write({ educationId: 'master' });
  expect(draftIn('device', 'ada:job-1:education').read()).toEqual({ educationId: 'bachelor' });
  forgetDrafts('device', 'ada:job-1:');
  expect(draft.read()).toBeNull();
  expect(draftIn('device', 'ada:job-2:education').read()).toEqual({ educationId: 'master' });
  draftIn('device', 'ada:job-2:education').forget();
});

test('an invalid draft is ignored', () => {
  sessionStorage.setItem('form:broken', '{"name":');
  expect(draftIn('tab', 'broken').read()).toBeNull();
  draftIn('tab', 'broken').forget();
});
