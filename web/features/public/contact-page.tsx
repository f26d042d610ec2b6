import { contactUs } from '#web/api/calls.ts';
import { Page } from '#web/ui/page.tsx';
import { MessageForm } from './message-form.tsx';

export default function ContactPage() {
  return (
    <Page
      title="Contact Us"
      lead="Leave a phone number and an e-mail address, and what it is about. Your message goes by mail to the people who run this site."
      width="form"
    >
      <MessageForm path={contactUs.path} button="Contact Us" messageLabel="Message (optional)" />
    </Page>
  );
}
