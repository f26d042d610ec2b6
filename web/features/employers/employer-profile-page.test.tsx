// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORED } from '#web/session/storage.ts';
import { type ServedReply, serve, success } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import EmployerProfilePage from './employer-profile-page.tsx';

const named = (name: string) => ({ id: '11111111-1111-4111-8111-111111111111', name });
const profile = (avatarUrl: string): ServedReply =>
  success({
    addresses: {
      fullAddress: '1 Main Street',
      city: named('Denver'),
      state: named('Colorado'),
      country: named('United States'),
      zipCode: '80202',
    },
    companySector: named('Health Care'),
    userDetails: { name: 'Harbour Care', email: 'harriet@example.com', avatarPath: 'old', avatarUrl },
  });

const page = {
  name: 'Harbour Care',
  slug: 'harbour-care',
  site: '',
  about: '',
  currency: 'USD',
  language: 'en',
  logoUrl: '/old.png',
  pictures: [],
  hasPosted: false,
  pageUrl: '',
  feedUrl: '',
  embedUrl: '',
  formerSlugs: [],
  version: '1',
};

/** What the web reads from a token. Only the server verifies tokens. */
const OWNER = { sub: '1', roleType: 'employer', exp: 9_999_999_999 };

let answers: Record<string, ServedReply>;
beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(STORED.token, `.${btoa(JSON.stringify(OWNER))}.`);
  answers = {
    'employer/getEmployerProfile': profile('/old.png'),
    'company/getCompanyProfile': success(page),
    'users/uploadProfilePicture': success('pictures/new'),
    'users/getAvatar': success('/new.png'),
  };
  serve(answers);
});

const logo = () => screen.getByRole('img', { name: 'Company Logo, preview' }).getAttribute('src');
async function open() {
  const shown = show(<EmployerProfilePage />);
  await screen.findByRole('img', { name: 'Company Logo, preview' });
  return shown;
}
async function upload() {
  const file = new File(['logo'], 'new.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Company Logo'), { target: { files: [file] } });
  expect(logo()).toMatch(/^blob:/);
  const discard = await screen.findByRole<HTMLButtonElement>('button', { name: 'Discard changes' });
  await waitFor(() => expect(discard.disabled).toBe(false));
}

test('discarding changes shows the stored logo again', async () => {
  await open();
  expect(logo()).toBe('/old.png');
  await upload();
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(logo()).toBe('/old.png');
});

test('an unsaved logo that is back after a reload is shown, until it is discarded', async () => {
  const { unmount } = await open();
  await upload();
  unmount();
  await open();
  await screen.findByText('What you changed here before is back. It isn’t saved yet.');
  await waitFor(() => expect(logo()).toBe('/new.png'));
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(logo()).toBe('/old.png');
});

test('after saving, the logo is the one that the server has', async () => {
  await open();
  await upload();
  answers['employer/getEmployerProfile'] = profile('/saved.png');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(logo()).toBe('/saved.png'));
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});
