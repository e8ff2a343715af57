/**
 * Who may call what, written down by hand and apart from the code: every route of the product stands here.
 *
 * `as`        who is admitted, in the words of the specification; `token` for calls of programs, which no session opens
 * `can`       the permission that is needed beside it
 * `policy`    the permission is asked for by a policy, which knows the record, and not by the route
 * `record`    the address names a record of this kind of a firm, which does not exist for other firms
 * `inPerson`  not for an operator who looks through somebody's eyes, nor while seeing the firm as another role
 * `inPreview` a write that goes on while seeing the firm as another role
 * `absent`    there is nothing at this address while tests run
 */
export interface Access {
  as: 'anyone' | 'guest' | 'user' | 'lawyer' | 'client' | 'owner' | 'admin' | 'token'
  can?: string
  policy?: true
  record?: RecordKind
  inPerson?: true
  inPreview?: true
  absent?: true
}

export type RecordKind = 'matter' | 'client' | 'role' | 'member' | 'group' | 'invitation'

export const ACCESS: Record<string, Access> = {
  'GET /health/live': { as: 'anyone' },
  'GET /health/ready': { as: 'anyone' },

  'GET /login': { as: 'guest' },
  'POST /login': { as: 'guest' },
  // Sign-in: second step, Google, security
  'GET /login/two-factor': { as: 'guest' },
  'POST /login/two-factor': { as: 'guest' },
  'POST /login/google': { as: 'guest' },
  'GET /login/google/callback': { as: 'anyone' },
  'GET /settings/security': { as: 'user', inPerson: true },
  'POST /settings/security/two-factor/enrolment': { as: 'user', inPerson: true },
  'DELETE /settings/security/two-factor/enrolment': { as: 'user', inPerson: true },
  'POST /settings/security/two-factor': { as: 'user', inPerson: true },
  'DELETE /settings/security/two-factor': { as: 'user', inPerson: true },
  'POST /settings/security/recovery-codes': { as: 'user', inPerson: true },
  'POST /settings/security/google': { as: 'user', inPerson: true },
  'DELETE /settings/security/google': { as: 'user', inPerson: true },
  // End of sign-in
  'DELETE /session': { as: 'user', inPreview: true },
  'GET /session/renewal': { as: 'user' },
  'POST /session/renewal': { as: 'user' },
  'DELETE /settings/sessions': { as: 'user', inPerson: true },
  'DELETE /settings/sessions/:key': { as: 'user', inPerson: true },

  // Recovery and changes of password and e-mail
  'GET /password-recovery': { as: 'guest' },
  'POST /password-recovery': { as: 'guest' },
  'GET /password-change': { as: 'anyone' },
  'POST /password-change': { as: 'anyone' },
  'GET /email-change': { as: 'anyone' },
  'POST /email-change': { as: 'anyone' },
  'PUT /settings/password': { as: 'user', inPerson: true },
  'POST /settings/email-change': { as: 'user', inPerson: true },
  'POST /settings/confirmation-code': { as: 'user', inPerson: true },

  // Registration
  'GET /join': { as: 'anyone' },
  'GET /join/:refCode': { as: 'anyone' },
  'GET /join/verify': { as: 'anyone' },
  'GET /join/verify/:token': { as: 'anyone' },
  'GET /join-app': { as: 'anyone' },
  'GET /join-app/home': { as: 'anyone' },
  'GET /join-app/client': { as: 'anyone' },
  'GET /join-app/:refCode': { as: 'anyone' },
  'GET /join-embedded': { as: 'anyone' },
  'GET /affiliate-signup': { as: 'anyone' },
  'GET /thanks/:id': { as: 'anyone' },
  'POST /join': { as: 'guest' },
  'POST /join/verify': { as: 'guest' },
  'POST /join/verify/:token': { as: 'guest' },
  'POST /affiliate-signup': { as: 'guest' },
  'POST /resend-validation-email': { as: 'guest' },

  'GET /main': { as: 'user' },
  // Palette
  'GET /palette': { as: 'lawyer' },
  // Notices
  'GET /notifications': { as: 'user' },
  'GET /notifications/latest': { as: 'user' },
  'GET /notifications/stream': { as: 'user' },
  'PUT /notifications/readings': { as: 'user' },
  'POST /notifications/:id/opening': { as: 'user' },
  'PUT /settings/notification/delivery': { as: 'user' },
  'GET /main/client': { as: 'client' },
  'GET /workspaces': { as: 'user' },
  'POST /workspace-selection': { as: 'user', inPreview: true },

  // Firms: founding, switching, the wizard, what a firm says of itself, its members and groups
  'POST /workspaces': { as: 'user', inPerson: true },
  'DELETE /workspace-selection': { as: 'user', inPreview: true },
  'GET /welcome': { as: 'user' },
  'PUT /welcome/profile': { as: 'user', inPerson: true },
  'PUT /welcome/firm': { as: 'user', inPerson: true },
  'POST /welcome/completion': { as: 'user', inPerson: true },
  'GET /law-firm/settings/info': { as: 'lawyer' },
  'PUT /law-firm/settings/info': { as: 'lawyer', can: 'despacho:editar' },
  'DELETE /law-firm/settings/info': { as: 'owner', inPerson: true },
  'POST /law-firm/settings/logo': { as: 'lawyer', can: 'despacho:editar' },
  'DELETE /law-firm/settings/logo': { as: 'lawyer', can: 'despacho:editar' },
  'PUT /law-firm/settings/bank-account': { as: 'lawyer', can: 'despacho:editar', inPerson: true },
  'POST /law-firm/settings/ownership-transfers': { as: 'owner', inPerson: true },
  'DELETE /law-firm/settings/membership': { as: 'lawyer', inPerson: true },
  'GET /law-firm/settings/members': { as: 'lawyer', can: 'equipo:leer' },
  'PUT /law-firm/settings/members/:id/role': {
    as: 'lawyer',
    can: 'equipo:editar',
    inPerson: true,
    record: 'member',
  },
  'PUT /law-firm/settings/members/:id/groups': { as: 'lawyer', can: 'equipo:editar', record: 'member' },
  'DELETE /law-firm/settings/members/:id': {
    as: 'lawyer',
    can: 'equipo:eliminar',
    inPerson: true,
    record: 'member',
  },
  'GET /law-firm/settings/groups': { as: 'lawyer', can: 'equipo:leer' },
  'POST /law-firm/settings/groups': { as: 'lawyer', can: 'equipo:editar' },
  'PUT /law-firm/settings/groups/:id': { as: 'lawyer', can: 'equipo:editar', record: 'group' },
  'DELETE /law-firm/settings/groups/:id': { as: 'lawyer', can: 'equipo:editar', record: 'group' },
  'POST /law-firm/settings/groups/:id/members': { as: 'lawyer', can: 'equipo:editar', record: 'group' },
  'DELETE /law-firm/settings/groups/:id/members/:memberId': { as: 'lawyer', can: 'equipo:editar', record: 'group' },

  'GET /law-firm': { as: 'user' },
  'GET /law-firm/files': { as: 'user' },
  'GET /law-firm/files/list': { as: 'lawyer', can: 'expedientes:leer' },
  'GET /law-firm/files/add': { as: 'lawyer', can: 'expedientes:crear' },
  'GET /law-firm/files/options': { as: 'lawyer', can: 'expedientes:editar' },
  'GET /law-firm/files/file-overview/:dossierId': { as: 'lawyer', can: 'expedientes:leer', record: 'matter' },
  'POST /law-firm/files': { as: 'lawyer', can: 'expedientes:crear' },
  'PUT /law-firm/files/:dossierId': { as: 'lawyer', can: 'expedientes:editar', record: 'matter' },
  'POST /law-firm/files/archivals': { as: 'lawyer', can: 'expedientes:archivar' },
  'DELETE /law-firm/files/archivals': { as: 'lawyer', can: 'expedientes:archivar' },
  'POST /law-firm/files/:dossierId/archival': { as: 'lawyer', can: 'expedientes:archivar', record: 'matter' },
  'DELETE /law-firm/files/:dossierId/archival': { as: 'lawyer', can: 'expedientes:archivar', record: 'matter' },
  'POST /law-firm/files/:dossierId/pins': { as: 'lawyer', can: 'expedientes:editar', record: 'matter' },
  'PUT /law-firm/files/:dossierId/pins/:id': { as: 'lawyer', can: 'expedientes:editar', record: 'matter' },
  'DELETE /law-firm/files/:dossierId/pins/:id': { as: 'lawyer', can: 'expedientes:editar', record: 'matter' },

  // Roles
  'GET /law-firm/settings/roles': { as: 'lawyer', can: 'rol:leer' },
  'GET /law-firm/settings/roles/add': { as: 'lawyer', can: 'rol:crear' },
  'GET /law-firm/settings/roles/view/:id': { as: 'lawyer', can: 'rol:leer', record: 'role' },
  'GET /law-firm/settings/roles/edit/:id': { as: 'lawyer', can: 'rol:editar', record: 'role' },
  'GET /law-firm/settings/roles/:id/members': { as: 'lawyer', can: 'rol:leer', record: 'role' },
  'POST /law-firm/settings/roles': { as: 'lawyer', can: 'rol:crear', inPerson: true },
  'PUT /law-firm/settings/roles/:id': { as: 'lawyer', can: 'rol:editar', inPerson: true, record: 'role' },
  'DELETE /law-firm/settings/roles/:id': { as: 'lawyer', can: 'rol:eliminar', inPerson: true, record: 'role' },
  'POST /law-firm/settings/role-preview': { as: 'lawyer', can: 'rol:editar', inPerson: true },
  'DELETE /law-firm/settings/role-preview': { as: 'lawyer', inPreview: true },

  'GET /search/b-search/results': { as: 'lawyer' },
  'GET /search/b-search/:source': { as: 'lawyer' },
  'GET /search/b-search/analysis/:source/:slug': { as: 'lawyer' },
  'DELETE /search/stored-searches': { as: 'lawyer' },
  'DELETE /search/stored-searches/:source': { as: 'lawyer' },

  // Settings of the account, privacy
  'GET /settings': { as: 'user' },
  'GET /settings/account': { as: 'user' },
  'PATCH /settings/account': { as: 'user' },
  'DELETE /settings/account': { as: 'user', inPerson: true },
  'POST /settings/account/picture': { as: 'user' },
  'DELETE /settings/account/picture': { as: 'user' },
  'GET /settings/preferences': { as: 'user' },
  'PATCH /settings/preferences': { as: 'user', inPreview: true },
  'GET /settings/notification': { as: 'user' },
  'PUT /settings/notification': { as: 'user' },
  'GET /settings/privacy': { as: 'user' },
  'POST /settings/privacy/download': { as: 'user', inPerson: true },
  'GET /settings/privacy/download': { as: 'user', inPerson: true },
  'GET /pictures/:id': { as: 'user' },
  'GET /privacy': { as: 'anyone' },

  'GET /settings/sources': { as: 'admin' },

  'GET /settings/users': { as: 'admin' },
  'POST /settings/users/:id/closure': { as: 'admin' },
  'DELETE /settings/users/:id/closure': { as: 'admin' },
  'DELETE /settings/users/:id/sessions': { as: 'admin' },
  'POST /settings/users/:id/impersonation': { as: 'admin' },
  'DELETE /impersonation': { as: 'user', absent: true },
  'GET /settings/workspaces': { as: 'admin' },
  'GET /settings/outbox': { as: 'admin' },
  'GET /settings/outbox/:id': { as: 'admin' },
  'GET /outbox': { as: 'anyone', absent: true },
  'GET /outbox/:id': { as: 'anyone' },

  // Invitations. Sending again and canceling ask for the permission of the invitation's kind: equipo:invitar or clientes:editar.
  'GET /invitations': { as: 'anyone' },
  'GET /invitations/:token': { as: 'anyone' },
  'POST /invitations/:token/rejection': { as: 'guest' },
  'POST /invitations/:token/account-switch': { as: 'user' },
  'GET /law-firm/invitations': { as: 'user' },
  'POST /law-firm/invitations/:id/acceptance': { as: 'user', inPerson: true },
  'POST /law-firm/invitations/:id/rejection': { as: 'user', inPerson: true },
  'GET /law-firm/invitations/clients': { as: 'lawyer', can: 'clientes:editar', inPerson: true },
  'POST /law-firm/invitations/clients': { as: 'lawyer', can: 'clientes:editar', inPerson: true },
  'POST /law-firm/invitations': { as: 'lawyer', can: 'equipo:invitar', inPerson: true },
  'POST /law-firm/invitations/lists': { as: 'lawyer', can: 'equipo:invitar', inPerson: true },
  'POST /law-firm/invitations/batches': { as: 'lawyer', can: 'equipo:invitar', inPerson: true },
  'POST /law-firm/invitations/:id/letters': {
    as: 'lawyer',
    can: 'equipo:invitar',
    policy: true,
    inPerson: true,
    record: 'invitation',
  },
  'DELETE /law-firm/invitations/:id': {
    as: 'lawyer',
    can: 'equipo:invitar',
    policy: true,
    inPerson: true,
    record: 'invitation',
  },

  // Clients
  'GET /law-firm/clients': { as: 'lawyer', can: 'clientes:leer' },
  'GET /law-firm/clients/options': { as: 'lawyer', can: 'clientes:leer' },
  'GET /law-firm/clients/checks': { as: 'lawyer', can: 'clientes:leer' },
  'GET /law-firm/clients/zips/:zip': { as: 'lawyer', can: 'clientes:leer' },
  'GET /law-firm/clients/:id': { as: 'lawyer', can: 'clientes:leer', record: 'client' },
  'GET /law-firm/clients/add': { as: 'lawyer', can: 'clientes:crear' },
  'POST /law-firm/clients': { as: 'lawyer', can: 'clientes:crear' },
  'POST /law-firm/clients/archivals': { as: 'lawyer', can: 'clientes:archivar' },
  'DELETE /law-firm/clients/archivals': { as: 'lawyer', can: 'clientes:archivar' },
  'POST /law-firm/clients/:id/archival': { as: 'lawyer', can: 'clientes:archivar', record: 'client' },
  'DELETE /law-firm/clients/:id/archival': { as: 'lawyer', can: 'clientes:archivar', record: 'client' },
  'GET /law-firm/clients/:id/edit': { as: 'lawyer', can: 'clientes:editar', record: 'client' },
  'PUT /law-firm/clients/:id': { as: 'lawyer', can: 'clientes:editar', record: 'client' },
  'POST /law-firm/clients/:id/picture': { as: 'lawyer', can: 'clientes:editar', record: 'client' },
  'DELETE /law-firm/clients/:id/picture': { as: 'lawyer', can: 'clientes:editar', record: 'client' },
  'POST /law-firm/clients/:id/invitations': {
    as: 'lawyer',
    can: 'clientes:editar',
    inPerson: true,
    record: 'client',
  },
  'DELETE /law-firm/clients/:id/access': { as: 'lawyer', can: 'clientes:editar', inPerson: true, record: 'client' },
  'GET /law-firm/clients/:id/merge': { as: 'lawyer', can: 'clientes:eliminar', record: 'client' },
  'POST /law-firm/clients/:id/merges': { as: 'lawyer', can: 'clientes:eliminar', record: 'client' },
  'DELETE /law-firm/clients/:id/merges/:mergeId': { as: 'lawyer', can: 'clientes:eliminar', record: 'client' },
  'DELETE /law-firm/clients/:id': { as: 'lawyer', can: 'clientes:eliminar', inPerson: true, record: 'client' },

  // Programs: a session of a browser opens nothing here; what their tokens open is tried in tests/functional/api.
  'POST /api/v1/tokens': { as: 'anyone' },
  'POST /api/v1/tokens/refresh': { as: 'anyone' },
  'POST /api/v1/resend-validation-email': { as: 'anyone' },
  'GET /api/v1/status': { as: 'anyone' },
  'GET /api/v1/openapi.json': { as: 'anyone' },
  'GET /api/v1/reference': { as: 'anyone' },
  'OPTIONS /api/v1/*': { as: 'anyone' },
  'DELETE /api/v1/tokens': { as: 'token' },
  'GET /api/v1/me': { as: 'token' },
  'PATCH /api/v1/me/preferences': { as: 'token' },
  'GET /api/v1/workspaces': { as: 'token' },
  'POST /api/v1/workspace-selection': { as: 'token' },
  'GET /api/v1/members': { as: 'token' },
  'GET /api/v1/roles': { as: 'token' },
  'GET /api/v1/invitations': { as: 'token' },
  'GET /api/v1/matters': { as: 'token' },
  'GET /api/v1/matters/:id': { as: 'token' },
  'POST /settings/tokens': { as: 'user', inPerson: true },
  'DELETE /settings/tokens/:id': { as: 'user', inPerson: true },

  'GET /': { as: 'anyone' },
  'GET /404': { as: 'anyone', absent: true },
  'GET *': { as: 'anyone' },
  'POST *': { as: 'anyone' },
  'PUT *': { as: 'anyone' },
  'PATCH *': { as: 'anyone' },
  'DELETE *': { as: 'anyone' },
  'OPTIONS *': { as: 'anyone' },
}
