import type { Audience } from '#contract/endpoint.ts';

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export const MENUS: Record<Audience, readonly MenuEntry[]> = {
  visitor: [
    { label: 'Company', to: '/' },
    { label: 'ContactUs', to: '/ContactUs' },
    { label: 'About Us', to: '/AboutUs' },
  ],
  candidate: [
    { label: 'Dashboard', to: '/candidate-dashboard' },
    {
      label: 'Jobs',
      links: [
        { label: 'Open Jobs', to: '/open-jobs' },
        { label: 'Applied Jobs', to: '/applied-jobs' },
      ],
    },
    { label: 'Interviews', to: '/scheduled-interviews' },
    { label: 'Profile', to: '/candidate-profile' },
  ],
  employer: [
    { label: 'Dashboard', to: '/employer-dashboard' },
    {
      label: 'Jobs',
      links: [
        { label: 'Post A Job', to: '/create-job' },
        { label: 'Total Jobs', to: '/employer-jobs' },
        { label: 'Deleted Jobs', to: '/deleted-jobs' },
        { label: 'Draft Jobs', to: '/drafted-jobs' },
        { label: 'Completed Interviews', to: '/completed-interviews' },
      ],
    },
    { label: 'Interviews', to: '/interview-scheduled' },
    { label: 'Applicants', to: '/application-received' },
    { label: 'Profile', to: '/employer-profile' },
  ],
};

export const HOMES: Record<Audience, string> = {
  visitor: '/',
  candidate: '/candidate-dashboard',
  employer: '/employer-dashboard',
};
