import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';

export function MailPreferencesLink() {
  return (
    <Anchor component={Link} to={PATHS.mailPreferences}>
      Mail Preferences
    </Anchor>
  );
}
