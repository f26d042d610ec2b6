import * as said from '#contract/messages/en/shell.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { Empty } from '../empty.tsx';
import { Page } from '../page.tsx';

/** Shown instead of a page that the menu doesn't offer, for example after the member's role changed. */
export default function NotForRole() {
  return (
    <Page title={said.notForRole()}>
      <Empty text={refusals.roleNotAllowed()} />
    </Page>
  );
}
