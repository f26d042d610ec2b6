// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uploadCertificate, uploadResume } from '#web/api/calls.ts';
import { serve, success } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import { UploadField } from './upload-field.tsx';

const choose = (label: string, name: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [new File(['%PDF'], name)] } });

/** The sentence that describes the button of the field. */
function describedButton(name: string): string | null | undefined {
  const id = screen.getByRole('button', { name }).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
}

test('a file that the server refuses is not kept: the field says why, and shows the one before', async () => {
  const message =
    'This document is protected by a password. Please save a copy without the password and upload that.';
  const responseStatus = { statusCode: 2, message, code: 'upload.wrong-format' };
  serve({ [uploadResume.path]: { responseStatus, responseData: null } });
  const taken: string[] = [];
  show(
    <UploadField
      label="Resume"
      call={uploadResume}
      input={{}}
      stored={{ name: 'ada.pdf' }}
      onUploaded={(path) => taken.push(path)}
    />,
  );
  choose('Resume', 'secret.pdf');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(describedButton('Replace Resume')).toBe(message);
  expect(await screen.findByText('ada.pdf')).toBeDefined();
  expect(screen.queryByText('secret.pdf')).toBeNull();
  expect(taken).toEqual([]);

  serve({ [uploadResume.path]: success('resume-2.pdf') });
  choose('Resume', 'open.pdf');
  expect(await screen.findByText('open.pdf')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(describedButton('Replace Resume')).toBeNull();
});

test('a photo in HEIC is not sent, and the field says what to do', () => {
  show(<UploadField label="Certificate" call={uploadCertificate} input={{}} onUploaded={() => {}} />);
  choose('Certificate', 'IMG_0042.HEIC');
  expect(screen.getByRole('alert').textContent).toBe(
    'Photos in HEIC format can’t be used here. Please save the photo as JPEG. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.',
  );
  expect(screen.queryByText('IMG_0042.HEIC')).toBeNull();
});
