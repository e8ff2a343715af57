/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  security: {
    login: typeof routes['security.login']
    sessions: {
      store: typeof routes['security.sessions.store']
      destroy: typeof routes['security.sessions.destroy']
    }
    twoFactor: typeof routes['security.two_factor']
    twoFactorChallenges: {
      store: typeof routes['security.two_factor_challenges.store']
    }
    googleSignIns: {
      store: typeof routes['security.google_sign_ins.store']
      show: typeof routes['security.google_sign_ins.show']
    }
    sessionRenewals: {
      store: typeof routes['security.session_renewals.store']
      show: typeof routes['security.session_renewals.show']
    }
    join: typeof routes['security.join']
    verify: typeof routes['security.verify']
    verifyLink: typeof routes['security.verify_link']
    joinReferred: typeof routes['security.join_referred']
    joinApp: typeof routes['security.join_app'] & {
      home: typeof routes['security.join_app.home']
      client: typeof routes['security.join_app.client']
      referred: typeof routes['security.join_app.referred']
    }
    affiliateSignup: typeof routes['security.affiliate_signup']
    joinEmbedded: typeof routes['security.join_embedded']
    thanks: typeof routes['security.thanks']
    registrations: {
      store: typeof routes['security.registrations.store']
    }
    verifications: {
      store: typeof routes['security.verifications.store']
    }
    verificationLinks: {
      store: typeof routes['security.verification_links.store']
    }
    affiliateSignups: {
      store: typeof routes['security.affiliate_signups.store']
    }
    verificationLetters: {
      store: typeof routes['security.verification_letters.store']
    }
    passwordRecovery: typeof routes['security.password_recovery']
    passwordRecoveries: {
      store: typeof routes['security.password_recoveries.store']
    }
    passwordChange: typeof routes['security.password_change']
    passwordChanges: {
      store: typeof routes['security.password_changes.store']
    }
    emailChange: typeof routes['security.email_change']
    emailChanges: {
      store: typeof routes['security.email_changes.store']
    }
    accessLink: typeof routes['security.access_link']
    accessLinks: {
      open: typeof routes['security.access_links.open']
      firm: typeof routes['security.access_links.firm']
      renew: typeof routes['security.access_links.renew']
      store: typeof routes['security.access_links.store']
    }
    askLink: typeof routes['security.ask_link']
    invitations: {
      current: typeof routes['security.invitations.current']
    }
    invitation: typeof routes['security.invitation'] & {
      rejections: {
        store: typeof routes['security.invitation.rejections.store']
      }
      accountSwitches: {
        store: typeof routes['security.invitation.account_switches.store']
      }
    }
    privacy: typeof routes['security.privacy']
    outbox: typeof routes['security.outbox'] & {
      letter: typeof routes['security.outbox.letter']
    }
  }
  settings: {
    sessions: {
      clear: typeof routes['settings.sessions.clear']
      destroy: typeof routes['settings.sessions.destroy']
    }
    passwords: {
      update: typeof routes['settings.passwords.update']
    }
    newEmails: {
      store: typeof routes['settings.new_emails.store']
    }
    confirmationCodes: {
      store: typeof routes['settings.confirmation_codes.store']
    }
    tokens: {
      store: typeof routes['settings.tokens.store']
      destroy: typeof routes['settings.tokens.destroy']
    }
    matterTemplates: {
      index: typeof routes['settings.matter_templates.index']
      create: typeof routes['settings.matter_templates.create']
      edit: typeof routes['settings.matter_templates.edit']
      show: typeof routes['settings.matter_templates.show']
      store: typeof routes['settings.matter_templates.store']
      copies: {
        store: typeof routes['settings.matter_templates.copies.store']
      }
      update: typeof routes['settings.matter_templates.update']
      destroy: typeof routes['settings.matter_templates.destroy']
      publication: {
        store: typeof routes['settings.matter_templates.publication.store']
        destroy: typeof routes['settings.matter_templates.publication.destroy']
      }
    }
    noticeSettings: {
      update: typeof routes['settings.notice_settings.update']
    }
    home: typeof routes['settings.home']
    account: typeof routes['settings.account']
    profiles: {
      update: typeof routes['settings.profiles.update']
    }
    profilePictures: {
      store: typeof routes['settings.profile_pictures.store']
      destroy: typeof routes['settings.profile_pictures.destroy']
    }
    preferences: typeof routes['settings.preferences'] & {
      update: typeof routes['settings.preferences.update']
    }
    notification: typeof routes['settings.notification']
    notificationChoices: {
      update: typeof routes['settings.notification_choices.update']
    }
    privacy: typeof routes['settings.privacy']
    ownData: {
      store: typeof routes['settings.own_data.store']
      download: typeof routes['settings.own_data.download']
    }
    accountClosures: {
      destroy: typeof routes['settings.account_closures.destroy']
    }
    security: typeof routes['settings.security']
    twoFactorEnrolments: {
      store: typeof routes['settings.two_factor_enrolments.store']
      destroy: typeof routes['settings.two_factor_enrolments.destroy']
    }
    twoFactors: {
      store: typeof routes['settings.two_factors.store']
      destroy: typeof routes['settings.two_factors.destroy']
    }
    recoveryCodes: {
      store: typeof routes['settings.recovery_codes.store']
    }
    googleLinks: {
      store: typeof routes['settings.google_links.store']
      destroy: typeof routes['settings.google_links.destroy']
    }
    users: {
      index: typeof routes['settings.users.index']
    }
    userClosures: {
      store: typeof routes['settings.user_closures.store']
      destroy: typeof routes['settings.user_closures.destroy']
    }
    userSessions: {
      destroy: typeof routes['settings.user_sessions.destroy']
    }
    impersonations: {
      store: typeof routes['settings.impersonations.store']
      destroy: typeof routes['settings.impersonations.destroy']
    }
    workspaces: {
      index: typeof routes['settings.workspaces.index']
    }
    outbox: {
      index: typeof routes['settings.outbox.index']
      letter: typeof routes['settings.outbox.letter']
    }
    sources: {
      index: typeof routes['settings.sources.index']
    }
    sourceReadings: {
      store: typeof routes['settings.source_readings.store']
    }
    rejectedAnswers: {
      show: typeof routes['settings.rejected_answers.show']
    }
  }
  api: {
    tokens: {
      store: typeof routes['api.tokens.store']
      refresh: typeof routes['api.tokens.refresh']
      destroy: typeof routes['api.tokens.destroy']
    }
    resendValidationEmail: typeof routes['api.resend_validation_email']
    me: {
      show: typeof routes['api.me.show']
      preferences: typeof routes['api.me.preferences']
    }
    workspaces: {
      index: typeof routes['api.workspaces.index']
      select: typeof routes['api.workspaces.select']
    }
    members: {
      index: typeof routes['api.members.index']
    }
    roles: {
      index: typeof routes['api.roles.index']
    }
    invitations: {
      index: typeof routes['api.invitations.index']
    }
    matters: {
      index: typeof routes['api.matters.index']
      store: typeof routes['api.matters.store']
      show: typeof routes['api.matters.show']
      update: typeof routes['api.matters.update']
      stage: typeof routes['api.matters.stage']
      archive: typeof routes['api.matters.archive']
      unarchive: typeof routes['api.matters.unarchive']
    }
    activities: {
      index: typeof routes['api.activities.index']
      store: typeof routes['api.activities.store']
      update: typeof routes['api.activities.update']
    }
    clients: {
      index: typeof routes['api.clients.index']
      store: typeof routes['api.clients.store']
      show: typeof routes['api.clients.show']
      update: typeof routes['api.clients.update']
    }
    documents: {
      index: typeof routes['api.documents.index']
      store: typeof routes['api.documents.store']
      versions: typeof routes['api.documents.versions']
      content: typeof routes['api.documents.content']
    }
    library: {
      sources: typeof routes['api.library.sources']
      search: typeof routes['api.library.search']
      show: typeof routes['api.library.show']
      citation: typeof routes['api.library.citation']
    }
    status: typeof routes['api.status']
    openapi: typeof routes['api.openapi']
    preflight: typeof routes['api.preflight']
    reference: typeof routes['api.reference']
    unknown: typeof routes['api.unknown']
  }
  main: {
    home: typeof routes['main.home']
    client: typeof routes['main.client']
    notices: {
      index: typeof routes['main.notices.index']
      latest: typeof routes['main.notices.latest']
      update: typeof routes['main.notices.update']
    }
    noticeStreams: {
      show: typeof routes['main.notice_streams.show']
    }
    noticeOpenings: {
      store: typeof routes['main.notice_openings.store']
    }
    workspaces: {
      index: typeof routes['main.workspaces.index']
      store: typeof routes['main.workspaces.store']
      select: typeof routes['main.workspaces.select']
      leaveAside: typeof routes['main.workspaces.leave_aside']
    }
  }
  lawFirm: {
    home: typeof routes['law_firm.home']
    files: typeof routes['law_firm.files']
    matters: {
      index: typeof routes['law_firm.matters.index']
      create: typeof routes['law_firm.matters.create']
      options: typeof routes['law_firm.matters.options']
      show: typeof routes['law_firm.matters.show']
      store: typeof routes['law_firm.matters.store']
      update: typeof routes['law_firm.matters.update']
    }
    matterBatchArchivals: {
      store: typeof routes['law_firm.matter_batch_archivals.store']
      destroy: typeof routes['law_firm.matter_batch_archivals.destroy']
    }
    matterArchivals: {
      store: typeof routes['law_firm.matter_archivals.store']
      destroy: typeof routes['law_firm.matter_archivals.destroy']
    }
    matterPins: {
      show: typeof routes['law_firm.matter_pins.show']
      store: typeof routes['law_firm.matter_pins.store']
      update: typeof routes['law_firm.matter_pins.update']
      destroy: typeof routes['law_firm.matter_pins.destroy']
    }
    savedViews: {
      store: typeof routes['law_firm.saved_views.store']
      update: typeof routes['law_firm.saved_views.update']
      destroy: typeof routes['law_firm.saved_views.destroy']
      choose: typeof routes['law_firm.saved_views.choose']
      unchoose: typeof routes['law_firm.saved_views.unchoose']
    }
    clients: {
      index: typeof routes['law_firm.clients.index']
      options: typeof routes['law_firm.clients.options']
      checks: typeof routes['law_firm.clients.checks']
      zips: typeof routes['law_firm.clients.zips']
      show: typeof routes['law_firm.clients.show']
      create: typeof routes['law_firm.clients.create']
      store: typeof routes['law_firm.clients.store']
      edit: typeof routes['law_firm.clients.edit']
      update: typeof routes['law_firm.clients.update']
      merge: typeof routes['law_firm.clients.merge']
      destroy: typeof routes['law_firm.clients.destroy']
    }
    clientBatchArchivals: {
      store: typeof routes['law_firm.client_batch_archivals.store']
      destroy: typeof routes['law_firm.client_batch_archivals.destroy']
    }
    clientArchivals: {
      store: typeof routes['law_firm.client_archivals.store']
      destroy: typeof routes['law_firm.client_archivals.destroy']
    }
    clientPictures: {
      store: typeof routes['law_firm.client_pictures.store']
      destroy: typeof routes['law_firm.client_pictures.destroy']
    }
    clientContacts: {
      store: typeof routes['law_firm.client_contacts.store']
      update: typeof routes['law_firm.client_contacts.update']
      destroy: typeof routes['law_firm.client_contacts.destroy']
    }
    clientInvitations: {
      store: typeof routes['law_firm.client_invitations.store']
    }
    clientAccesses: {
      destroy: typeof routes['law_firm.client_accesses.destroy']
    }
    clientMerges: {
      store: typeof routes['law_firm.client_merges.store']
      destroy: typeof routes['law_firm.client_merges.destroy']
    }
    matterColumns: {
      show: typeof routes['law_firm.matter_columns.show']
    }
    matterLabels: {
      index: typeof routes['law_firm.matter_labels.index']
      store: typeof routes['law_firm.matter_labels.store']
      destroy: typeof routes['law_firm.matter_labels.destroy']
      open: typeof routes['law_firm.matter_labels.open']
    }
    matterTrashings: {
      index: typeof routes['law_firm.matter_trashings.index']
      store: typeof routes['law_firm.matter_trashings.store']
      destroy: typeof routes['law_firm.matter_trashings.destroy']
    }
    matterBatchTrashings: {
      store: typeof routes['law_firm.matter_batch_trashings.store']
      destroy: typeof routes['law_firm.matter_batch_trashings.destroy']
    }
    courtOptions: {
      index: typeof routes['law_firm.court_options.index']
    }
    matterStates: {
      conclude: typeof routes['law_firm.matter_states.conclude']
      reopen: typeof routes['law_firm.matter_states.reopen']
      suspend: typeof routes['law_firm.matter_states.suspend']
      resume: typeof routes['law_firm.matter_states.resume']
      stage: typeof routes['law_firm.matter_states.stage']
    }
    matterSwitches: {
      hide: typeof routes['law_firm.matter_switches.hide']
      show: typeof routes['law_firm.matter_switches.show']
      close: typeof routes['law_firm.matter_switches.close']
      open: typeof routes['law_firm.matter_switches.open']
    }
    matterTeams: {
      update: typeof routes['law_firm.matter_teams.update']
    }
    matterTags: {
      update: typeof routes['law_firm.matter_tags.update']
    }
    matterParties: {
      store: typeof routes['law_firm.matter_parties.store']
      update: typeof routes['law_firm.matter_parties.update']
      destroy: typeof routes['law_firm.matter_parties.destroy']
    }
    matterLinks: {
      store: typeof routes['law_firm.matter_links.store']
      destroy: typeof routes['law_firm.matter_links.destroy']
    }
    matterTemplates: {
      index: typeof routes['law_firm.matter_templates.index']
      create: typeof routes['law_firm.matter_templates.create']
      edit: typeof routes['law_firm.matter_templates.edit']
      show: typeof routes['law_firm.matter_templates.show']
      store: typeof routes['law_firm.matter_templates.store']
      copies: {
        store: typeof routes['law_firm.matter_templates.copies.store']
      }
      update: typeof routes['law_firm.matter_templates.update']
      destroy: typeof routes['law_firm.matter_templates.destroy']
      publication: {
        store: typeof routes['law_firm.matter_templates.publication.store']
        destroy: typeof routes['law_firm.matter_templates.publication.destroy']
      }
    }
    templateOptions: {
      index: typeof routes['law_firm.template_options.index']
      show: typeof routes['law_firm.template_options.show']
    }
    matterFields: {
      update: typeof routes['law_firm.matter_fields.update']
    }
    activities: {
      index: typeof routes['law_firm.activities.index']
      store: typeof routes['law_firm.activities.store']
      update: typeof routes['law_firm.activities.update']
      destroy: typeof routes['law_firm.activities.destroy']
    }
    reminders: {
      index: typeof routes['law_firm.reminders.index']
      store: typeof routes['law_firm.reminders.store']
      update: typeof routes['law_firm.reminders.update']
      destroy: typeof routes['law_firm.reminders.destroy']
    }
    reminderSightings: {
      store: typeof routes['law_firm.reminder_sightings.store']
    }
    reminderSnoozes: {
      store: typeof routes['law_firm.reminder_snoozes.store']
    }
    activityStates: {
      update: typeof routes['law_firm.activity_states.update']
    }
    activitySubtasks: {
      store: typeof routes['law_firm.activity_subtasks.store']
      order: typeof routes['law_firm.activity_subtasks.order']
      update: typeof routes['law_firm.activity_subtasks.update']
      destroy: typeof routes['law_firm.activity_subtasks.destroy']
    }
    activityDocuments: {
      store: typeof routes['law_firm.activity_documents.store']
      destroy: typeof routes['law_firm.activity_documents.destroy']
    }
    notes: {
      store: typeof routes['law_firm.notes.store']
      update: typeof routes['law_firm.notes.update']
      destroy: typeof routes['law_firm.notes.destroy']
    }
    notePins: {
      store: typeof routes['law_firm.note_pins.store']
      destroy: typeof routes['law_firm.note_pins.destroy']
    }
    documentArchives: {
      show: typeof routes['law_firm.document_archives.show']
    }
    documentCards: {
      show: typeof routes['law_firm.document_cards.show']
    }
    documentFiles: {
      download: typeof routes['law_firm.document_files.download']
      content: typeof routes['law_firm.document_files.content']
    }
    documents: {
      store: typeof routes['law_firm.documents.store']
      update: typeof routes['law_firm.documents.update']
      show: typeof routes['law_firm.documents.show']
    }
    documentConflicts: {
      store: typeof routes['law_firm.document_conflicts.store']
    }
    documentFolders: {
      store: typeof routes['law_firm.document_folders.store']
      update: typeof routes['law_firm.document_folders.update']
    }
    documentUploads: {
      store: typeof routes['law_firm.document_uploads.store']
      show: typeof routes['law_firm.document_uploads.show']
      update: typeof routes['law_firm.document_uploads.update']
      destroy: typeof routes['law_firm.document_uploads.destroy']
    }
    documentMoves: {
      store: typeof routes['law_firm.document_moves.store']
    }
    documentShares: {
      store: typeof routes['law_firm.document_shares.store']
      destroy: typeof routes['law_firm.document_shares.destroy']
    }
    documentTags: {
      update: typeof routes['law_firm.document_tags.update']
    }
    documentCheckouts: {
      store: typeof routes['law_firm.document_checkouts.store']
      destroy: typeof routes['law_firm.document_checkouts.destroy']
    }
    documentVersions: {
      store: typeof routes['law_firm.document_versions.store']
      restore: typeof routes['law_firm.document_versions.restore']
    }
    documentTrashings: {
      store: typeof routes['law_firm.document_trashings.store']
      destroy: typeof routes['law_firm.document_trashings.destroy']
    }
    documentEmptyings: {
      store: typeof routes['law_firm.document_emptyings.store']
    }
    documentPreviews: {
      show: typeof routes['law_firm.document_previews.show']
    }
    documentPassages: {
      index: typeof routes['law_firm.document_passages.index']
    }
    documentComparisons: {
      show: typeof routes['law_firm.document_comparisons.show']
    }
    documentAttachments: {
      show: typeof routes['law_firm.document_attachments.show']
    }
    documentReadings: {
      store: typeof routes['law_firm.document_readings.store']
    }
    clientView: typeof routes['law_firm.client_view']
    portal: {
      messages: {
        read: typeof routes['law_firm.portal.messages.read']
        store: typeof routes['law_firm.portal.messages.store']
      }
      links: {
        whatsapp: typeof routes['law_firm.portal.links.whatsapp']
        destroy: typeof routes['law_firm.portal.links.destroy']
        store: typeof routes['law_firm.portal.links.store']
      }
      updates: {
        store: typeof routes['law_firm.portal.updates.store']
        update: typeof routes['law_firm.portal.updates.update']
      }
      requests: {
        store: typeof routes['law_firm.portal.requests.store']
        accept: typeof routes['law_firm.portal.requests.accept']
        again: typeof routes['law_firm.portal.requests.again']
        destroy: typeof routes['law_firm.portal.requests.destroy']
      }
    }
    clientRequests: {
      index: typeof routes['law_firm.client_requests.index']
      accept: typeof routes['law_firm.client_requests.accept']
      decline: typeof routes['law_firm.client_requests.decline']
    }
    tasks: {
      index: typeof routes['law_firm.tasks.index']
      show: typeof routes['law_firm.tasks.show']
      destroy: typeof routes['law_firm.tasks.destroy']
    }
    taskFiles: {
      show: typeof routes['law_firm.task_files.show']
    }
    bulkMatters: {
      show: typeof routes['law_firm.bulk_matters.show']
      changes: {
        create: typeof routes['law_firm.bulk_matters.changes.create']
        store: typeof routes['law_firm.bulk_matters.changes.store']
        run: typeof routes['law_firm.bulk_matters.changes.run']
        destroy: typeof routes['law_firm.bulk_matters.changes.destroy']
        undoing: typeof routes['law_firm.bulk_matters.changes.undoing']
      }
      exports: {
        store: typeof routes['law_firm.bulk_matters.exports.store']
      }
      imports: {
        store: typeof routes['law_firm.bulk_matters.imports.store']
        update: typeof routes['law_firm.bulk_matters.imports.update']
        run: typeof routes['law_firm.bulk_matters.imports.run']
        destroy: typeof routes['law_firm.bulk_matters.imports.destroy']
        undoing: typeof routes['law_firm.bulk_matters.imports.undoing']
      }
    }
    bulkClients: {
      show: typeof routes['law_firm.bulk_clients.show']
      changes: {
        create: typeof routes['law_firm.bulk_clients.changes.create']
        store: typeof routes['law_firm.bulk_clients.changes.store']
        run: typeof routes['law_firm.bulk_clients.changes.run']
        destroy: typeof routes['law_firm.bulk_clients.changes.destroy']
        undoing: typeof routes['law_firm.bulk_clients.changes.undoing']
      }
      exports: {
        store: typeof routes['law_firm.bulk_clients.exports.store']
      }
      imports: {
        store: typeof routes['law_firm.bulk_clients.imports.store']
        update: typeof routes['law_firm.bulk_clients.imports.update']
        run: typeof routes['law_firm.bulk_clients.imports.run']
        destroy: typeof routes['law_firm.bulk_clients.imports.destroy']
        undoing: typeof routes['law_firm.bulk_clients.imports.undoing']
      }
    }
    archive: {
      show: typeof routes['law_firm.archive.show']
      store: typeof routes['law_firm.archive.store']
      download: typeof routes['law_firm.archive.download']
      history: typeof routes['law_firm.archive.history']
      restore: typeof routes['law_firm.archive.restore']
    }
    conflicts: {
      index: typeof routes['law_firm.conflicts.index']
      store: typeof routes['law_firm.conflicts.store']
      hints: typeof routes['law_firm.conflicts.hints']
      verification: typeof routes['law_firm.conflicts.verification']
      relations: typeof routes['law_firm.conflicts.relations'] & {
        store: typeof routes['law_firm.conflicts.relations.store']
        destroy: typeof routes['law_firm.conflicts.relations.destroy']
      }
      show: typeof routes['law_firm.conflicts.show']
      certificate: typeof routes['law_firm.conflicts.certificate']
      clientChecks: {
        store: typeof routes['law_firm.conflicts.client_checks.store']
      }
      matterChecks: {
        store: typeof routes['law_firm.conflicts.matter_checks.store']
      }
      decisions: {
        store: typeof routes['law_firm.conflicts.decisions.store']
      }
    }
    log: {
      index: typeof routes['law_firm.log.index']
      exports: {
        store: typeof routes['law_firm.log.exports.store']
      }
    }
    firm: {
      show: typeof routes['law_firm.firm.show']
      update: typeof routes['law_firm.firm.update']
      destroy: typeof routes['law_firm.firm.destroy']
    }
    membership: {
      destroy: typeof routes['law_firm.membership.destroy']
    }
    logo: {
      store: typeof routes['law_firm.logo.store']
      destroy: typeof routes['law_firm.logo.destroy']
    }
    bankAccount: {
      update: typeof routes['law_firm.bank_account.update']
    }
    members: {
      index: typeof routes['law_firm.members.index']
      destroy: typeof routes['law_firm.members.destroy']
    }
    groups: {
      index: typeof routes['law_firm.groups.index']
      store: typeof routes['law_firm.groups.store']
      update: typeof routes['law_firm.groups.update']
      destroy: typeof routes['law_firm.groups.destroy']
    }
    memberRoles: {
      update: typeof routes['law_firm.member_roles.update']
    }
    memberGroups: {
      update: typeof routes['law_firm.member_groups.update']
    }
    groupMembers: {
      store: typeof routes['law_firm.group_members.store']
      destroy: typeof routes['law_firm.group_members.destroy']
    }
    ownershipTransfers: {
      store: typeof routes['law_firm.ownership_transfers.store']
    }
    firstMatter: {
      create: typeof routes['law_firm.first_matter.create']
      store: typeof routes['law_firm.first_matter.store']
    }
    firstSteps: {
      destroy: typeof routes['law_firm.first_steps.destroy']
    }
    roles: {
      index: typeof routes['law_firm.roles.index']
      show: typeof routes['law_firm.roles.show']
      create: typeof routes['law_firm.roles.create']
      edit: typeof routes['law_firm.roles.edit']
      store: typeof routes['law_firm.roles.store']
      update: typeof routes['law_firm.roles.update']
      destroy: typeof routes['law_firm.roles.destroy']
    }
    roleMembers: {
      index: typeof routes['law_firm.role_members.index']
    }
    rolePreviews: {
      store: typeof routes['law_firm.role_previews.store']
      destroy: typeof routes['law_firm.role_previews.destroy']
    }
    invitations: {
      index: typeof routes['law_firm.invitations.index']
      acceptances: {
        store: typeof routes['law_firm.invitations.acceptances.store']
      }
      rejections: {
        store: typeof routes['law_firm.invitations.rejections.store']
      }
      clients: {
        index: typeof routes['law_firm.invitations.clients.index']
        store: typeof routes['law_firm.invitations.clients.store']
      }
      store: typeof routes['law_firm.invitations.store']
      lists: {
        store: typeof routes['law_firm.invitations.lists.store']
      }
      batches: {
        store: typeof routes['law_firm.invitations.batches.store']
      }
      letters: {
        store: typeof routes['law_firm.invitations.letters.store']
      }
      destroy: typeof routes['law_firm.invitations.destroy']
    }
  }
  documentViewerFiles: {
    show: typeof routes['document_viewer_files.show']
  }
  portal: {
    firms: {
      index: typeof routes['portal.firms.index']
    }
    firmRequests: {
      store: typeof routes['portal.firm_requests.store']
      destroy: typeof routes['portal.firm_requests.destroy']
    }
    matters: {
      index: typeof routes['portal.matters.index']
      show: typeof routes['portal.matters.show']
    }
    documents: {
      show: typeof routes['portal.documents.show']
      download: typeof routes['portal.documents.download']
    }
    messages: {
      store: typeof routes['portal.messages.store']
    }
    requestFiles: {
      store: typeof routes['portal.request_files.store']
    }
  }
  palette: {
    show: typeof routes['palette.show']
  }
  research: {
    searches: {
      results: typeof routes['research.searches.results']
      show: typeof routes['research.searches.show']
    }
    suggestions: {
      show: typeof routes['research.suggestions.show']
    }
    analyses: {
      show: typeof routes['research.analyses.show']
    }
    citingDocuments: {
      index: typeof routes['research.citing_documents.index']
    }
    summaries: {
      show: typeof routes['research.summaries.show']
    }
    relatedDocuments: {
      index: typeof routes['research.related_documents.index']
    }
    myCourt: {
      update: typeof routes['research.my_court.update']
      destroy: typeof routes['research.my_court.destroy']
    }
    myMatter: {
      update: typeof routes['research.my_matter.update']
      destroy: typeof routes['research.my_matter.destroy']
    }
    versions: {
      index: typeof routes['research.versions.index']
    }
    storedSearches: {
      clear: typeof routes['research.stored_searches.clear']
      destroy: typeof routes['research.stored_searches.destroy']
    }
    collections: {
      index: typeof routes['research.collections.index']
      options: typeof routes['research.collections.options']
      store: typeof routes['research.collections.store']
      show: typeof routes['research.collections.show']
      update: typeof routes['research.collections.update']
      destroy: typeof routes['research.collections.destroy']
    }
    collectionFiles: {
      show: typeof routes['research.collection_files.show']
      citations: typeof routes['research.collection_files.citations']
    }
    collectionStates: {
      share: typeof routes['research.collection_states.share']
      copy: typeof routes['research.collection_states.copy']
      restore: typeof routes['research.collection_states.restore']
    }
    collectionItems: {
      store: typeof routes['research.collection_items.store']
      order: typeof routes['research.collection_items.order']
      restore: typeof routes['research.collection_items.restore']
      update: typeof routes['research.collection_items.update']
      destroy: typeof routes['research.collection_items.destroy']
    }
    favorites: {
      store: typeof routes['research.favorites.store']
      destroy: typeof routes['research.favorites.destroy']
      forget: typeof routes['research.favorites.forget']
    }
    documentNotes: {
      store: typeof routes['research.document_notes.store']
      update: typeof routes['research.document_notes.update']
      destroy: typeof routes['research.document_notes.destroy']
    }
    documentMarks: {
      update: typeof routes['research.document_marks.update']
      destroy: typeof routes['research.document_marks.destroy']
    }
    alerts: {
      show: typeof routes['research.alerts.show']
      store: typeof routes['research.alerts.store']
      watch: typeof routes['research.alerts.watch']
      update: typeof routes['research.alerts.update']
      destroy: typeof routes['research.alerts.destroy']
      pause: typeof routes['research.alerts.pause']
      resume: typeof routes['research.alerts.resume']
    }
  }
  judiciary: {
    courts: {
      index: typeof routes['judiciary.courts.index']
      show: typeof routes['judiciary.courts.show']
    }
    judges: {
      index: typeof routes['judiciary.judges.index']
    }
    publicVersions: {
      show: typeof routes['judiciary.public_versions.show']
    }
  }
  public: {
    research: {
      searches: {
        index: typeof routes['public.research.searches.index']
        show: typeof routes['public.research.searches.show']
      }
      documents: {
        show: typeof routes['public.research.documents.show']
      }
    }
  }
  robots: typeof routes['robots']
  sitemap: typeof routes['sitemap'] & {
    part: typeof routes['sitemap.part']
  }
  welcome: {
    show: typeof routes['welcome.show']
    profile: {
      update: typeof routes['welcome.profile.update']
    }
    firm: {
      update: typeof routes['welcome.firm.update']
    }
    completion: {
      store: typeof routes['welcome.completion.store']
    }
  }
  pictures: {
    show: typeof routes['pictures.show']
  }
  root: typeof routes['root']
  notFound: typeof routes['not_found']
  fallback: typeof routes['fallback']
}
