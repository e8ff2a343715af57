import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'public.research.searches.index': { paramsTuple?: []; params?: {} }
    'public.research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'public.research.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'robots': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemap.part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.two_factor': { paramsTuple?: []; params?: {} }
    'security.two_factor_challenges.store': { paramsTuple?: []; params?: {} }
    'security.google_sign_ins.store': { paramsTuple?: []; params?: {} }
    'security.registrations.store': { paramsTuple?: []; params?: {} }
    'security.verifications.store': { paramsTuple?: []; params?: {} }
    'security.verification_links.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.affiliate_signups.store': { paramsTuple?: []; params?: {} }
    'security.verification_letters.store': { paramsTuple?: []; params?: {} }
    'security.password_recovery': { paramsTuple?: []; params?: {} }
    'security.password_recoveries.store': { paramsTuple?: []; params?: {} }
    'security.google_sign_ins.show': { paramsTuple?: []; params?: {} }
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'security.join': { paramsTuple?: []; params?: {} }
    'security.verify': { paramsTuple?: []; params?: {} }
    'security.verify_link': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.join_referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.join_app': { paramsTuple?: []; params?: {} }
    'security.join_app.home': { paramsTuple?: []; params?: {} }
    'security.join_app.client': { paramsTuple?: []; params?: {} }
    'security.join_app.referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.affiliate_signup': { paramsTuple?: []; params?: {} }
    'security.join_embedded': { paramsTuple?: []; params?: {} }
    'security.thanks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'security.password_change': { paramsTuple?: []; params?: {} }
    'security.password_changes.store': { paramsTuple?: []; params?: {} }
    'security.email_change': { paramsTuple?: []; params?: {} }
    'security.email_changes.store': { paramsTuple?: []; params?: {} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitation.rejections.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitation.account_switches.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.access_link': { paramsTuple?: []; params?: {} }
    'security.access_links.open': { paramsTuple?: []; params?: {} }
    'security.access_links.firm': { paramsTuple?: []; params?: {} }
    'security.access_links.renew': { paramsTuple?: []; params?: {} }
    'security.ask_link': { paramsTuple?: []; params?: {} }
    'security.access_links.store': { paramsTuple?: []; params?: {} }
    'security.session_renewals.store': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'security.privacy': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'api.tokens.refresh': { paramsTuple?: []; params?: {} }
    'api.tokens.destroy': { paramsTuple?: []; params?: {} }
    'api.resend_validation_email': { paramsTuple?: []; params?: {} }
    'api.me.show': { paramsTuple?: []; params?: {} }
    'api.me.preferences': { paramsTuple?: []; params?: {} }
    'api.workspaces.index': { paramsTuple?: []; params?: {} }
    'api.workspaces.select': { paramsTuple?: []; params?: {} }
    'api.members.index': { paramsTuple?: []; params?: {} }
    'api.roles.index': { paramsTuple?: []; params?: {} }
    'api.invitations.index': { paramsTuple?: []; params?: {} }
    'api.matters.index': { paramsTuple?: []; params?: {} }
    'api.matters.store': { paramsTuple?: []; params?: {} }
    'api.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.matters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.matters.stage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.matters.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.matters.unarchive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'activityId': ParamValue} }
    'api.amparo.index': { paramsTuple?: []; params?: {} }
    'api.clients.index': { paramsTuple?: []; params?: {} }
    'api.amparo.store': { paramsTuple?: []; params?: {} }
    'api.clients.store': { paramsTuple?: []; params?: {} }
    'api.amparo.news': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.amparo.news.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.court_lists.index': { paramsTuple?: []; params?: {} }
    'api.clients.contacts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.court_lists.rows': { paramsTuple?: []; params?: {} }
    'api.clients.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'api.court_lists.matches': { paramsTuple?: []; params?: {} }
    'api.clients.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'api.court_lists.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'matchId': ParamValue} }
    'api.court_lists.refuse': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'matchId': ParamValue} }
    'api.charges.index': { paramsTuple?: []; params?: {} }
    'api.documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.store': { paramsTuple?: []; params?: {} }
    'api.documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.documents.versions': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.charges.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.documents.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.charges.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.payments.index': { paramsTuple?: []; params?: {} }
    'api.payments.store': { paramsTuple?: []; params?: {} }
    'api.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.library.sources': { paramsTuple?: []; params?: {} }
    'api.statistics.show': { paramsTuple?: []; params?: {} }
    'api.library.search': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'api.statistics.rows': { paramsTuple?: []; params?: {} }
    'api.library.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.library.citation': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.reports.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.reports.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.reports.files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.status': { paramsTuple?: []; params?: {} }
    'api.openapi': { paramsTuple?: []; params?: {} }
    'api.preflight': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'palette.show': { paramsTuple?: []; params?: {} }
    'main.notices.index': { paramsTuple?: []; params?: {} }
    'main.notices.latest': { paramsTuple?: []; params?: {} }
    'main.notice_streams.show': { paramsTuple?: []; params?: {} }
    'main.notices.update': { paramsTuple?: []; params?: {} }
    'main.notice_openings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'main.workspaces.store': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'main.workspaces.leave_aside': { paramsTuple?: []; params?: {} }
    'welcome.show': { paramsTuple?: []; params?: {} }
    'welcome.profile.update': { paramsTuple?: []; params?: {} }
    'welcome.firm.update': { paramsTuple?: []; params?: {} }
    'welcome.completion.store': { paramsTuple?: []; params?: {} }
    'pictures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.first_matter.create': { paramsTuple?: []; params?: {} }
    'law_firm.first_matter.store': { paramsTuple?: []; params?: {} }
    'law_firm.first_steps.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.court_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matters.store': { paramsTuple?: []; params?: {} }
    'law_firm.matters.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_archivals.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_pins.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_columns.show': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_trashings.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_trashings.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_trashings.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_labels.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.conclude': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.reopen': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.suspend': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.resume': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.stage': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.hide': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.close': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.open': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_teams.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_tags.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_parties.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_parties.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_parties.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_links.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_links.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.open': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'law_firm.template_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.template_options.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_fields.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.saved_views.store': { paramsTuple?: []; params?: {} }
    'law_firm.saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.saved_views.choose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.saved_views.unchoose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.index': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.index': { paramsTuple?: []; params?: {} }
    'law_firm.reminder_sightings.store': { paramsTuple?: []; params?: {} }
    'law_firm.reminder_snoozes.store': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.store': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reminders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.activities.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_dates.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_states.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.order': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'subtaskId': ParamValue} }
    'law_firm.activity_subtasks.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'subtaskId': ParamValue} }
    'law_firm.activity_documents.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_documents.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'documentId': ParamValue} }
    'law_firm.notes.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.notes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.notes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.note_pins.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.note_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.document_archives.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_cards.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.download': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.documents.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_conflicts.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_folders.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_uploads.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_uploads.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'law_firm.document_uploads.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'law_firm.document_uploads.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'law_firm.document_moves.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_shares.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_shares.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.documents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_tags.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_checkouts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_checkouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_versions.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_versions.restore': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue,'number': ParamValue} }
    'law_firm.document_folders.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'folderId': ParamValue} }
    'law_firm.document_trashings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_trashings.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_emptyings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'document_viewer_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'folder': ParamValue,'file': ParamValue} }
    'law_firm.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_previews.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_passages.index': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_comparisons.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_attachments.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue,'index': ParamValue} }
    'law_firm.document_readings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.conflicts.index': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.store': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.hints': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.verification': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.relations': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.client_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.matter_checks.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.conflicts.relations.store': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.relations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.decisions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.clients.options': { paramsTuple?: []; params?: {} }
    'law_firm.clients.checks': { paramsTuple?: []; params?: {} }
    'law_firm.clients.zips': { paramsTuple: [ParamValue]; params: {'zip': ParamValue} }
    'law_firm.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.create': { paramsTuple?: []; params?: {} }
    'law_firm.clients.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.client_archivals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_archivals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_pictures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_pictures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_contacts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'law_firm.client_contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'law_firm.client_invitations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_accesses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_merges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_merges.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'mergeId': ParamValue} }
    'law_firm.clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.charges.file': { paramsTuple?: []; params?: {} }
    'law_firm.charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.charges.store': { paramsTuple?: []; params?: {} }
    'law_firm.charges.client': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_settlements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_settlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_write_offs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.store': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.index': { paramsTuple?: []; params?: {} }
    'law_firm.payments.create': { paramsTuple?: []; params?: {} }
    'law_firm.payments.store': { paramsTuple?: []; params?: {} }
    'law_firm.payment_applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_reviews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.reminder': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_reminder_pauses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_reminder_pauses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.receipt_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.receipt_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.account_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.file': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.show': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.pdf': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.reminder': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.movements': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.statement_emails.index': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.statement_emails.store': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.client_reminder_pauses.store': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.client_reminder_pauses.destroy': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.billing_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.billing_settings.update': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.store': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.charges': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.unlink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.ignore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.index': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.complements': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.xml': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.store': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.folders': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.batches': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.unlink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_view': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.messages.read': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.links.whatsapp': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.updates.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.updates.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.messages.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.requests.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.requests.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.requests.again': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.requests.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.links.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.links.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_requests.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_requests.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_requests.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.tasks.index': { paramsTuple?: []; params?: {} }
    'law_firm.tasks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.tasks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.task_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.bulk_matters.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.changes.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.changes.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.acceptances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.clients.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.lists.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.batches.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.letters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.firm.show': { paramsTuple?: []; params?: {} }
    'law_firm.membership.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.firm.update': { paramsTuple?: []; params?: {} }
    'law_firm.logo.store': { paramsTuple?: []; params?: {} }
    'law_firm.logo.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.bank_account.update': { paramsTuple?: []; params?: {} }
    'law_firm.members.index': { paramsTuple?: []; params?: {} }
    'law_firm.groups.index': { paramsTuple?: []; params?: {} }
    'law_firm.member_roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.member_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.groups.store': { paramsTuple?: []; params?: {} }
    'law_firm.groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.group_members.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.group_members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'law_firm.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.firm.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.ownership_transfers.store': { paramsTuple?: []; params?: {} }
    'law_firm.archive.show': { paramsTuple?: []; params?: {} }
    'law_firm.archive.store': { paramsTuple?: []; params?: {} }
    'law_firm.archive.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.archive.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.archive.restore': { paramsTuple?: []; params?: {} }
    'law_firm.roles.index': { paramsTuple?: []; params?: {} }
    'law_firm.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.role_members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.create': { paramsTuple?: []; params?: {} }
    'law_firm.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.store': { paramsTuple?: []; params?: {} }
    'law_firm.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.role_previews.store': { paramsTuple?: []; params?: {} }
    'law_firm.role_previews.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.log.index': { paramsTuple?: []; params?: {} }
    'law_firm.log.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.create': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.copies.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.publication.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.publication.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.index': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.create': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.store': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.copies.store': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.publication.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.publication.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.index': { paramsTuple?: []; params?: {} }
    'law_firm.calculator.store': { paramsTuple?: []; params?: {} }
    'law_firm.calculator.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.confirmation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.index': { paramsTuple?: []; params?: {} }
    'law_firm.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.store': { paramsTuple?: []; params?: {} }
    'law_firm.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.destroy': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.preview': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.days.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.days.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.days.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.years.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.years.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'law_firm.calendars.years.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'law_firm.calendars.years.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'law_firm.calendars.years.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.index': { paramsTuple?: []; params?: {} }
    'settings.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.store': { paramsTuple?: []; params?: {} }
    'settings.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.destroy': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.preview': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.days.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.days.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.days.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.years.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.years.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.years.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.years.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.years.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'amparo.index': { paramsTuple?: []; params?: {} }
    'amparo.options': { paramsTuple?: []; params?: {} }
    'amparo.theses': { paramsTuple?: []; params?: {} }
    'amparo.demands.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.cover': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.sighting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.follow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.unfollow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.store': { paramsTuple?: []; params?: {} }
    'amparo.demands.store': { paramsTuple?: []; params?: {} }
    'amparo.demands.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.stage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.paste': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.date': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'amparo.news.display': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'amparo.news.withhold': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'amparo.news.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar.days': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.index': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.store': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.imports.store': { paramsTuple?: []; params?: {} }
    'calendar.imports.preview': { paramsTuple?: []; params?: {} }
    'calendar.subscription': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'calendar.entries.store': { paramsTuple?: []; params?: {} }
    'calendar.entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.entries.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.entry_times.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.google.index': { paramsTuple?: []; params?: {} }
    'calendar.google.store': { paramsTuple?: []; params?: {} }
    'calendar.google.update': { paramsTuple?: []; params?: {} }
    'calendar.google.destroy': { paramsTuple?: []; params?: {} }
    'calendar.google.callback': { paramsTuple?: []; params?: {} }
    'calendar.google.preview': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.store': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.destroy': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.deadline_triggers.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.deadline_triggers.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_deadlines.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_deadlines.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_confirmations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_signatures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_closures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.clocks.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.clocks.acts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.clocks.acts.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'actId': ParamValue} }
    'law_firm.deadline_closures.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_reassignments.preview': { paramsTuple?: []; params?: {} }
    'law_firm.deadline_reassignments.store': { paramsTuple?: []; params?: {} }
    'law_firm.computation_attachments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.docket_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.docket_settings.update': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.index': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.file': { paramsTuple?: []; params?: {} }
    'law_firm.hearings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.hearings.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.hearings.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.hearings.conclude': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.court_lists.index': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.hearings': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.agreements': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.preview': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.store': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.day': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.list_matches.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.list_matches.refuse': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.list_matches.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.statistics.show': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.rows': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.file': { paramsTuple?: []; params?: {} }
    'law_firm.reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.create': { paramsTuple?: []; params?: {} }
    'law_firm.reports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.store': { paramsTuple?: []; params?: {} }
    'law_firm.reports.preview': { paramsTuple?: []; params?: {} }
    'law_firm.reports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_batches.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_batches.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_drafts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_report_drafts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_report_drafts.prepare': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_reports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.fee_agreements.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fee_charges.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.work_charges.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_expenses.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_expenses.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_expenses.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.expense_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.client_funds.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.pdf': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.file': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.fund_deposits.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_refunds.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_transfers.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_reversals.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.time_entries.index': { paramsTuple?: []; params?: {} }
    'law_firm.time_entries.store': { paramsTuple?: []; params?: {} }
    'law_firm.timers.store': { paramsTuple?: []; params?: {} }
    'law_firm.timers.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.timer_entries.store': { paramsTuple?: []; params?: {} }
    'law_firm.time_entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.time_entries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.firms.index': { paramsTuple?: []; params?: {} }
    'portal.firm_requests.store': { paramsTuple?: []; params?: {} }
    'portal.firm_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.matters.index': { paramsTuple?: []; params?: {} }
    'portal.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.documents.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.request_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'requestId': ParamValue} }
    'portal.account.show': { paramsTuple?: []; params?: {} }
    'portal.account_payments.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_payments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_statement.pdf': { paramsTuple?: []; params?: {} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.suggestions.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.citing_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.summaries.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.related_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.my_court.update': { paramsTuple?: []; params?: {} }
    'research.my_court.destroy': { paramsTuple?: []; params?: {} }
    'research.my_matter.update': { paramsTuple?: []; params?: {} }
    'research.my_matter.destroy': { paramsTuple?: []; params?: {} }
    'research.versions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.stored_searches.clear': { paramsTuple?: []; params?: {} }
    'research.stored_searches.destroy': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.collections.index': { paramsTuple?: []; params?: {} }
    'research.collections.options': { paramsTuple?: []; params?: {} }
    'research.collections.store': { paramsTuple?: []; params?: {} }
    'research.collections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collections.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.citations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_states.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_states.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_states.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.order': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'research.collection_items.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'research.favorites.store': { paramsTuple?: []; params?: {} }
    'research.favorites.destroy': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.favorites.forget': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_notes.store': { paramsTuple?: []; params?: {} }
    'research.document_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_marks.update': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.document_marks.destroy': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.alerts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.store': { paramsTuple?: []; params?: {} }
    'research.alerts.watch': { paramsTuple?: []; params?: {} }
    'research.alerts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.courts.index': { paramsTuple?: []; params?: {} }
    'judiciary.courts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.judges.index': { paramsTuple?: []; params?: {} }
    'judiciary.public_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.home': { paramsTuple?: []; params?: {} }
    'settings.account': { paramsTuple?: []; params?: {} }
    'settings.profiles.update': { paramsTuple?: []; params?: {} }
    'settings.profile_pictures.store': { paramsTuple?: []; params?: {} }
    'settings.profile_pictures.destroy': { paramsTuple?: []; params?: {} }
    'settings.preferences': { paramsTuple?: []; params?: {} }
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'settings.notification': { paramsTuple?: []; params?: {} }
    'settings.notification_choices.update': { paramsTuple?: []; params?: {} }
    'settings.privacy': { paramsTuple?: []; params?: {} }
    'settings.own_data.store': { paramsTuple?: []; params?: {} }
    'settings.own_data.download': { paramsTuple?: []; params?: {} }
    'settings.account_closures.destroy': { paramsTuple?: []; params?: {} }
    'settings.passwords.update': { paramsTuple?: []; params?: {} }
    'settings.new_emails.store': { paramsTuple?: []; params?: {} }
    'settings.confirmation_codes.store': { paramsTuple?: []; params?: {} }
    'settings.sessions.clear': { paramsTuple?: []; params?: {} }
    'settings.sessions.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'settings.notice_settings.update': { paramsTuple?: []; params?: {} }
    'settings.security': { paramsTuple?: []; params?: {} }
    'settings.two_factor_enrolments.store': { paramsTuple?: []; params?: {} }
    'settings.two_factor_enrolments.destroy': { paramsTuple?: []; params?: {} }
    'settings.two_factors.store': { paramsTuple?: []; params?: {} }
    'settings.two_factors.destroy': { paramsTuple?: []; params?: {} }
    'settings.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'settings.google_links.store': { paramsTuple?: []; params?: {} }
    'settings.google_links.destroy': { paramsTuple?: []; params?: {} }
    'settings.tokens.store': { paramsTuple?: []; params?: {} }
    'settings.tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.users.index': { paramsTuple?: []; params?: {} }
    'settings.user_closures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.user_closures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.user_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.impersonations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.workspaces.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'settings.source_readings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'kind': ParamValue} }
    'settings.rejected_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.impersonations.destroy': { paramsTuple?: []; params?: {} }
    'security.outbox': { paramsTuple?: []; params?: {} }
    'security.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'public.research.searches.index': { paramsTuple?: []; params?: {} }
    'public.research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'public.research.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'robots': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemap.part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.two_factor': { paramsTuple?: []; params?: {} }
    'security.password_recovery': { paramsTuple?: []; params?: {} }
    'security.google_sign_ins.show': { paramsTuple?: []; params?: {} }
    'security.join': { paramsTuple?: []; params?: {} }
    'security.verify': { paramsTuple?: []; params?: {} }
    'security.verify_link': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.join_referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.join_app': { paramsTuple?: []; params?: {} }
    'security.join_app.home': { paramsTuple?: []; params?: {} }
    'security.join_app.client': { paramsTuple?: []; params?: {} }
    'security.join_app.referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.affiliate_signup': { paramsTuple?: []; params?: {} }
    'security.join_embedded': { paramsTuple?: []; params?: {} }
    'security.thanks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'security.password_change': { paramsTuple?: []; params?: {} }
    'security.email_change': { paramsTuple?: []; params?: {} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.access_link': { paramsTuple?: []; params?: {} }
    'security.ask_link': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'security.privacy': { paramsTuple?: []; params?: {} }
    'api.me.show': { paramsTuple?: []; params?: {} }
    'api.workspaces.index': { paramsTuple?: []; params?: {} }
    'api.members.index': { paramsTuple?: []; params?: {} }
    'api.roles.index': { paramsTuple?: []; params?: {} }
    'api.invitations.index': { paramsTuple?: []; params?: {} }
    'api.matters.index': { paramsTuple?: []; params?: {} }
    'api.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.amparo.index': { paramsTuple?: []; params?: {} }
    'api.clients.index': { paramsTuple?: []; params?: {} }
    'api.amparo.news': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.court_lists.index': { paramsTuple?: []; params?: {} }
    'api.court_lists.rows': { paramsTuple?: []; params?: {} }
    'api.court_lists.matches': { paramsTuple?: []; params?: {} }
    'api.charges.index': { paramsTuple?: []; params?: {} }
    'api.documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.documents.versions': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.documents.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.payments.index': { paramsTuple?: []; params?: {} }
    'api.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.library.sources': { paramsTuple?: []; params?: {} }
    'api.statistics.show': { paramsTuple?: []; params?: {} }
    'api.library.search': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'api.statistics.rows': { paramsTuple?: []; params?: {} }
    'api.library.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.library.citation': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.reports.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.reports.files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.status': { paramsTuple?: []; params?: {} }
    'api.openapi': { paramsTuple?: []; params?: {} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'palette.show': { paramsTuple?: []; params?: {} }
    'main.notices.index': { paramsTuple?: []; params?: {} }
    'main.notices.latest': { paramsTuple?: []; params?: {} }
    'main.notice_streams.show': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'welcome.show': { paramsTuple?: []; params?: {} }
    'pictures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.first_matter.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.court_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_columns.show': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.index': { paramsTuple?: []; params?: {} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.open': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'law_firm.template_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.template_options.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.index': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.index': { paramsTuple?: []; params?: {} }
    'law_firm.document_archives.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_cards.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.download': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_uploads.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'document_viewer_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'folder': ParamValue,'file': ParamValue} }
    'law_firm.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_previews.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_passages.index': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_comparisons.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_attachments.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue,'index': ParamValue} }
    'law_firm.conflicts.index': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.hints': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.verification': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.relations': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.clients.options': { paramsTuple?: []; params?: {} }
    'law_firm.clients.checks': { paramsTuple?: []; params?: {} }
    'law_firm.clients.zips': { paramsTuple: [ParamValue]; params: {'zip': ParamValue} }
    'law_firm.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.create': { paramsTuple?: []; params?: {} }
    'law_firm.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.charges.file': { paramsTuple?: []; params?: {} }
    'law_firm.charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.charges.client': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.index': { paramsTuple?: []; params?: {} }
    'law_firm.payments.create': { paramsTuple?: []; params?: {} }
    'law_firm.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.reminder': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.receipt_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.account_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.file': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.show': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.pdf': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.reminder': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.movements': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.statement_emails.index': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.billing_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.charges': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.index': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.complements': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.xml': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_view': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_requests.index': { paramsTuple?: []; params?: {} }
    'law_firm.tasks.index': { paramsTuple?: []; params?: {} }
    'law_firm.tasks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.task_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.bulk_matters.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.firm.show': { paramsTuple?: []; params?: {} }
    'law_firm.members.index': { paramsTuple?: []; params?: {} }
    'law_firm.groups.index': { paramsTuple?: []; params?: {} }
    'law_firm.archive.show': { paramsTuple?: []; params?: {} }
    'law_firm.archive.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.archive.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.index': { paramsTuple?: []; params?: {} }
    'law_firm.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.role_members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.create': { paramsTuple?: []; params?: {} }
    'law_firm.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.log.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.create': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.index': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.create': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.index': { paramsTuple?: []; params?: {} }
    'law_firm.calculator.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.index': { paramsTuple?: []; params?: {} }
    'law_firm.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.index': { paramsTuple?: []; params?: {} }
    'settings.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'amparo.index': { paramsTuple?: []; params?: {} }
    'amparo.options': { paramsTuple?: []; params?: {} }
    'amparo.theses': { paramsTuple?: []; params?: {} }
    'amparo.demands.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.cover': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar.days': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.index': { paramsTuple?: []; params?: {} }
    'calendar.subscription': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'calendar.google.index': { paramsTuple?: []; params?: {} }
    'calendar.google.callback': { paramsTuple?: []; params?: {} }
    'law_firm.docket_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.index': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.file': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.index': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.hearings': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.agreements': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.show': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.rows': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.file': { paramsTuple?: []; params?: {} }
    'law_firm.reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.create': { paramsTuple?: []; params?: {} }
    'law_firm.reports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_batches.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_drafts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.expense_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.client_funds.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.pdf': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.file': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.time_entries.index': { paramsTuple?: []; params?: {} }
    'portal.firms.index': { paramsTuple?: []; params?: {} }
    'portal.matters.index': { paramsTuple?: []; params?: {} }
    'portal.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.documents.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.account.show': { paramsTuple?: []; params?: {} }
    'portal.account_payments.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_statement.pdf': { paramsTuple?: []; params?: {} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.suggestions.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.citing_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.summaries.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.related_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.versions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.collections.index': { paramsTuple?: []; params?: {} }
    'research.collections.options': { paramsTuple?: []; params?: {} }
    'research.collections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.citations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.courts.index': { paramsTuple?: []; params?: {} }
    'judiciary.courts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.judges.index': { paramsTuple?: []; params?: {} }
    'judiciary.public_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.home': { paramsTuple?: []; params?: {} }
    'settings.account': { paramsTuple?: []; params?: {} }
    'settings.preferences': { paramsTuple?: []; params?: {} }
    'settings.notification': { paramsTuple?: []; params?: {} }
    'settings.privacy': { paramsTuple?: []; params?: {} }
    'settings.own_data.download': { paramsTuple?: []; params?: {} }
    'settings.security': { paramsTuple?: []; params?: {} }
    'settings.users.index': { paramsTuple?: []; params?: {} }
    'settings.workspaces.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'settings.rejected_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'security.outbox': { paramsTuple?: []; params?: {} }
    'security.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'public.research.searches.index': { paramsTuple?: []; params?: {} }
    'public.research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'public.research.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'robots': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemap.part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.two_factor': { paramsTuple?: []; params?: {} }
    'security.password_recovery': { paramsTuple?: []; params?: {} }
    'security.google_sign_ins.show': { paramsTuple?: []; params?: {} }
    'security.join': { paramsTuple?: []; params?: {} }
    'security.verify': { paramsTuple?: []; params?: {} }
    'security.verify_link': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.join_referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.join_app': { paramsTuple?: []; params?: {} }
    'security.join_app.home': { paramsTuple?: []; params?: {} }
    'security.join_app.client': { paramsTuple?: []; params?: {} }
    'security.join_app.referred': { paramsTuple: [ParamValue]; params: {'refCode': ParamValue} }
    'security.affiliate_signup': { paramsTuple?: []; params?: {} }
    'security.join_embedded': { paramsTuple?: []; params?: {} }
    'security.thanks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'security.password_change': { paramsTuple?: []; params?: {} }
    'security.email_change': { paramsTuple?: []; params?: {} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.access_link': { paramsTuple?: []; params?: {} }
    'security.ask_link': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'security.privacy': { paramsTuple?: []; params?: {} }
    'api.me.show': { paramsTuple?: []; params?: {} }
    'api.workspaces.index': { paramsTuple?: []; params?: {} }
    'api.members.index': { paramsTuple?: []; params?: {} }
    'api.roles.index': { paramsTuple?: []; params?: {} }
    'api.invitations.index': { paramsTuple?: []; params?: {} }
    'api.matters.index': { paramsTuple?: []; params?: {} }
    'api.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.amparo.index': { paramsTuple?: []; params?: {} }
    'api.clients.index': { paramsTuple?: []; params?: {} }
    'api.amparo.news': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.court_lists.index': { paramsTuple?: []; params?: {} }
    'api.court_lists.rows': { paramsTuple?: []; params?: {} }
    'api.court_lists.matches': { paramsTuple?: []; params?: {} }
    'api.charges.index': { paramsTuple?: []; params?: {} }
    'api.documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.documents.versions': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.documents.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'api.payments.index': { paramsTuple?: []; params?: {} }
    'api.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.library.sources': { paramsTuple?: []; params?: {} }
    'api.statistics.show': { paramsTuple?: []; params?: {} }
    'api.library.search': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'api.statistics.rows': { paramsTuple?: []; params?: {} }
    'api.library.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.library.citation': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.reports.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.reports.files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'api.status': { paramsTuple?: []; params?: {} }
    'api.openapi': { paramsTuple?: []; params?: {} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'palette.show': { paramsTuple?: []; params?: {} }
    'main.notices.index': { paramsTuple?: []; params?: {} }
    'main.notices.latest': { paramsTuple?: []; params?: {} }
    'main.notice_streams.show': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'welcome.show': { paramsTuple?: []; params?: {} }
    'pictures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.first_matter.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.court_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_columns.show': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.index': { paramsTuple?: []; params?: {} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matter_labels.open': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'law_firm.template_options.index': { paramsTuple?: []; params?: {} }
    'law_firm.template_options.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.index': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.index': { paramsTuple?: []; params?: {} }
    'law_firm.document_archives.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_cards.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.download': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_files.content': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_uploads.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'document_viewer_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'folder': ParamValue,'file': ParamValue} }
    'law_firm.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_previews.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_passages.index': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_comparisons.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_attachments.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue,'index': ParamValue} }
    'law_firm.conflicts.index': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.hints': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.verification': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.relations': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.clients.options': { paramsTuple?: []; params?: {} }
    'law_firm.clients.checks': { paramsTuple?: []; params?: {} }
    'law_firm.clients.zips': { paramsTuple: [ParamValue]; params: {'zip': ParamValue} }
    'law_firm.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.create': { paramsTuple?: []; params?: {} }
    'law_firm.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.charges.file': { paramsTuple?: []; params?: {} }
    'law_firm.charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.charges.client': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.create': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.index': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.index': { paramsTuple?: []; params?: {} }
    'law_firm.payments.create': { paramsTuple?: []; params?: {} }
    'law_firm.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.reminder': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.receipt_emails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.account_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.file': { paramsTuple?: []; params?: {} }
    'law_firm.account_statements.show': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.pdf': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.reminder': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.account_statements.movements': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.statement_emails.index': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.billing_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.index': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.charges': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.index': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.complements': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.xml': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_view': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_requests.index': { paramsTuple?: []; params?: {} }
    'law_firm.tasks.index': { paramsTuple?: []; params?: {} }
    'law_firm.tasks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.task_files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.bulk_matters.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.show': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.create': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.clients.index': { paramsTuple?: []; params?: {} }
    'law_firm.firm.show': { paramsTuple?: []; params?: {} }
    'law_firm.members.index': { paramsTuple?: []; params?: {} }
    'law_firm.groups.index': { paramsTuple?: []; params?: {} }
    'law_firm.archive.show': { paramsTuple?: []; params?: {} }
    'law_firm.archive.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'law_firm.archive.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.index': { paramsTuple?: []; params?: {} }
    'law_firm.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.role_members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.create': { paramsTuple?: []; params?: {} }
    'law_firm.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.log.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.index': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.create': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.index': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.create': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.index': { paramsTuple?: []; params?: {} }
    'law_firm.calculator.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.index': { paramsTuple?: []; params?: {} }
    'law_firm.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.index': { paramsTuple?: []; params?: {} }
    'settings.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.file': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'amparo.index': { paramsTuple?: []; params?: {} }
    'amparo.options': { paramsTuple?: []; params?: {} }
    'amparo.theses': { paramsTuple?: []; params?: {} }
    'amparo.demands.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.cover': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar.days': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.index': { paramsTuple?: []; params?: {} }
    'calendar.subscription': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'calendar.google.index': { paramsTuple?: []; params?: {} }
    'calendar.google.callback': { paramsTuple?: []; params?: {} }
    'law_firm.docket_settings.show': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.index': { paramsTuple?: []; params?: {} }
    'law_firm.deadlines.file': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.index': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.hearings': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.agreements': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.show': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.rows': { paramsTuple?: []; params?: {} }
    'law_firm.statistics.file': { paramsTuple?: []; params?: {} }
    'law_firm.reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.create': { paramsTuple?: []; params?: {} }
    'law_firm.reports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_batches.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_drafts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_reports.index': { paramsTuple?: []; params?: {} }
    'law_firm.client_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.expense_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.client_funds.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.pdf': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_funds.file': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_proofs.show': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.time_entries.index': { paramsTuple?: []; params?: {} }
    'portal.firms.index': { paramsTuple?: []; params?: {} }
    'portal.matters.index': { paramsTuple?: []; params?: {} }
    'portal.matters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.documents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.documents.download': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'portal.account.show': { paramsTuple?: []; params?: {} }
    'portal.account_payments.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_proofs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_charges.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.account_statement.pdf': { paramsTuple?: []; params?: {} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.suggestions.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.citing_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.summaries.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.related_documents.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.versions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.collections.index': { paramsTuple?: []; params?: {} }
    'research.collections.options': { paramsTuple?: []; params?: {} }
    'research.collections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_files.citations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.courts.index': { paramsTuple?: []; params?: {} }
    'judiciary.courts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'judiciary.judges.index': { paramsTuple?: []; params?: {} }
    'judiciary.public_versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.home': { paramsTuple?: []; params?: {} }
    'settings.account': { paramsTuple?: []; params?: {} }
    'settings.preferences': { paramsTuple?: []; params?: {} }
    'settings.notification': { paramsTuple?: []; params?: {} }
    'settings.privacy': { paramsTuple?: []; params?: {} }
    'settings.own_data.download': { paramsTuple?: []; params?: {} }
    'settings.security': { paramsTuple?: []; params?: {} }
    'settings.users.index': { paramsTuple?: []; params?: {} }
    'settings.workspaces.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.index': { paramsTuple?: []; params?: {} }
    'settings.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'settings.rejected_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'security.outbox': { paramsTuple?: []; params?: {} }
    'security.outbox.letter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.two_factor_challenges.store': { paramsTuple?: []; params?: {} }
    'security.google_sign_ins.store': { paramsTuple?: []; params?: {} }
    'security.registrations.store': { paramsTuple?: []; params?: {} }
    'security.verifications.store': { paramsTuple?: []; params?: {} }
    'security.verification_links.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.affiliate_signups.store': { paramsTuple?: []; params?: {} }
    'security.verification_letters.store': { paramsTuple?: []; params?: {} }
    'security.password_recoveries.store': { paramsTuple?: []; params?: {} }
    'security.password_changes.store': { paramsTuple?: []; params?: {} }
    'security.email_changes.store': { paramsTuple?: []; params?: {} }
    'security.invitation.rejections.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitation.account_switches.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.access_links.open': { paramsTuple?: []; params?: {} }
    'security.access_links.firm': { paramsTuple?: []; params?: {} }
    'security.access_links.renew': { paramsTuple?: []; params?: {} }
    'security.access_links.store': { paramsTuple?: []; params?: {} }
    'security.session_renewals.store': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'api.tokens.refresh': { paramsTuple?: []; params?: {} }
    'api.resend_validation_email': { paramsTuple?: []; params?: {} }
    'api.workspaces.select': { paramsTuple?: []; params?: {} }
    'api.matters.store': { paramsTuple?: []; params?: {} }
    'api.matters.stage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.matters.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.amparo.store': { paramsTuple?: []; params?: {} }
    'api.clients.store': { paramsTuple?: []; params?: {} }
    'api.amparo.news.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.court_lists.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'matchId': ParamValue} }
    'api.court_lists.refuse': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'matchId': ParamValue} }
    'api.charges.store': { paramsTuple?: []; params?: {} }
    'api.documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.charges.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.payments.store': { paramsTuple?: []; params?: {} }
    'api.reports.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'main.notice_openings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'main.workspaces.store': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'welcome.completion.store': { paramsTuple?: []; params?: {} }
    'law_firm.first_matter.store': { paramsTuple?: []; params?: {} }
    'law_firm.matters.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_batch_trashings.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_labels.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_states.conclude': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.suspend': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.hide': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.close': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_parties.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_links.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.saved_views.store': { paramsTuple?: []; params?: {} }
    'law_firm.saved_views.choose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reminder_sightings.store': { paramsTuple?: []; params?: {} }
    'law_firm.reminder_snoozes.store': { paramsTuple?: []; params?: {} }
    'law_firm.reminders.store': { paramsTuple?: []; params?: {} }
    'law_firm.activities.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.activity_subtasks.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_documents.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.notes.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.note_pins.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.documents.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_conflicts.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_folders.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_uploads.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_moves.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_shares.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_checkouts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_versions.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_versions.restore': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue,'number': ParamValue} }
    'law_firm.document_trashings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_emptyings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_readings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.conflicts.store': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.client_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.conflicts.matter_checks.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.conflicts.relations.store': { paramsTuple?: []; params?: {} }
    'law_firm.conflicts.decisions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.clients.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_archivals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_pictures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_contacts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_invitations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_merges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.store': { paramsTuple?: []; params?: {} }
    'law_firm.charge_issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_settlements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_write_offs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.store': { paramsTuple?: []; params?: {} }
    'law_firm.recurring_charges.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.store': { paramsTuple?: []; params?: {} }
    'law_firm.payment_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_reviews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_reminder_pauses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.receipt_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.statement_emails.store': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.client_reminder_pauses.store': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.bank_statements.store': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.ignore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.store': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.folders': { paramsTuple?: []; params?: {} }
    'law_firm.cfdi.batches': { paramsTuple?: []; params?: {} }
    'law_firm.portal.messages.read': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.links.whatsapp': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.updates.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.messages.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.requests.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.portal.requests.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.requests.again': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.links.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.client_requests.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_requests.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.changes.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.changes.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_matters.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.changes.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.changes.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.store': { paramsTuple?: []; params?: {} }
    'law_firm.bulk_clients.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.undoing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.acceptances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.clients.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.lists.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.batches.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.letters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.logo.store': { paramsTuple?: []; params?: {} }
    'law_firm.groups.store': { paramsTuple?: []; params?: {} }
    'law_firm.group_members.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.ownership_transfers.store': { paramsTuple?: []; params?: {} }
    'law_firm.archive.store': { paramsTuple?: []; params?: {} }
    'law_firm.archive.restore': { paramsTuple?: []; params?: {} }
    'law_firm.roles.store': { paramsTuple?: []; params?: {} }
    'law_firm.role_previews.store': { paramsTuple?: []; params?: {} }
    'law_firm.log.exports.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.copies.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.publication.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.store': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.copies.store': { paramsTuple?: []; params?: {} }
    'settings.matter_templates.publication.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calculator.store': { paramsTuple?: []; params?: {} }
    'law_firm.calculator.confirmation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.store': { paramsTuple?: []; params?: {} }
    'law_firm.calendars.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.preview': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.years.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.years.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.store': { paramsTuple?: []; params?: {} }
    'settings.calendars.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.preview': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.years.store': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.years.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'amparo.sighting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.follow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.store': { paramsTuple?: []; params?: {} }
    'amparo.demands.store': { paramsTuple?: []; params?: {} }
    'amparo.demands.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.paste': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.display': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'calendar.subscriptions.store': { paramsTuple?: []; params?: {} }
    'calendar.subscriptions.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.imports.store': { paramsTuple?: []; params?: {} }
    'calendar.imports.preview': { paramsTuple?: []; params?: {} }
    'calendar.entries.store': { paramsTuple?: []; params?: {} }
    'calendar.entries.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.google.store': { paramsTuple?: []; params?: {} }
    'calendar.google.preview': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.store': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.deadline_triggers.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_deadlines.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.deadline_confirmations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_signatures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_closures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.clocks.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.clocks.acts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.deadline_reassignments.preview': { paramsTuple?: []; params?: {} }
    'law_firm.deadline_reassignments.store': { paramsTuple?: []; params?: {} }
    'law_firm.computation_attachments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.hearings.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.court_lists.preview': { paramsTuple?: []; params?: {} }
    'law_firm.court_lists.store': { paramsTuple?: []; params?: {} }
    'law_firm.list_matches.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.list_matches.refuse': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.reports.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.store': { paramsTuple?: []; params?: {} }
    'law_firm.reports.preview': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.store': { paramsTuple?: []; params?: {} }
    'law_firm.client_report_batches.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_drafts.prepare': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.client_reports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.fee_charges.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.work_charges.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_expenses.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_deposits.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_refunds.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_transfers.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.fund_reversals.store': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.time_entries.store': { paramsTuple?: []; params?: {} }
    'law_firm.timers.store': { paramsTuple?: []; params?: {} }
    'law_firm.timer_entries.store': { paramsTuple?: []; params?: {} }
    'portal.firm_requests.store': { paramsTuple?: []; params?: {} }
    'portal.messages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.request_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'requestId': ParamValue} }
    'portal.account_payments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collections.store': { paramsTuple?: []; params?: {} }
    'research.collection_states.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_states.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.favorites.store': { paramsTuple?: []; params?: {} }
    'research.document_notes.store': { paramsTuple?: []; params?: {} }
    'research.alerts.store': { paramsTuple?: []; params?: {} }
    'research.alerts.watch': { paramsTuple?: []; params?: {} }
    'research.alerts.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.profile_pictures.store': { paramsTuple?: []; params?: {} }
    'settings.own_data.store': { paramsTuple?: []; params?: {} }
    'settings.new_emails.store': { paramsTuple?: []; params?: {} }
    'settings.confirmation_codes.store': { paramsTuple?: []; params?: {} }
    'settings.two_factor_enrolments.store': { paramsTuple?: []; params?: {} }
    'settings.two_factors.store': { paramsTuple?: []; params?: {} }
    'settings.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'settings.google_links.store': { paramsTuple?: []; params?: {} }
    'settings.tokens.store': { paramsTuple?: []; params?: {} }
    'settings.user_closures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.impersonations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.source_readings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'kind': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'api.tokens.destroy': { paramsTuple?: []; params?: {} }
    'api.matters.unarchive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'main.workspaces.leave_aside': { paramsTuple?: []; params?: {} }
    'law_firm.first_steps.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_batch_trashings.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_trashings.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_labels.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.reopen': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_states.resume': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_switches.open': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_parties.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_links.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.saved_views.unchoose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reminders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'subtaskId': ParamValue} }
    'law_firm.activity_documents.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'documentId': ParamValue} }
    'law_firm.notes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.note_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.document_uploads.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'law_firm.document_shares.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.document_checkouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_trashings.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.conflicts.relations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.client_archivals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_pictures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'law_firm.client_accesses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_merges.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'mergeId': ParamValue} }
    'law_firm.clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_settlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charges.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_proofs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_reminder_pauses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_reminder_pauses.destroy': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'law_firm.bank_statements.unlink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bank_statements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.unlink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.portal.requests.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.portal.links.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.tasks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_matters.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.changes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.membership.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.logo.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.group_members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'law_firm.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.firm.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.roles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.role_previews.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.publication.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.publication.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.destroy': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.days.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.years.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'law_firm.calendars.years.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.destroy': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.days.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.years.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.years.doubt': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'amparo.unfollow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.demands.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.withhold': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'amparo.news.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'calendar.subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.google.destroy': { paramsTuple?: []; params?: {} }
    'calendar.google.syncs.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.clocks.acts.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'actId': ParamValue} }
    'law_firm.deadline_closures.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.hearings.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.list_matches.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.reports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_expenses.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.timers.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.time_entries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'portal.firm_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.my_court.destroy': { paramsTuple?: []; params?: {} }
    'research.my_matter.destroy': { paramsTuple?: []; params?: {} }
    'research.stored_searches.clear': { paramsTuple?: []; params?: {} }
    'research.stored_searches.destroy': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.collections.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'research.favorites.destroy': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.favorites.forget': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_marks.destroy': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.alerts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.alerts.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.profile_pictures.destroy': { paramsTuple?: []; params?: {} }
    'settings.account_closures.destroy': { paramsTuple?: []; params?: {} }
    'settings.sessions.clear': { paramsTuple?: []; params?: {} }
    'settings.sessions.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'settings.two_factor_enrolments.destroy': { paramsTuple?: []; params?: {} }
    'settings.two_factors.destroy': { paramsTuple?: []; params?: {} }
    'settings.google_links.destroy': { paramsTuple?: []; params?: {} }
    'settings.tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.user_closures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.user_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.impersonations.destroy': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'api.me.preferences': { paramsTuple?: []; params?: {} }
    'api.matters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.activities.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'activityId': ParamValue} }
    'api.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.clients.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'law_firm.document_uploads.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'uploadId': ParamValue} }
    'settings.profiles.update': { paramsTuple?: []; params?: {} }
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'api.preflight': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'api.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'main.notices.update': { paramsTuple?: []; params?: {} }
    'welcome.profile.update': { paramsTuple?: []; params?: {} }
    'welcome.firm.update': { paramsTuple?: []; params?: {} }
    'law_firm.matters.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_states.stage': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_teams.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_tags.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_parties.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_fields.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reminders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.activities.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_dates.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_states.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.order': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.activity_subtasks.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue,'subtaskId': ParamValue} }
    'law_firm.notes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.documents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_tags.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'documentId': ParamValue} }
    'law_firm.document_folders.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'folderId': ParamValue} }
    'law_firm.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'contactId': ParamValue} }
    'law_firm.charges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.charge_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.recurring_charges.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.payment_applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.billing_settings.update': { paramsTuple?: []; params?: {} }
    'law_firm.bank_statements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.cfdi.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.portal.updates.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.bulk_matters.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.bulk_clients.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.firm.update': { paramsTuple?: []; params?: {} }
    'law_firm.bank_account.update': { paramsTuple?: []; params?: {} }
    'law_firm.member_roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.member_groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.matter_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.matter_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'law_firm.calendars.days.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'law_firm.calendars.years.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'settings.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'settings.calendars.days.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'id': ParamValue} }
    'settings.calendars.years.update': { paramsTuple: [ParamValue,ParamValue]; params: {'calendar': ParamValue,'year': ParamValue} }
    'amparo.demands.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.stage': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'amparo.news.date': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'newsId': ParamValue} }
    'calendar.entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.entry_times.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.google.update': { paramsTuple?: []; params?: {} }
    'law_firm.deadline_triggers.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_deadlines.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.docket_settings.update': { paramsTuple?: []; params?: {} }
    'law_firm.hearings.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.hearings.conclude': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.court_lists.day': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.reports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.client_report_drafts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'draftId': ParamValue} }
    'law_firm.fee_agreements.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_expenses.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.time_entries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.my_court.update': { paramsTuple?: []; params?: {} }
    'research.my_matter.update': { paramsTuple?: []; params?: {} }
    'research.collections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_states.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.order': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.collection_items.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'research.document_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'research.document_marks.update': { paramsTuple: [ParamValue]; params: {'documentId': ParamValue} }
    'research.alerts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.notification_choices.update': { paramsTuple?: []; params?: {} }
    'settings.passwords.update': { paramsTuple?: []; params?: {} }
    'settings.notice_settings.update': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}