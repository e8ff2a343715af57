/**
 * Who may call what, written down by hand and apart from the code: every route of the product stands here. `as` is who is admitted,
 * in the words of the specification; `can` the permission that is needed beside it. `record` says that an address names a record of
 * a firm, which does not exist for other firms.
 */
export interface Access {
  as: 'anyone' | 'guest' | 'user' | 'lawyer' | 'client' | 'owner' | 'admin'
  can?: string
  record?: true
}

export const ACCESS: Record<string, Access> = {
  'GET /health/live': { as: 'anyone' },
  'GET /health/ready': { as: 'anyone' },

  'GET /login': { as: 'guest' },
  'POST /login': { as: 'guest' },
  'DELETE /session': { as: 'user' },
  'GET /session/renewal': { as: 'user' },
  'POST /session/renewal': { as: 'user' },
  'DELETE /settings/sessions': { as: 'user' },
  'DELETE /settings/sessions/:key': { as: 'user' },

  // Recovery and changes of password and e-mail
  'GET /password-recovery': { as: 'guest' },
  'POST /password-recovery': { as: 'guest' },
  'GET /password-change': { as: 'anyone' },
  'POST /password-change': { as: 'anyone' },
  'GET /email-change': { as: 'anyone' },
  'POST /email-change': { as: 'anyone' },
  'PUT /settings/password': { as: 'user' },
  'POST /settings/email-change': { as: 'user' },
  'POST /settings/confirmation-code': { as: 'user' },

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
  'GET /main/client': { as: 'client' },
  'GET /workspaces': { as: 'user' },
  'POST /workspace-selection': { as: 'user' },

  'GET /law-firm': { as: 'user' },
  'GET /law-firm/files': { as: 'user' },
  'GET /law-firm/files/list': { as: 'lawyer', can: 'expedientes:leer' },
  'GET /law-firm/files/add': { as: 'lawyer', can: 'expedientes:crear' },
  'GET /law-firm/files/options': { as: 'lawyer', can: 'expedientes:editar' },
  'GET /law-firm/files/file-overview/:dossierId': { as: 'lawyer', can: 'expedientes:leer', record: true },
  'POST /law-firm/files': { as: 'lawyer', can: 'expedientes:crear' },
  'PUT /law-firm/files/:dossierId': { as: 'lawyer', can: 'expedientes:editar', record: true },
  'POST /law-firm/files/archivals': { as: 'lawyer', can: 'expedientes:archivar' },
  'DELETE /law-firm/files/archivals': { as: 'lawyer', can: 'expedientes:archivar' },
  'POST /law-firm/files/:dossierId/archival': { as: 'lawyer', can: 'expedientes:archivar', record: true },
  'DELETE /law-firm/files/:dossierId/archival': { as: 'lawyer', can: 'expedientes:archivar', record: true },
  'POST /law-firm/files/:dossierId/pins': { as: 'lawyer', can: 'expedientes:editar', record: true },
  'PUT /law-firm/files/:dossierId/pins/:id': { as: 'lawyer', can: 'expedientes:editar', record: true },
  'DELETE /law-firm/files/:dossierId/pins/:id': { as: 'lawyer', can: 'expedientes:editar', record: true },

  'GET /search/b-search/results': { as: 'lawyer' },
  'GET /search/b-search/:source': { as: 'lawyer' },
  'GET /search/b-search/analysis/:source/:slug': { as: 'lawyer' },
  'DELETE /search/stored-searches': { as: 'lawyer' },
  'DELETE /search/stored-searches/:source': { as: 'lawyer' },

  'PATCH /settings/preferences': { as: 'user' },
  'GET /settings/sources': { as: 'admin' },

  'GET /settings/users': { as: 'admin' },
  'POST /settings/users/:id/closure': { as: 'admin' },
  'DELETE /settings/users/:id/closure': { as: 'admin' },
  'DELETE /settings/users/:id/sessions': { as: 'admin' },
  'POST /settings/users/:id/impersonation': { as: 'admin' },
  'DELETE /impersonation': { as: 'user' },
  'GET /settings/workspaces': { as: 'admin' },
  'GET /settings/outbox': { as: 'admin' },
  'GET /settings/outbox/:id': { as: 'admin' },
  'GET /outbox': { as: 'anyone' },
  'GET /outbox/:id': { as: 'anyone' },

  'GET /': { as: 'anyone' },
  'GET /404': { as: 'anyone' },
  'GET *': { as: 'anyone' },
  'POST *': { as: 'anyone' },
  'PUT *': { as: 'anyone' },
  'PATCH *': { as: 'anyone' },
  'DELETE *': { as: 'anyone' },
  'OPTIONS *': { as: 'anyone' },
}
