/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/health_controller').default['live']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/health_controller').default['ready']>>>
    }
  }
  'security.login': {
    methods: ["GET","HEAD"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['create']>>>
    }
  }
  'security.sessions.store': {
    methods: ["POST"]
    pattern: '/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/sign_in').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/sign_in').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'settings.sessions.clear': {
    methods: ["DELETE"]
    pattern: '/settings/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/active_sessions_controller').default['clear']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/active_sessions_controller').default['clear']>>>
    }
  }
  'settings.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/sessions/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/active_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/active_sessions_controller').default['destroy']>>>
    }
  }
  'security.session_renewals.store': {
    methods: ["POST"]
    pattern: '/session/renewal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/session_renewals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/session_renewals_controller').default['store']>>>
    }
  }
  'security.session_renewals.show': {
    methods: ["GET","HEAD"]
    pattern: '/session/renewal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/session_renewals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/session_renewals_controller').default['show']>>>
    }
  }
  'settings.confirmation_codes.store': {
    methods: ["POST"]
    pattern: '/settings/confirmation-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/confirmation_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/confirmation_codes_controller').default['store']>>>
    }
  }
  'main.home': {
    methods: ["GET","HEAD"]
    pattern: '/main'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/home_controller').default['lawyer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/home_controller').default['lawyer']>>>
    }
  }
  'main.client': {
    methods: ["GET","HEAD"]
    pattern: '/main/client'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/home_controller').default['client']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/home_controller').default['client']>>>
    }
  }
  'main.workspaces.index': {
    methods: ["GET","HEAD"]
    pattern: '/workspaces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['index']>>>
    }
  }
  'main.workspaces.select': {
    methods: ["POST"]
    pattern: '/workspace-selection'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['store']>>>
    }
  }
  'law_firm.home': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'law_firm.files': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'law_firm.matters.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['index']>>>
    }
  }
  'law_firm.matters.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/add'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['create']>>>
    }
  }
  'law_firm.matters.options': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_options_controller').default['index']>>>
    }
  }
  'law_firm.matters.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/file-overview/:dossierId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['show']>>>
    }
  }
  'law_firm.matters.store': {
    methods: ["POST"]
    pattern: '/law-firm/files'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').openMatterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').openMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matters.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').editMatterValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').editMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_batch_archivals.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/archivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_archivals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_archivals_controller').default['store']>>>
    }
  }
  'law_firm.matter_batch_archivals.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/archivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_archivals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_archivals_controller').default['destroy']>>>
    }
  }
  'law_firm.matter_archivals.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_archivals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_archivals_controller').default['store']>>>
    }
  }
  'law_firm.matter_archivals.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_archivals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_archivals_controller').default['destroy']>>>
    }
  }
  'law_firm.matter_pins.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/pins'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_pin').matterPinValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_pin').matterPinValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_pins.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/pins/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_pin').matterPinNoteValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_pin').matterPinNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_pins.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/pins/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['destroy']>>>
    }
  }
  'research.searches.results': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/results'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/searches_controller').default['results']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/searches_controller').default['results']>>>
    }
  }
  'research.searches.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/:source'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { source: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/searches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/searches_controller').default['show']>>>
    }
  }
  'research.analyses.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/analysis/:source/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/analyses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/analyses_controller').default['show']>>>
    }
  }
  'research.stored_searches.clear': {
    methods: ["DELETE"]
    pattern: '/search/stored-searches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/stored_searches_controller').default['clear']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/stored_searches_controller').default['clear']>>>
    }
  }
  'research.stored_searches.destroy': {
    methods: ["DELETE"]
    pattern: '/search/stored-searches/:source'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { source: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/stored_searches_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/stored_searches_controller').default['destroy']>>>
    }
  }
  'security.invitations.current': {
    methods: ["GET","HEAD"]
    pattern: '/invitations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_links_controller').default['current']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_links_controller').default['current']>>>
    }
  }
  'security.invitations.show': {
    methods: ["GET","HEAD"]
    pattern: '/invitations/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_links_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_links_controller').default['show']>>>
    }
  }
  'security.invitations.rejections.store': {
    methods: ["POST"]
    pattern: '/invitations/:token/rejection'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['rejectByLink']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['rejectByLink']>>>
    }
  }
  'security.invitations.account_switches.store': {
    methods: ["POST"]
    pattern: '/invitations/:token/account-switch'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/account_switches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/account_switches_controller').default['store']>>>
    }
  }
  'law_firm.invitations.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/invitations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['index']>>>
    }
  }
  'law_firm.invitations.acceptances.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/:id/acceptance'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['accept']>>>
    }
  }
  'law_firm.invitations.rejections.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/:id/rejection'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_answers_controller').default['reject']>>>
    }
  }
  'law_firm.invitations.clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/invitations/clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/invited_clients_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/invited_clients_controller').default['index']>>>
    }
  }
  'law_firm.invitations.clients.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/clients'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client_invitation').inviteClientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client_invitation').inviteClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/invited_clients_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/invited_clients_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.invitations.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/invitation').inviteMemberValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/invitation').inviteMemberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.invitations.lists.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/lists'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/invitation').readListValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/invitation').readListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_batches_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_batches_controller').default['preview']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.invitations.batches.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/invitation').inviteManyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/invitation').inviteManyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.invitations.letters.store': {
    methods: ["POST"]
    pattern: '/law-firm/invitations/:id/letters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_letters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_letters_controller').default['store']>>>
    }
  }
  'law_firm.invitations.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/invitations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_letters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/invitation_letters_controller').default['destroy']>>>
    }
  }
  'settings.preferences.update': {
    methods: ["PATCH"]
    pattern: '/settings/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/sign_in').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/sign_in').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.sources.index': {
    methods: ["GET","HEAD"]
    pattern: '/settings/sources'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/sources_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/sources_controller').default['index']>>>
    }
  }
  'root': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'not_found': {
    methods: ["GET","HEAD"]
    pattern: '/404'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/fallbacks_controller').default['notFound']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/fallbacks_controller').default['notFound']>>>
    }
  }
  'fallback': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shell/controllers/fallbacks_controller').default['any']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shell/controllers/fallbacks_controller').default['any']>>>
    }
  }
}
