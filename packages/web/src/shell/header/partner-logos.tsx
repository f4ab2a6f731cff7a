import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { AffiliateLogo } from './affiliate-logo.tsx';

const loadOrganisationLogo = () => import('./organisation-logo.tsx');

type PartnerLogosProps = { affiliate: string | null; isMember: boolean; own: ReactNode };

/** The logos that only few visitors see, around that of the site. */
export default function PartnerLogos({ affiliate, isMember, own }: PartnerLogosProps) {
  const OrganisationLogo = useLazyComponent(loadOrganisationLogo, isMember);
  return (
    <>
      {isMember && OrganisationLogo ? <OrganisationLogo>{own}</OrganisationLogo> : own}
      {affiliate !== null && <AffiliateLogo affiliate={affiliate} />}
    </>
  );
}
