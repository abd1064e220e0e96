import type { LEAD_SCREENS } from '../lead/lead-screens.tsx'
import type { IconName } from '@tahanan/web/ui/icon.tsx'
import type { Screen } from './screen.ts'

/** Every screen, in the sidebar's order: a new one is a line here and a file of its own. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'developers',
    access: 'viewer',
    entry: { label: 'Developers', icon: 'building', group: 'catalogue' },
    load: async () => (await import('../developer/developers-screen.tsx')).DevelopersScreen,
  },
  {
    path: 'projects',
    access: 'viewer',
    entry: { label: 'Projects', icon: 'floor', group: 'catalogue' },
    load: async () => (await import('../project/projects-screen.tsx')).ProjectsScreen,
  },
  {
    path: 'listings',
    access: 'viewer',
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
    access: 'viewer',
    load: async () => (await import('../listing/view-listing-screen.tsx')).ViewListingScreen,
  },
  {
    path: 'leads',
    title: 'Leads',
    within: 'leads/listing',
    access: 'viewer',
    load: async () => (await import('../lead/leads-start.tsx')).LeadsStart,
  },
  leadList('listing', 'Listing Page', 'Listing Page leads'),
  leadList('contact', 'Contact Us Page', 'Contact Us Page leads'),
  leadList('sell', 'Sell/Lease', 'Sell/Lease leads'),
  leadList('appraisal', 'Appraisal', 'Appraisal leads'),
  { ...leadList('report', 'Reports', 'Reported listings', 'alert'), isBeyondSpec: true },
  leadList('all', 'All', 'All leads'),
  {
    path: 'leads/add',
    access: 'editor',
    entry: { label: 'Add a Lead', icon: 'plus', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/add-lead-screen.tsx')).AddLeadScreen,
  },
  {
    path: 'replies',
    access: 'viewer',
    isBeyondSpec: true,
    entry: { label: 'Canned replies', icon: 'message', group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../reply/replies-screen.tsx')).RepliesScreen,
  },
  {
    path: 'leads/view/:id',
    title: 'Lead',
    within: 'leads/listing',
    access: 'viewer',
    load: async () => (await import('../lead/view-lead-screen.tsx')).ViewLeadScreen,
  },
  {
    path: 'viewings',
    access: 'viewer',
    isBeyondSpec: true,
    entry: { label: 'Viewings', icon: 'calendar', group: 'catalogue' },
    load: async () => (await import('../viewing/viewings-screen.tsx')).ViewingsScreen,
  },
  {
    path: 'broker',
    access: 'viewer',
    entry: { label: 'Brokers', icon: 'shield', group: 'catalogue' },
    load: async () => (await import('../broker/brokers-screen.tsx')).BrokersScreen,
  },
  {
    path: 'salesperson',
    access: 'viewer',
    entry: { label: 'Salespersons', icon: 'user', group: 'catalogue' },
    load: async () => (await import('../salesperson/salespersons-screen.tsx')).SalespersonsScreen,
  },
  {
    path: 'realty',
    access: 'viewer',
    entry: { label: 'Realty', icon: 'building', group: 'catalogue' },
    load: async () => (await import('../realty/realties-screen.tsx')).RealtiesScreen,
  },
  {
    path: 'overview',
    access: 'viewer',
    entry: { label: 'Overview', icon: 'sort', group: 'operations' },
    load: async () => (await import('../overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: 'import',
    access: 'editor',
    entry: { label: 'Import', icon: 'share', group: 'operations' },
    load: async () => (await import('../import/imports-screen.tsx')).ImportsScreen,
  },
  {
    path: 'import/:id',
    title: 'Import',
    within: 'import',
    access: 'editor',
    load: async () => (await import('../import/import-run-screen.tsx')).ImportRunScreen,
  },
  {
    path: 'import-sources',
    access: 'admin',
    isBeyondSpec: true,
    entry: { label: 'Import by address', icon: 'link', group: 'operations' },
    load: async () => (await import('../import-source/import-sources-screen.tsx')).ImportSourcesScreen,
  },
  {
    path: 'accounts',
    access: 'admin',
    entry: { label: 'Accounts', icon: 'user', group: 'operations' },
    load: async () => (await import('../account/accounts-screen.tsx')).AccountsScreen,
  },
  {
    path: 'account',
    title: 'Your account',
    access: 'viewer',
    load: async () => (await import('../account/own-account-screen.tsx')).OwnAccountScreen,
  },
  {
    path: 'site',
    access: 'admin',
    entry: { label: 'Site settings', icon: 'info', group: 'operations' },
    load: async () => (await import('../site/site-screen.tsx')).SiteScreen,
  },
  {
    path: 'webhooks',
    access: 'admin',
    entry: { label: 'Webhooks', icon: 'link', group: 'operations' },
    load: async () => (await import('../webhook/webhooks-screen.tsx')).WebhooksScreen,
  },
  {
    path: 'webhooks/:id',
    title: 'Webhook',
    within: 'webhooks',
    access: 'admin',
    load: async () => (await import('../webhook/webhook-screen.tsx')).WebhookScreen,
  },
  {
    path: 'api-keys',
    access: 'admin',
    isBeyondSpec: true,
    entry: { label: 'API keys', icon: 'shield', group: 'operations' },
    load: async () => (await import('../api-key/api-keys-screen.tsx')).ApiKeysScreen,
  },
  {
    path: 'audit',
    access: 'admin',
    entry: { label: 'Audit', icon: 'calendar', group: 'operations' },
    load: async () => (await import('../audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: 'system',
    access: 'admin',
    entry: { label: 'System', icon: 'compare', group: 'operations' },
    load: async () => (await import('../system/system-screen.tsx')).SystemScreen,
  },
]

function leadList(name: keyof typeof LEAD_SCREENS, label: string, title: string, icon: IconName = 'message'): Screen {
  return {
    path: `leads/${name}`,
    title,
    access: 'viewer',
    entry: { label, icon, group: 'catalogue', under: 'Leads' },
    load: async () => (await import('../lead/lead-screens.tsx')).LEAD_SCREENS[name],
  }
}
