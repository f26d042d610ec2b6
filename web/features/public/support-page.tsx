import { support } from '#web/api/calls.ts';
import { Page } from '#web/ui/page.tsx';
import { MessageForm } from './message-form.tsx';

export default function SupportPage() {
  return (
    <Page
      title="Support"
      lead="Something does not work, or you need help with an application or an interview? Tell us how to reach you and what happened."
      width="form"
    >
      <MessageForm path={support.path} button="Support" messageLabel="What happened? (optional)" />
    </Page>
  );
}
