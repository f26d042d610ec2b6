import { Text } from '@mantine/core';
import * as languages from '#contract/messages/en/languages.ts';
import { LANGUAGE_NAMES } from '#contract/messages/languages.ts';
import * as said from '#contract/messages/en/employers.ts';
import { currencyLabel } from '#contract/shared/money.ts';
import layout from '#web/ui/layout.module.css';
import { RichText } from '#web/ui/rich-text.tsx';
import type { CompanyPage, Profile } from './profile-form.tsx';

/** The profile for members who may not change it. */
export function ProfileShown({ profile, page }: { profile: Profile; page: CompanyPage }) {
  const { fullAddress, city, state, country, zipCode } = profile.addresses;
  const facts = [
    [said.companyName(), profile.userDetails.name],
    [said.companyType(), profile.companySector.name],
    [said.address(), `${fullAddress}\n${city.name}, ${state.name} ${zipCode}\n${country.name}`],
    [said.currency(), currencyLabel(page.currency)],
    [languages.companyLanguage(), LANGUAGE_NAMES[page.language]],
    ...(page.site === '' ? [] : [[said.ownSite(), page.site]]),
  ];
  return (
    <>
      <Text maw="var(--line-length)" c="dimmed">
        {said.ownerCanChange()}
      </Text>
      <dl className={layout.pairs}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={layout.written}>{value}</dd>
          </div>
        ))}
      </dl>
      {page.about === '' ? null : <RichText html={page.about} />}
    </>
  );
}
