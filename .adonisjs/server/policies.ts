export const policies = {
  ActivitiesReminderPolicy: () => import('#app/activities/policies/reminder_policy'),
  CalendarEntryPolicy: () => import('#app/calendar/policies/entry_policy'),
  ClientPolicy: () => import('#app/clients/policies/client_policy'),
  CollectionPolicy: () => import('#app/collections/policies/collection_policy'),
  CollectionsDocumentNotePolicy: () => import('#app/collections/policies/document_note_policy'),
  ConflictsConflictCheckPolicy: () => import('#app/conflicts/policies/conflict_check_policy'),
  DeadlinesTermComputationPolicy: () => import('#app/deadlines/policies/term_computation_policy'),
  DocumentPolicy: () => import('#app/documents/policies/document_policy'),
  MatterTemplatePolicy: () => import('#app/matter_templates/policies/matter_template_policy'),
  MatterPolicy: () => import('#app/matters/policies/matter_policy'),
  PortalClientRequestPolicy: () => import('#app/portal/policies/client_request_policy'),
  SavedViewPolicy: () => import('#app/saved_views/policies/saved_view_policy'),
  WorkspacesGroupPolicy: () => import('#app/workspaces/policies/group_policy'),
  WorkspacesInvitationPolicy: () => import('#app/workspaces/policies/invitation_policy'),
  WorkspacesMemberPolicy: () => import('#app/workspaces/policies/member_policy'),
  WorkspacesRolePolicy: () => import('#app/workspaces/policies/role_policy'),
}

