import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The company whose provider is asked; a null company is the operator. */
export type SignOnCompany = { companyId: string | null };

export interface SignOnStep {
  /** Absent until it is found by an address. */
  company?: SignOnCompany;
  lead: string;
}

const FIND = 'You sign in where your company does it, and come back here.';
const CONTINUE = 'You sign in at your company, and come back here.';

/** Whether the login page shows the step of single sign-on. */
export function useSignOnStep() {
  const [query, setQuery] = useSearchParams();
  const [step, setStep] = useState<SignOnStep | null>(() => {
    // A company gives its members an address of this page that names it.
    const companyId = query.get('signOn');
    return companyId === null ? null : { company: { companyId }, lead: CONTINUE };
  });
  return {
    step,
    find: () => setStep({ lead: FIND }),
    goOn: (company: SignOnCompany, lead: string) => setStep({ company, lead }),
    leave: () => {
      setStep(null);
      if (query.has('signOn')) setQuery({}, { replace: true });
    },
  };
}
