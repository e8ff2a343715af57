export const modules = {
  shell: {
    module: () => import('#app/shell/module'),
  },
  backoffice: {
    module: () => import('#app/backoffice/module'),
  },
  firmLog: {
    module: () => import('#app/firm_log/module'),
  },
  googleCalendar: {
    module: () => import('#app/google_calendar/module'),
  },
  onboarding: {
    module: () => import('#app/onboarding/module'),
  },
  amparo: {
    module: () => import('#app/amparo/module'),
  },
  courtLists: {
    module: () => import('#app/court_lists/module'),
  },
  insights: {
    module: () => import('#app/insights/module'),
  },
  bankStatements: {
    module: () => import('#app/bank_statements/module'),
  },
  calendar: {
    module: () => import('#app/calendar/module'),
  },
  cfdi: {
    module: () => import('#app/cfdi/module'),
  },
  fees: {
    module: () => import('#app/fees/module'),
  },
  finder: {
    module: () => import('#app/finder/module'),
  },
  portal: {
    module: () => import('#app/portal/module'),
  },
  transfers: {
    module: () => import('#app/transfers/module'),
  },
  activities: {
    module: () => import('#app/activities/module'),
  },
  billing: {
    module: () => import('#app/billing/module'),
  },
  collections: {
    module: () => import('#app/collections/module'),
  },
  conflicts: {
    module: () => import('#app/conflicts/module'),
  },
  docket: {
    module: () => import('#app/docket/module'),
  },
  documents: {
    module: () => import('#app/documents/module'),
  },
  affiliates: {
    module: () => import('#app/affiliates/module'),
  },
  judiciary: {
    module: () => import('#app/judiciary/module'),
  },
  matters: {
    module: () => import('#app/matters/module'),
  },
  clients: {
    module: () => import('#app/clients/module'),
  },
  courts: {
    module: () => import('#app/courts/module'),
  },
  deadlines: {
    module: () => import('#app/deadlines/module'),
  },
  matterTemplates: {
    module: () => import('#app/matter_templates/module'),
  },
  research: {
    module: () => import('#app/research/module'),
  },
  auth: {
    module: () => import('#app/auth/module'),
  },
  savedViews: {
    module: () => import('#app/saved_views/module'),
  },
  workspaces: {
    module: () => import('#app/workspaces/module'),
  },
  notifications: {
    module: () => import('#app/notifications/module'),
  },
  accounts: {
    module: () => import('#app/accounts/module'),
  },
  core: {
    module: () => import('#app/core/module'),
  },
}