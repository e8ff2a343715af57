export const modules = {
  accounts: {
    module: () => import('#app/accounts/module'),
  },
  activities: {
    module: () => import('#app/activities/module'),
  },
  affiliates: {
    module: () => import('#app/affiliates/module'),
  },
  auth: {
    module: () => import('#app/auth/module'),
  },
  backoffice: {
    module: () => import('#app/backoffice/module'),
  },
  calendar: {
    module: () => import('#app/calendar/module'),
  },
  clients: {
    module: () => import('#app/clients/module'),
  },
  collections: {
    module: () => import('#app/collections/module'),
  },
  conflicts: {
    module: () => import('#app/conflicts/module'),
  },
  core: {
    module: () => import('#app/core/module'),
  },
  courts: {
    module: () => import('#app/courts/module'),
  },
  deadlines: {
    module: () => import('#app/deadlines/module'),
  },
  docket: {
    module: () => import('#app/docket/module'),
  },
  documents: {
    module: () => import('#app/documents/module'),
  },
  finder: {
    module: () => import('#app/finder/module'),
  },
  firmLog: {
    module: () => import('#app/firm_log/module'),
  },
  judiciary: {
    module: () => import('#app/judiciary/module'),
  },
  matterTemplates: {
    module: () => import('#app/matter_templates/module'),
  },
  matters: {
    module: () => import('#app/matters/module'),
  },
  notifications: {
    module: () => import('#app/notifications/module'),
  },
  onboarding: {
    module: () => import('#app/onboarding/module'),
  },
  portal: {
    module: () => import('#app/portal/module'),
  },
  research: {
    module: () => import('#app/research/module'),
  },
  savedViews: {
    module: () => import('#app/saved_views/module'),
  },
  shell: {
    module: () => import('#app/shell/module'),
  },
  transfers: {
    module: () => import('#app/transfers/module'),
  },
  workspaces: {
    module: () => import('#app/workspaces/module'),
  },
}
