import { useMember } from '#web/session/member.ts';
import { CompanyLayout } from './company-layout.tsx';

/** The people who work for the company. */
export default function MembersPage() {
  const member = useMember();
  return (
    <CompanyLayout title="Members" lead={member && `The people who hire for ${member.companyName}.`}>
      {null}
    </CompanyLayout>
  );
}
