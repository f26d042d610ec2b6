import * as refusals from '#contract/messages/en/refusals.ts';
import { Empty } from '../empty.tsx';
import { Page } from '../page.tsx';

/** In place of a page that the menu does not offer, for example after the member got another role. */
export default function NotForRole() {
  return (
    <Page title="Not for your role">
      <Empty text={refusals.roleNotAllowed()} />
    </Page>
  );
}
