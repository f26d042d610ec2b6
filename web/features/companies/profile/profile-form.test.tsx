// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve, success } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import type { CompanyProfile } from '../profile-page.tsx';
import { ProfileForm } from './profile-form.tsx';

const PROFILE: CompanyProfile = {
  name: 'Harbour Care',
  slug: 'harbour-care',
  site: '',
  about: '',
  logoUrl: '/old.png',
  pictures: [],
  hasPosted: false,
  pageUrl: '',
  feedUrl: '',
  embedUrl: '',
  formerSlugs: [],
  version: '1',
};

const logo = () => screen.getByRole('img', { name: 'Company Logo, preview' }).getAttribute('src');

test('discarding changes shows the stored logo again', async () => {
  serve({ 'company/uploadCompanyPicture': success('pictures/new') });
  show(<ProfileForm profile={PROFILE} />);
  const file = new File(['logo'], 'new.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Company Logo'), { target: { files: [file] } });
  expect(logo()).toMatch(/^blob:/);
  const discard = await screen.findByRole<HTMLButtonElement>('button', { name: 'Discard changes' });
  await waitFor(() => expect(discard.disabled).toBe(false));
  fireEvent.click(discard);
  expect(logo()).toBe('/old.png');
});
