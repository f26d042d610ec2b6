import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function MailPreferencesLink() {
  return (
    <Anchor component={Link} to="/mail-preferences">
      Mail Preferences
    </Anchor>
  );
}
