import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'amparo/demands/show': ExtractProps<(typeof import('../../inertia/pages/amparo/demands/show.tsx'))['default']>
    'amparo/index': ExtractProps<(typeof import('../../inertia/pages/amparo/index.tsx'))['default']>
    'amparo/show': ExtractProps<(typeof import('../../inertia/pages/amparo/show.tsx'))['default']>
    'api/reference': ExtractProps<(typeof import('../../inertia/pages/api/reference.tsx'))['default']>
    'calendar/google/index': ExtractProps<(typeof import('../../inertia/pages/calendar/google/index.tsx'))['default']>
    'calendar/index': ExtractProps<(typeof import('../../inertia/pages/calendar/index.tsx'))['default']>
    'calendar/subscriptions/index': ExtractProps<(typeof import('../../inertia/pages/calendar/subscriptions/index.tsx'))['default']>
    'errors/not_found': ExtractProps<(typeof import('../../inertia/pages/errors/not_found.tsx'))['default']>
    'errors/pdf_unavailable': ExtractProps<(typeof import('../../inertia/pages/errors/pdf_unavailable.tsx'))['default']>
    'errors/search_unavailable': ExtractProps<(typeof import('../../inertia/pages/errors/search_unavailable.tsx'))['default']>
    'errors/server_error': ExtractProps<(typeof import('../../inertia/pages/errors/server_error.tsx'))['default']>
    'judiciary/courts/index': ExtractProps<(typeof import('../../inertia/pages/judiciary/courts/index.tsx'))['default']>
    'judiciary/courts/show': ExtractProps<(typeof import('../../inertia/pages/judiciary/courts/show.tsx'))['default']>
    'judiciary/judges/index': ExtractProps<(typeof import('../../inertia/pages/judiciary/judges/index.tsx'))['default']>
    'law_firm/activities/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/activities/index.tsx'))['default']>
    'law_firm/archive/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/archive/show.tsx'))['default']>
    'law_firm/bulk_clients/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/bulk_clients/show.tsx'))['default']>
    'law_firm/bulk_matters/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/bulk_matters/show.tsx'))['default']>
    'law_firm/calculator/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/calculator/index.tsx'))['default']>
    'law_firm/calculator/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/calculator/show.tsx'))['default']>
    'law_firm/calendars/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/calendars/index.tsx'))['default']>
    'law_firm/calendars/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/calendars/show.tsx'))['default']>
    'law_firm/client_requests/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/client_requests/index.tsx'))['default']>
    'law_firm/client_view': ExtractProps<(typeof import('../../inertia/pages/law_firm/client_view.tsx'))['default']>
    'law_firm/clients/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/clients/create.tsx'))['default']>
    'law_firm/clients/edit': ExtractProps<(typeof import('../../inertia/pages/law_firm/clients/edit.tsx'))['default']>
    'law_firm/clients/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/clients/index.tsx'))['default']>
    'law_firm/clients/merge': ExtractProps<(typeof import('../../inertia/pages/law_firm/clients/merge.tsx'))['default']>
    'law_firm/clients/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/clients/show.tsx'))['default']>
    'law_firm/conflicts/certificate': ExtractProps<(typeof import('../../inertia/pages/law_firm/conflicts/certificate.tsx'))['default']>
    'law_firm/conflicts/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/conflicts/index.tsx'))['default']>
    'law_firm/conflicts/relations': ExtractProps<(typeof import('../../inertia/pages/law_firm/conflicts/relations.tsx'))['default']>
    'law_firm/conflicts/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/conflicts/show.tsx'))['default']>
    'law_firm/conflicts/verification': ExtractProps<(typeof import('../../inertia/pages/law_firm/conflicts/verification.tsx'))['default']>
    'law_firm/court_lists/agreements': ExtractProps<(typeof import('../../inertia/pages/law_firm/court_lists/agreements.tsx'))['default']>
    'law_firm/court_lists/hearings': ExtractProps<(typeof import('../../inertia/pages/law_firm/court_lists/hearings.tsx'))['default']>
    'law_firm/court_lists/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/court_lists/index.tsx'))['default']>
    'law_firm/deadlines/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/deadlines/index.tsx'))['default']>
    'law_firm/docket_settings/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/docket_settings/show.tsx'))['default']>
    'law_firm/documents/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/documents/show.tsx'))['default']>
    'law_firm/firm/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/firm/show.tsx'))['default']>
    'law_firm/first_matter/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/first_matter/create.tsx'))['default']>
    'law_firm/groups/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/groups/index.tsx'))['default']>
    'law_firm/invitations/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/invitations/index.tsx'))['default']>
    'law_firm/log/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/log/index.tsx'))['default']>
    'law_firm/matter_labels/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_labels/index.tsx'))['default']>
    'law_firm/matter_pins/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_pins/show.tsx'))['default']>
    'law_firm/matter_templates/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_templates/create.tsx'))['default']>
    'law_firm/matter_templates/edit': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_templates/edit.tsx'))['default']>
    'law_firm/matter_templates/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_templates/index.tsx'))['default']>
    'law_firm/matter_templates/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_templates/show.tsx'))['default']>
    'law_firm/matter_trashings/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/matter_trashings/index.tsx'))['default']>
    'law_firm/matters/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/create.tsx'))['default']>
    'law_firm/matters/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/index.tsx'))['default']>
    'law_firm/matters/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/matters/show.tsx'))['default']>
    'law_firm/members/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/members/index.tsx'))['default']>
    'law_firm/reminders/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/reminders/index.tsx'))['default']>
    'law_firm/roles/create': ExtractProps<(typeof import('../../inertia/pages/law_firm/roles/create.tsx'))['default']>
    'law_firm/roles/edit': ExtractProps<(typeof import('../../inertia/pages/law_firm/roles/edit.tsx'))['default']>
    'law_firm/roles/index': ExtractProps<(typeof import('../../inertia/pages/law_firm/roles/index.tsx'))['default']>
    'law_firm/roles/show': ExtractProps<(typeof import('../../inertia/pages/law_firm/roles/show.tsx'))['default']>
    'main/client': ExtractProps<(typeof import('../../inertia/pages/main/client.tsx'))['default']>
    'main/home': ExtractProps<(typeof import('../../inertia/pages/main/home.tsx'))['default']>
    'main/notices/index': ExtractProps<(typeof import('../../inertia/pages/main/notices/index.tsx'))['default']>
    'portal/matters/index': ExtractProps<(typeof import('../../inertia/pages/portal/matters/index.tsx'))['default']>
    'portal/matters/show': ExtractProps<(typeof import('../../inertia/pages/portal/matters/show.tsx'))['default']>
    'public/research/documents/show': ExtractProps<(typeof import('../../inertia/pages/public/research/documents/show.tsx'))['default']>
    'public/research/laws/show': ExtractProps<(typeof import('../../inertia/pages/public/research/laws/show.tsx'))['default']>
    'public/research/searches/show': ExtractProps<(typeof import('../../inertia/pages/public/research/searches/show.tsx'))['default']>
    'public/research/searches/wait': ExtractProps<(typeof import('../../inertia/pages/public/research/searches/wait.tsx'))['default']>
    'research/alerts/show': ExtractProps<(typeof import('../../inertia/pages/research/alerts/show.tsx'))['default']>
    'research/analyses/show': ExtractProps<(typeof import('../../inertia/pages/research/analyses/show.tsx'))['default']>
    'research/collections/index': ExtractProps<(typeof import('../../inertia/pages/research/collections/index.tsx'))['default']>
    'research/collections/show': ExtractProps<(typeof import('../../inertia/pages/research/collections/show.tsx'))['default']>
    'research/laws/article': ExtractProps<(typeof import('../../inertia/pages/research/laws/article.tsx'))['default']>
    'research/laws/reading': ExtractProps<(typeof import('../../inertia/pages/research/laws/reading.tsx'))['default']>
    'research/laws/show': ExtractProps<(typeof import('../../inertia/pages/research/laws/show.tsx'))['default']>
    'research/searches/results': ExtractProps<(typeof import('../../inertia/pages/research/searches/results.tsx'))['default']>
    'research/searches/show': ExtractProps<(typeof import('../../inertia/pages/research/searches/show.tsx'))['default']>
    'research/searches/wait': ExtractProps<(typeof import('../../inertia/pages/research/searches/wait.tsx'))['default']>
    'research/versions/index': ExtractProps<(typeof import('../../inertia/pages/research/versions/index.tsx'))['default']>
    'security/access_link': ExtractProps<(typeof import('../../inertia/pages/security/access_link.tsx'))['default']>
    'security/affiliate_signup': ExtractProps<(typeof import('../../inertia/pages/security/affiliate_signup.tsx'))['default']>
    'security/ask_link': ExtractProps<(typeof import('../../inertia/pages/security/ask_link.tsx'))['default']>
    'security/email_change': ExtractProps<(typeof import('../../inertia/pages/security/email_change.tsx'))['default']>
    'security/invitation': ExtractProps<(typeof import('../../inertia/pages/security/invitation.tsx'))['default']>
    'security/join_app/client': ExtractProps<(typeof import('../../inertia/pages/security/join_app/client.tsx'))['default']>
    'security/join_app/home': ExtractProps<(typeof import('../../inertia/pages/security/join_app/home.tsx'))['default']>
    'security/join_app/referred': ExtractProps<(typeof import('../../inertia/pages/security/join_app/referred.tsx'))['default']>
    'security/join_embedded': ExtractProps<(typeof import('../../inertia/pages/security/join_embedded.tsx'))['default']>
    'security/join_referred': ExtractProps<(typeof import('../../inertia/pages/security/join_referred.tsx'))['default']>
    'security/join': ExtractProps<(typeof import('../../inertia/pages/security/join.tsx'))['default']>
    'security/login': ExtractProps<(typeof import('../../inertia/pages/security/login.tsx'))['default']>
    'security/outbox': ExtractProps<(typeof import('../../inertia/pages/security/outbox.tsx'))['default']>
    'security/password_change': ExtractProps<(typeof import('../../inertia/pages/security/password_change.tsx'))['default']>
    'security/password_recovery': ExtractProps<(typeof import('../../inertia/pages/security/password_recovery.tsx'))['default']>
    'security/privacy': ExtractProps<(typeof import('../../inertia/pages/security/privacy.tsx'))['default']>
    'security/thanks': ExtractProps<(typeof import('../../inertia/pages/security/thanks.tsx'))['default']>
    'security/two_factor': ExtractProps<(typeof import('../../inertia/pages/security/two_factor.tsx'))['default']>
    'security/verify_link': ExtractProps<(typeof import('../../inertia/pages/security/verify_link.tsx'))['default']>
    'security/verify': ExtractProps<(typeof import('../../inertia/pages/security/verify.tsx'))['default']>
    'settings/account': ExtractProps<(typeof import('../../inertia/pages/settings/account.tsx'))['default']>
    'settings/calendars/index': ExtractProps<(typeof import('../../inertia/pages/settings/calendars/index.tsx'))['default']>
    'settings/calendars/show': ExtractProps<(typeof import('../../inertia/pages/settings/calendars/show.tsx'))['default']>
    'settings/matter_templates/create': ExtractProps<(typeof import('../../inertia/pages/settings/matter_templates/create.tsx'))['default']>
    'settings/matter_templates/edit': ExtractProps<(typeof import('../../inertia/pages/settings/matter_templates/edit.tsx'))['default']>
    'settings/matter_templates/index': ExtractProps<(typeof import('../../inertia/pages/settings/matter_templates/index.tsx'))['default']>
    'settings/matter_templates/show': ExtractProps<(typeof import('../../inertia/pages/settings/matter_templates/show.tsx'))['default']>
    'settings/notification': ExtractProps<(typeof import('../../inertia/pages/settings/notification.tsx'))['default']>
    'settings/outbox/index': ExtractProps<(typeof import('../../inertia/pages/settings/outbox/index.tsx'))['default']>
    'settings/preferences': ExtractProps<(typeof import('../../inertia/pages/settings/preferences.tsx'))['default']>
    'settings/privacy': ExtractProps<(typeof import('../../inertia/pages/settings/privacy.tsx'))['default']>
    'settings/security': ExtractProps<(typeof import('../../inertia/pages/settings/security.tsx'))['default']>
    'settings/sources/index': ExtractProps<(typeof import('../../inertia/pages/settings/sources/index.tsx'))['default']>
    'settings/users/index': ExtractProps<(typeof import('../../inertia/pages/settings/users/index.tsx'))['default']>
    'settings/workspaces/index': ExtractProps<(typeof import('../../inertia/pages/settings/workspaces/index.tsx'))['default']>
    'welcome/show': ExtractProps<(typeof import('../../inertia/pages/welcome/show.tsx'))['default']>
  }
}
