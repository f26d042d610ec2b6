import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import { PATHS } from '#contract/shared/paths.ts';

export function MailPreferencesLink() {
  return (
    <Anchor component={Link} to={PATHS.mailPreferences}>
      {common.mailPreferences()}
    </Anchor>
  );
}
