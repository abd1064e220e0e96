import type { Screen } from './screen.ts'

/** Every screen, in the sidebar's order: a new one is a line here and a file of its own. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'developers',
    title: 'Developers',
    entry: { label: 'Developers', icon: 'building', group: 'catalogue' },
    load: async () => (await import('../developer/developers-screen.tsx')).DevelopersScreen,
  },
  {
    path: 'projects',
    title: 'Projects',
    entry: { label: 'Projects', icon: 'floor', group: 'catalogue' },
    load: async () => (await import('../project/projects-screen.tsx')).ProjectsScreen,
  },
  {
    path: 'listings',
    title: 'Listings',
    entry: { label: 'Listings', icon: 'home', group: 'catalogue' },
    load: async () => (await import('../listing/listings-screen.tsx')).ListingsScreen,
  },
  {
    path: 'addlisting',
    title: 'Add listing',
    within: 'listings',
    access: 'editor',
    load: async () => (await import('../listing/add-listing-screen.tsx')).AddListingScreen,
  },
  {
    path: 'editlisting/:id',
    title: 'Edit listing',
    within: 'listings',
    access: 'editor',
    load: async () => (await import('../listing/edit-listing-screen.tsx')).EditListingScreen,
  },
  {
    path: 'viewlisting/:id',
    title: 'View listing',
    within: 'listings',
    load: async () => (await import('../listing/view-listing-screen.tsx')).ViewListingScreen,
  },
  {
    path: 'leads',
    title: 'Leads',
    within: 'leads/listing',
    load: async () => (await import('../lead/leads-start.tsx')).LeadsStart,
  },
  {
    path: 'leads/listing',
    title: 'Listing Page leads',
    entry: { label: 'Listing Page', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-lists.tsx')).LEAD_LISTS.listing,
  },
  {
    path: 'leads/contact',
    title: 'Contact Us Page leads',
    entry: { label: 'Contact Us Page', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-lists.tsx')).LEAD_LISTS.contact,
  },
  {
    path: 'leads/sell',
    title: 'Sell/Lease leads',
    entry: { label: 'Sell/Lease', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-lists.tsx')).LEAD_LISTS.sell,
  },
  {
    path: 'leads/appraisal',
    title: 'Appraisal leads',
    entry: { label: 'Appraisal', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-lists.tsx')).LEAD_LISTS.appraisal,
  },
  {
    path: 'leads/all',
    title: 'All leads',
    entry: { label: 'All', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-lists.tsx')).LEAD_LISTS.all,
  },
  {
    path: 'leads/add',
    title: 'Add a Lead',
    access: 'editor',
    entry: { label: 'Add a Lead', icon: 'plus', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/add-lead-screen.tsx')).AddLeadScreen,
  },
  {
    path: 'leads/view/:id',
    title: 'Lead',
    within: 'leads/listing',
    load: async () => (await import('../lead/view-lead-screen.tsx')).ViewLeadScreen,
  },
  {
    path: 'broker',
    title: 'Brokers',
    entry: { label: 'Brokers', icon: 'shield', group: 'catalogue' },
    load: async () => (await import('../broker/brokers-screen.tsx')).BrokersScreen,
  },
  {
    path: 'salesperson',
    title: 'Salespersons',
    entry: { label: 'Salespersons', icon: 'user', group: 'catalogue' },
    load: async () => (await import('../salesperson/salespersons-screen.tsx')).SalespersonsScreen,
  },
  {
    path: 'realty',
    title: 'Realty',
    entry: { label: 'Realty', icon: 'building', group: 'catalogue' },
    load: async () => (await import('../realty/realties-screen.tsx')).RealtiesScreen,
  },
  {
    path: 'accounts',
    title: 'Accounts',
    access: 'admin',
    entry: { label: 'Accounts', icon: 'user', group: 'operations' },
    load: async () => (await import('../account/accounts-screen.tsx')).AccountsScreen,
  },
  {
    path: 'audit',
    title: 'Audit',
    access: 'admin',
    entry: { label: 'Audit', icon: 'calendar', group: 'operations' },
    load: async () => (await import('../audit/audit-screen.tsx')).AuditScreen,
  },
]
