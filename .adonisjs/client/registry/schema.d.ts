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
  'security.two_factor': {
    methods: ["GET","HEAD"]
    pattern: '/login/two-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_challenges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_challenges_controller').default['show']>>>
    }
  }
  'security.two_factor_challenges.store': {
    methods: ["POST"]
    pattern: '/login/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').challengeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').challengeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_challenges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.google_sign_ins.store': {
    methods: ["POST"]
    pattern: '/login/google'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/google').googleSignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/google').googleSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/google_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/google_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.google_sign_ins.show': {
    methods: ["GET","HEAD"]
    pattern: '/login/google/callback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/google_sign_ins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/google_sign_ins_controller').default['show']>>>
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
  'security.join': {
    methods: ["GET","HEAD"]
    pattern: '/join'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['create']>>>
    }
  }
  'security.verify': {
    methods: ["GET","HEAD"]
    pattern: '/join/verify'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['create']>>>
    }
  }
  'security.verify_link': {
    methods: ["GET","HEAD"]
    pattern: '/join/verify/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['link']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['link']>>>
    }
  }
  'security.join_referred': {
    methods: ["GET","HEAD"]
    pattern: '/join/:refCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { refCode: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['referred']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['referred']>>>
    }
  }
  'security.join_app': {
    methods: ["GET","HEAD"]
    pattern: '/join-app'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'security.join_app.home': {
    methods: ["GET","HEAD"]
    pattern: '/join-app/home'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appHome']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appHome']>>>
    }
  }
  'security.join_app.client': {
    methods: ["GET","HEAD"]
    pattern: '/join-app/client'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appClient']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appClient']>>>
    }
  }
  'security.join_app.referred': {
    methods: ["GET","HEAD"]
    pattern: '/join-app/:refCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { refCode: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appReferred']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['appReferred']>>>
    }
  }
  'security.affiliate_signup': {
    methods: ["GET","HEAD"]
    pattern: '/affiliate-signup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/affiliates/controllers/affiliate_signups_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/affiliates/controllers/affiliate_signups_controller').default['create']>>>
    }
  }
  'security.join_embedded': {
    methods: ["GET","HEAD"]
    pattern: '/join-embedded'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['embedded']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['embedded']>>>
    }
  }
  'security.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/thanks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/thanks_controller').default['show']>>>
    }
  }
  'security.registrations.store': {
    methods: ["POST"]
    pattern: '/join'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/registration').registrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/registration').registrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.verifications.store': {
    methods: ["POST"]
    pattern: '/join/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/registration').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/registration').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.verification_links.store': {
    methods: ["POST"]
    pattern: '/join/verify/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['storeLink']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/verifications_controller').default['storeLink']>>>
    }
  }
  'security.affiliate_signups.store': {
    methods: ["POST"]
    pattern: '/affiliate-signup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/affiliates/validators/affiliate_signup').affiliateSignupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/affiliates/validators/affiliate_signup').affiliateSignupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/affiliates/controllers/affiliate_signups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/affiliates/controllers/affiliate_signups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.verification_letters.store': {
    methods: ["POST"]
    pattern: '/resend-validation-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/verification_letters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/verification_letters_controller').default['store']>>>
    }
  }
  'security.password_recovery': {
    methods: ["GET","HEAD"]
    pattern: '/password-recovery'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_recoveries_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_recoveries_controller').default['create']>>>
    }
  }
  'security.password_recoveries.store': {
    methods: ["POST"]
    pattern: '/password-recovery'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/recovery').recoveryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/recovery').recoveryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_recoveries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_recoveries_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.password_change': {
    methods: ["GET","HEAD"]
    pattern: '/password-change'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_changes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_changes_controller').default['create']>>>
    }
  }
  'security.password_changes.store': {
    methods: ["POST"]
    pattern: '/password-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/recovery').passwordRecoveryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/recovery').passwordRecoveryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.email_change': {
    methods: ["GET","HEAD"]
    pattern: '/email-change'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/email_changes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/email_changes_controller').default['create']>>>
    }
  }
  'security.email_changes.store': {
    methods: ["POST"]
    pattern: '/email-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/recovery').emailChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/recovery').emailChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/email_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/email_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.passwords.update': {
    methods: ["PUT"]
    pattern: '/settings/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/recovery').passwordChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/recovery').passwordChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.new_emails.store': {
    methods: ["POST"]
    pattern: '/settings/email-change'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/recovery').newEmailValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/recovery').newEmailValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/new_emails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/new_emails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'api.tokens.store': {
    methods: ["POST"]
    pattern: '/api/v1/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/api').signInProgramValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/api').signInProgramValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.tokens.refresh': {
    methods: ["POST"]
    pattern: '/api/v1/tokens/refresh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/api').refreshValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/api').refreshValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['refresh']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['refresh']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['destroy']>>>
    }
  }
  'api.resend_validation_email': {
    methods: ["POST"]
    pattern: '/api/v1/resend-validation-email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/registration').resendValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/registration').resendValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/sessions_controller').default['resend']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.me.show': {
    methods: ["GET"]
    pattern: '/api/v1/me'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['show']>>>
    }
  }
  'api.me.preferences': {
    methods: ["PATCH"]
    pattern: '/api/v1/me/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/api').apiPreferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/api').apiPreferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.workspaces.index': {
    methods: ["GET"]
    pattern: '/api/v1/workspaces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['workspaces']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['workspaces']>>>
    }
  }
  'api.workspaces.select': {
    methods: ["POST"]
    pattern: '/api/v1/workspace-selection'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/api').apiWorkspaceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/api').apiWorkspaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['select']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/account_controller').default['select']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.members.index': {
    methods: ["GET"]
    pattern: '/api/v1/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['members']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['members']>>>
    }
  }
  'api.roles.index': {
    methods: ["GET"]
    pattern: '/api/v1/roles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['roles']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['roles']>>>
    }
  }
  'api.invitations.index': {
    methods: ["GET"]
    pattern: '/api/v1/invitations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['invitations']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/firm_controller').default['invitations']>>>
    }
  }
  'api.matters.index': {
    methods: ["GET"]
    pattern: '/api/v1/matters'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/matters/validators/api').apiMattersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.matters.store': {
    methods: ["POST"]
    pattern: '/api/v1/matters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').openMatterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').openMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.matters.show': {
    methods: ["GET"]
    pattern: '/api/v1/matters/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['show']>>>
    }
  }
  'api.matters.update': {
    methods: ["PATCH"]
    pattern: '/api/v1/matters/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').editMatterValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').editMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.matters.stage': {
    methods: ["POST"]
    pattern: '/api/v1/matters/:id/stage'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').stageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').stageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['stage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['stage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.matters.archive': {
    methods: ["POST"]
    pattern: '/api/v1/matters/:id/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['archive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['archive']>>>
    }
  }
  'api.matters.unarchive': {
    methods: ["DELETE"]
    pattern: '/api/v1/matters/:id/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['unarchive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/api/matter_states_controller').default['unarchive']>>>
    }
  }
  'api.activities.index': {
    methods: ["GET"]
    pattern: '/api/v1/matters/:id/activities'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/activities/validators/api').apiActivitiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.activities.store': {
    methods: ["POST"]
    pattern: '/api/v1/matters/:id/activities'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').addActivityValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').addActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.activities.update': {
    methods: ["PATCH"]
    pattern: '/api/v1/matters/:id/activities/:activityId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').moveActivityValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; activityId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').moveActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/api/activities_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.clients.index': {
    methods: ["GET"]
    pattern: '/api/v1/clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/clients/validators/api').apiClientsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.clients.store': {
    methods: ["POST"]
    pattern: '/api/v1/clients'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').clientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').clientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.clients.show': {
    methods: ["GET"]
    pattern: '/api/v1/clients/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['show']>>>
    }
  }
  'api.clients.update': {
    methods: ["PATCH"]
    pattern: '/api/v1/clients/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').editClientValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').editClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/api/clients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.documents.index': {
    methods: ["GET"]
    pattern: '/api/v1/matters/:id/documents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/documents/validators/api').apiDocumentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.documents.store': {
    methods: ["POST"]
    pattern: '/api/v1/matters/:id/documents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').placementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').placementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.documents.versions': {
    methods: ["GET"]
    pattern: '/api/v1/matters/:id/documents/:documentId/versions'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['versions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['versions']>>>
    }
  }
  'api.documents.content': {
    methods: ["GET"]
    pattern: '/api/v1/matters/:id/documents/:documentId/content'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; documentId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/documents/validators/api').apiVersionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['content']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/api/documents_controller').default['content']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.library.sources': {
    methods: ["GET"]
    pattern: '/api/v1/library'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['sources']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['sources']>>>
    }
  }
  'api.library.search': {
    methods: ["GET"]
    pattern: '/api/v1/library/:source'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { source: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/research/validators/api').apiSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.library.show': {
    methods: ["GET"]
    pattern: '/api/v1/library/:source/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['show']>>>
    }
  }
  'api.library.citation': {
    methods: ["GET"]
    pattern: '/api/v1/library/:source/:slug/citation'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['citation']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/api/library_controller').default['citation']>>>
    }
  }
  'api.status': {
    methods: ["GET"]
    pattern: '/api/v1/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['status']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['status']>>>
    }
  }
  'api.openapi': {
    methods: ["GET"]
    pattern: '/api/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/auth/api/shapes').languageShape)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['openapi']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['openapi']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.preflight': {
    methods: ["OPTIONS"]
    pattern: '/api/v1/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/preflights_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/preflights_controller').default['answer']>>>
    }
  }
  'api.reference': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reference'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['reference']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/system_controller').default['reference']>>>
    }
  }
  'api.unknown': {
    methods: ["GET","POST","PUT","PATCH","DELETE"]
    pattern: '/api/v1/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/api/unknown_calls_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/api/unknown_calls_controller').default['answer']>>>
    }
  }
  'settings.tokens.store': {
    methods: ["POST"]
    pattern: '/settings/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/personal_token').personalTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/personal_token').personalTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/personal_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/personal_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/tokens/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/personal_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/personal_tokens_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'law_firm.matter_pins.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/pins/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_pins_controller').default['show']>>>
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
  'law_firm.saved_views.store': {
    methods: ["POST"]
    pattern: '/law-firm/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/validators/saved_view').newSavedViewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/validators/saved_view').newSavedViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.saved_views.update': {
    methods: ["PUT"]
    pattern: '/law-firm/views/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/saved_views/validators/saved_view').savedViewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/saved_views/validators/saved_view').savedViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.saved_views.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/views/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['destroy']>>>
    }
  }
  'law_firm.saved_views.choose': {
    methods: ["POST"]
    pattern: '/law-firm/views/:id/default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['choose']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['choose']>>>
    }
  }
  'law_firm.saved_views.unchoose': {
    methods: ["DELETE"]
    pattern: '/law-firm/views/:id/default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['unchoose']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/saved_views/controllers/saved_views_controller').default['unchoose']>>>
    }
  }
  'law_firm.clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['index']>>>
    }
  }
  'law_firm.clients.options': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_options_controller').default['index']>>>
    }
  }
  'law_firm.clients.checks': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/checks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/clients/validators/client').clientCheckValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_checks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_checks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.clients.zips': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/zips/:zip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { zip: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/postal_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/postal_codes_controller').default['show']>>>
    }
  }
  'law_firm.clients.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['show']>>>
    }
  }
  'law_firm.clients.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/add'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['create']>>>
    }
  }
  'law_firm.clients.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').clientValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').clientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_batch_archivals.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/archivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_batch_archivals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_batch_archivals_controller').default['store']>>>
    }
  }
  'law_firm.client_batch_archivals.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/archivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_batch_archivals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_batch_archivals_controller').default['destroy']>>>
    }
  }
  'law_firm.client_archivals.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_archivals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_archivals_controller').default['store']>>>
    }
  }
  'law_firm.client_archivals.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id/archival'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_archivals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_archivals_controller').default['destroy']>>>
    }
  }
  'law_firm.clients.edit': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['edit']>>>
    }
  }
  'law_firm.clients.update': {
    methods: ["PUT"]
    pattern: '/law-firm/clients/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').editClientValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').editClientValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_pictures.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/picture'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_pictures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_pictures_controller').default['store']>>>
    }
  }
  'law_firm.client_pictures.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id/picture'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_pictures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_pictures_controller').default['destroy']>>>
    }
  }
  'law_firm.client_contacts.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/contacts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client_contact').contactValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client_contact').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_contacts.update': {
    methods: ["PUT"]
    pattern: '/law-firm/clients/:id/contacts/:contactId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client_contact').editContactValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; contactId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client_contact').editContactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_contacts.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id/contacts/:contactId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; contactId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_contacts_controller').default['destroy']>>>
    }
  }
  'law_firm.client_invitations.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/invitations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client_invitation').clientInvitationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client_invitation').clientInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_accesses.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id/access'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_accesses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_accesses_controller').default['destroy']>>>
    }
  }
  'law_firm.clients.merge': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/:id/merge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['create']>>>
    }
  }
  'law_firm.client_merges.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/merges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').mergeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').mergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_merges.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id/merges/:mergeId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; mergeId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/client_merges_controller').default['destroy']>>>
    }
  }
  'law_firm.clients.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/clients/validators/client').clientDeletionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/clients/validators/client').clientDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/clients/controllers/clients_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_columns.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/columns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_columns_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_columns_controller').default['show']>>>
    }
  }
  'law_firm.matter_labels.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/labels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['index']>>>
    }
  }
  'law_firm.matter_trashings.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/trash'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['index']>>>
    }
  }
  'law_firm.matter_batch_trashings.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/trashings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').batchTrashingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').batchTrashingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_trashings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_trashings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_batch_trashings.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/trashings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').matterBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').matterBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_trashings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_batch_trashings_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_trashings.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/trashing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').trashingValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').trashingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_trashings.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/trashing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_trashings_controller').default['destroy']>>>
    }
  }
  'law_firm.court_options.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/courts/options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/courts/controllers/court_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/courts/controllers/court_options_controller').default['index']>>>
    }
  }
  'law_firm.matter_labels.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/labels'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_parts').labelsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_parts').labelsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_labels.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/labels'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_parts').revocationValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_parts').revocationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_states.conclude': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/conclusion'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['conclude']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['conclude']>>>
    }
  }
  'law_firm.matter_states.reopen': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/conclusion'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['reopen']>>>
    }
  }
  'law_firm.matter_states.suspend': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['suspend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['suspend']>>>
    }
  }
  'law_firm.matter_states.resume': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/suspension'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['reopen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['reopen']>>>
    }
  }
  'law_firm.matter_states.stage': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/stage'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').stageValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').stageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['stage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_states_controller').default['stage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_switches.hide': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/privacy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['hide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['hide']>>>
    }
  }
  'law_firm.matter_switches.show': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/privacy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['show']>>>
    }
  }
  'law_firm.matter_switches.close': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/read-only'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['close']>>>
    }
  }
  'law_firm.matter_switches.open': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/read-only'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_switches_controller').default['open']>>>
    }
  }
  'law_firm.matter_teams.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/team'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').teamValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').teamValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_teams_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_teams_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_tags.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/tags'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter').tagsValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter').tagsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_tags_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_tags_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_parties.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/parties'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_parts').partyValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_parts').partyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_parties.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/parties/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_parts').partyEditValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_parts').partyEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_parties.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/parties/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_parties_controller').default['destroy']>>>
    }
  }
  'law_firm.matter_links.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/links'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matters/validators/matter_parts').linkValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matters/validators/matter_parts').linkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_links.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/links/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_links_controller').default['destroy']>>>
    }
  }
  'law_firm.matter_labels.open': {
    methods: ["GET","HEAD"]
    pattern: '/q/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_labels_controller').default['open']>>>
    }
  }
  'law_firm.matter_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/matter_templates/validators/matter_template').templateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_templates.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/templates/add'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['create']>>>
    }
  }
  'law_firm.matter_templates.edit': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/templates/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['edit']>>>
    }
  }
  'law_firm.matter_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/templates/view/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['show']>>>
    }
  }
  'law_firm.matter_templates.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').createTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').createTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_templates.copies.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/templates/copies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').copyTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').copyTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_copies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_templates.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').editTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').editTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.matter_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['destroy']>>>
    }
  }
  'law_firm.matter_templates.publication.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/templates/:id/publication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['store']>>>
    }
  }
  'law_firm.matter_templates.publication.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/templates/:id/publication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['destroy']>>>
    }
  }
  'settings.matter_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/settings/templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/matter_templates/validators/matter_template').templateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.matter_templates.create': {
    methods: ["GET","HEAD"]
    pattern: '/settings/templates/add'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['create']>>>
    }
  }
  'settings.matter_templates.edit': {
    methods: ["GET","HEAD"]
    pattern: '/settings/templates/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['edit']>>>
    }
  }
  'settings.matter_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/settings/templates/view/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['show']>>>
    }
  }
  'settings.matter_templates.store': {
    methods: ["POST"]
    pattern: '/settings/templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').createTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').createTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.matter_templates.copies.store': {
    methods: ["POST"]
    pattern: '/settings/templates/copies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').copyTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').copyTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_copies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.matter_templates.update': {
    methods: ["PUT"]
    pattern: '/settings/templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/matter_template').editTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/matter_template').editTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.matter_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/matter_templates_controller').default['destroy']>>>
    }
  }
  'settings.matter_templates.publication.store': {
    methods: ["POST"]
    pattern: '/settings/templates/:id/publication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['store']>>>
    }
  }
  'settings.matter_templates.publication.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/templates/:id/publication'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_publications_controller').default['destroy']>>>
    }
  }
  'law_firm.template_options.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/template-options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_options_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_options_controller').default['index']>>>
    }
  }
  'law_firm.template_options.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/template-options/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_options_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matter_templates/controllers/template_options_controller').default['show']>>>
    }
  }
  'law_firm.matter_fields.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/fields'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/matter_templates/validators/sheet').sheetRevisionValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/matter_templates/validators/sheet').sheetRevisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_fields_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/matters/controllers/matter_fields_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activities.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/activities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['index']>>>
    }
  }
  'law_firm.reminders.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/reminders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['index']>>>
    }
  }
  'law_firm.reminder_sightings.store': {
    methods: ["POST"]
    pattern: '/law-firm/reminder-sightings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/reminder').sightingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/reminder').sightingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminder_answers_controller').default['see']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminder_answers_controller').default['see']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.reminder_snoozes.store': {
    methods: ["POST"]
    pattern: '/law-firm/reminder-snoozes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/reminder').snoozeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/reminder').snoozeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminder_answers_controller').default['snooze']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminder_answers_controller').default['snooze']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.reminders.store': {
    methods: ["POST"]
    pattern: '/law-firm/reminders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/reminder').setReminderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/reminder').setReminderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.reminders.update': {
    methods: ["PUT"]
    pattern: '/law-firm/reminders/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/reminder').editReminderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/reminder').editReminderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.reminders.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/reminders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/reminders_controller').default['destroy']>>>
    }
  }
  'law_firm.activities.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/activities'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').addActivityValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').addActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activities.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/activities/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').editActivityValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').editActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activities.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/activities/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activities_controller').default['destroy']>>>
    }
  }
  'law_firm.activity_states.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/activities/:id/state'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').moveActivityValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').moveActivityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_states_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_states_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activity_subtasks.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/activities/:id/subtasks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').addSubtaskValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').addSubtaskValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activity_subtasks.order': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/activities/:id/subtasks/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').orderSubtasksValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').orderSubtasksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activity_subtasks.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/activities/:id/subtasks/:subtaskId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').changeSubtaskValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue; subtaskId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').changeSubtaskValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activity_subtasks.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/activities/:id/subtasks/:subtaskId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue; subtaskId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_subtasks_controller').default['destroy']>>>
    }
  }
  'law_firm.activity_documents.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/activities/:id/documents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/activity').attachDocumentsValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/activity').attachDocumentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_documents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_documents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.activity_documents.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/activities/:id/documents/:documentId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_documents_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/activity_documents_controller').default['destroy']>>>
    }
  }
  'law_firm.notes.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/note').writeNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/note').writeNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.notes.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/notes/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/activities/validators/note').editNoteValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/activities/validators/note').editNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.notes.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/notes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/notes_controller').default['destroy']>>>
    }
  }
  'law_firm.note_pins.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/notes/:id/pin'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/note_pins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/note_pins_controller').default['store']>>>
    }
  }
  'law_firm.note_pins.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/notes/:id/pin'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/activities/controllers/note_pins_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/activities/controllers/note_pins_controller').default['destroy']>>>
    }
  }
  'law_firm.document_archives.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_archives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_archives_controller').default['show']>>>
    }
  }
  'law_firm.document_cards.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/card'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_cards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_cards_controller').default['show']>>>
    }
  }
  'law_firm.document_files.download': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/download'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_files_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_files_controller').default['download']>>>
    }
  }
  'law_firm.document_files.content': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/content'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_files_controller').default['content']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_files_controller').default['content']>>>
    }
  }
  'law_firm.documents.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').placementValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').placementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/documents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/documents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_conflicts.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/conflicts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').conflictsValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').conflictsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_conflicts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_conflicts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_folders.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/folders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').folderValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').folderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_folders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_folders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_uploads.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/uploads'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').uploadValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/uploads/:uploadId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; uploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['show']>>>
    }
  }
  'law_firm.document_uploads.update': {
    methods: ["PATCH"]
    pattern: '/law-firm/files/:dossierId/uploads/:uploadId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; uploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['update']>>>
    }
  }
  'law_firm.document_uploads.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/uploads/:uploadId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; uploadId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_uploads_controller').default['destroy']>>>
    }
  }
  'law_firm.document_moves.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/moves'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').moveValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_moves_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_moves_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_shares.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/shares'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_shares_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_shares_controller').default['store']>>>
    }
  }
  'law_firm.document_shares.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/documents/shares'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_shares_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_shares_controller').default['destroy']>>>
    }
  }
  'law_firm.documents.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').renameValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').renameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/documents_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/documents_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_tags.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/tags'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').tagsValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').tagsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_tags_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_tags_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_checkouts.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').checkoutValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_checkouts.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/checkout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_checkouts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_checkouts_controller').default['destroy']>>>
    }
  }
  'law_firm.document_versions.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/versions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').versionValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').versionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_versions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_versions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_versions.restore': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/versions/:number/restoration'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue; number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_versions_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_versions_controller').default['restore']>>>
    }
  }
  'law_firm.document_folders.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/folders/:folderId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').renameValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; folderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').renameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_folders_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_folders_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.document_trashings.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/trashings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_trashings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_trashings_controller').default['store']>>>
    }
  }
  'law_firm.document_trashings.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/documents/trashings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_trashings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_trashings_controller').default['destroy']>>>
    }
  }
  'law_firm.document_emptyings.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/emptyings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/documents/validators/document').emptyingValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/documents/validators/document').emptyingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/controllers/document_emptyings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/controllers/document_emptyings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'document_viewer_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/document-viewer/:folder/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { folder: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_viewer_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_viewer_files_controller').default['show']>>>
    }
  }
  'law_firm.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_pages_controller').default['show']>>>
    }
  }
  'law_firm.document_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_previews_controller').default['show']>>>
    }
  }
  'law_firm.document_passages.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/passages'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_passages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_passages_controller').default['index']>>>
    }
  }
  'law_firm.document_comparisons.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/comparison'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_comparisons_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_comparisons_controller').default['show']>>>
    }
  }
  'law_firm.document_attachments.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/attachments/:index'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue; index: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_attachments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_attachments_controller').default['show']>>>
    }
  }
  'law_firm.document_readings.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/documents/:documentId/reading'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_readings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/documents/reading/controllers/document_readings_controller').default['store']>>>
    }
  }
  'security.access_link': {
    methods: ["GET","HEAD"]
    pattern: '/login/link'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['show']>>>
    }
  }
  'security.access_links.open': {
    methods: ["POST"]
    pattern: '/login/link'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['open']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.access_links.firm': {
    methods: ["POST"]
    pattern: '/login/link/firm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['firm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['firm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.access_links.renew': {
    methods: ["POST"]
    pattern: '/login/link/renewal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/links').openLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['renew']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['renew']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.ask_link': {
    methods: ["GET","HEAD"]
    pattern: '/login/link/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['create']>>>
    }
  }
  'security.access_links.store': {
    methods: ["POST"]
    pattern: '/login/link/new'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/links').askLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/links').askLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/access_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portal.firms.index': {
    methods: ["GET","HEAD"]
    pattern: '/main/client/firms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['options']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['options']>>>
    }
  }
  'portal.firm_requests.store': {
    methods: ["POST"]
    pattern: '/main/client/firm-requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').firmRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').firmRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portal.firm_requests.destroy': {
    methods: ["DELETE"]
    pattern: '/main/client/firm-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/firm_requests_controller').default['destroy']>>>
    }
  }
  'portal.matters.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/cliente-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['index']>>>
    }
  }
  'portal.matters.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/file-overview-client/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['show']>>>
    }
  }
  'portal.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/file-overview-client/:id/documents/:documentId/content'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/shared_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/shared_documents_controller').default['show']>>>
    }
  }
  'portal.documents.download': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/file-overview-client/:id/documents/:documentId/download'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/shared_documents_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/shared_documents_controller').default['download']>>>
    }
  }
  'portal.messages.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/file-overview-client/:id/messages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').messageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').messageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['storeMessage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/followed_matters_controller').default['storeMessage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portal.request_files.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/file-overview-client/:id/requests/:requestId/files'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; requestId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/requested_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/requested_files_controller').default['store']>>>
    }
  }
  'law_firm.client_view': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/:dossierId/client-view'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/client_views_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/client_views_controller').default['show']>>>
    }
  }
  'law_firm.portal.messages.read': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/reads'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_messages_controller').default['read']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_messages_controller').default['read']>>>
    }
  }
  'law_firm.portal.links.whatsapp': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/whatsapp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').followerValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').followerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['whatsapp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['whatsapp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.updates.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/updates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').updateValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').updateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_updates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_updates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.updates.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/:dossierId/portal/updates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').shownValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').shownValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_updates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_updates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.messages.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/messages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').messageValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').messageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_messages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.requests.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').requestValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').requestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.requests.accept': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/requests/:id/acceptance'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['accept']>>>
    }
  }
  'law_firm.portal.requests.again': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/requests/:id/again'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').againValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').againValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['again']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.portal.requests.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/portal/requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { dossierId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_requests_controller').default['destroy']>>>
    }
  }
  'law_firm.portal.links.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/:dossierId/portal/links'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['destroy']>>>
    }
  }
  'law_firm.portal.links.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/portal/links'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/portal/validators/portal').followerValidator)>>
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/portal/validators/portal').followerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/matter_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.client_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/client-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['index']>>>
    }
  }
  'law_firm.client_requests.accept': {
    methods: ["POST"]
    pattern: '/law-firm/client-requests/:id/acceptance'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['accept']>>>
    }
  }
  'law_firm.client_requests.decline': {
    methods: ["POST"]
    pattern: '/law-firm/client-requests/:id/declination'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/portal/controllers/client_requests_controller').default['decline']>>>
    }
  }
  'law_firm.tasks.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/tasks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['index']>>>
    }
  }
  'law_firm.tasks.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/tasks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['show']>>>
    }
  }
  'law_firm.tasks.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/tasks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['destroy']>>>
    }
  }
  'law_firm.task_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/tasks/:id/files/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/tasks_controller').default['file']>>>
    }
  }
  'law_firm.bulk_matters.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/multi-dossier-management'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_pages_controller').default['matters']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_pages_controller').default['matters']>>>
    }
  }
  'law_firm.bulk_matters.changes.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/multi-dossier-management/changes/choices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['create']>>>
    }
  }
  'law_firm.bulk_matters.exports.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/exports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').exportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/record_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/record_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_matters.changes.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').changeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').changeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_matters.changes.run': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/changes/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['run']>>>
    }
  }
  'law_firm.bulk_matters.changes.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/multi-dossier-management/changes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['destroy']>>>
    }
  }
  'law_firm.bulk_matters.changes.undoing': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/changes/:id/undoing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
    }
  }
  'law_firm.bulk_matters.imports.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['store']>>>
    }
  }
  'law_firm.bulk_matters.imports.update': {
    methods: ["PUT"]
    pattern: '/law-firm/files/multi-dossier-management/imports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').importSetUpValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').importSetUpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_matters.imports.run': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/imports/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['run']>>>
    }
  }
  'law_firm.bulk_matters.imports.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/files/multi-dossier-management/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['destroy']>>>
    }
  }
  'law_firm.bulk_matters.imports.undoing': {
    methods: ["POST"]
    pattern: '/law-firm/files/multi-dossier-management/imports/:id/undoing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
    }
  }
  'law_firm.bulk_clients.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/multi-client-management'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_pages_controller').default['clients']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_pages_controller').default['clients']>>>
    }
  }
  'law_firm.bulk_clients.changes.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/multi-client-management/changes/choices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['create']>>>
    }
  }
  'law_firm.bulk_clients.exports.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/exports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').exportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/record_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/record_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_clients.changes.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').changeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').changeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_clients.changes.run': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/changes/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['run']>>>
    }
  }
  'law_firm.bulk_clients.changes.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/multi-client-management/changes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/bulk_changes_controller').default['destroy']>>>
    }
  }
  'law_firm.bulk_clients.changes.undoing': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/changes/:id/undoing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
    }
  }
  'law_firm.bulk_clients.imports.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['store']>>>
    }
  }
  'law_firm.bulk_clients.imports.update': {
    methods: ["PUT"]
    pattern: '/law-firm/clients/multi-client-management/imports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').importSetUpValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').importSetUpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.bulk_clients.imports.run': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/imports/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['run']>>>
    }
  }
  'law_firm.bulk_clients.imports.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/multi-client-management/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/imports_controller').default['destroy']>>>
    }
  }
  'law_firm.bulk_clients.imports.undoing': {
    methods: ["POST"]
    pattern: '/law-firm/clients/multi-client-management/imports/:id/undoing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/transfer_undoings_controller').default['store']>>>
    }
  }
  'law_firm.archive.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['show']>>>
    }
  }
  'law_firm.archive.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/export'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.archive.download': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/export/:id/files/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['download']>>>
    }
  }
  'law_firm.archive.history': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/export/histories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_archives_controller').default['history']>>>
    }
  }
  'law_firm.archive.restore': {
    methods: ["POST"]
    pattern: '/law-firm/settings/export/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/transfers/validators/transfer').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/transfers/validators/transfer').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_restores_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfers/controllers/workspace_restores_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/conflicts/validators/conflict').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/conflicts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/conflicts/validators/conflict').checkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/conflicts/validators/conflict').checkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.hints': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts/hints'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/conflicts/validators/conflict').hintValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_hints_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_hints_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.verification': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts/verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['verification']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['verification']>>>
    }
  }
  'law_firm.conflicts.relations': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts/relations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/conflicts/validators/conflict').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['show']>>>
    }
  }
  'law_firm.conflicts.certificate': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/clients/conflicts/:id/certificate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['certificate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflicts_controller').default['certificate']>>>
    }
  }
  'law_firm.conflicts.client_checks.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/:id/conflict-checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/record_checks_controller').default['client']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/record_checks_controller').default['client']>>>
    }
  }
  'law_firm.conflicts.matter_checks.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/:dossierId/conflict-checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { dossierId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/record_checks_controller').default['matter']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/record_checks_controller').default['matter']>>>
    }
  }
  'law_firm.conflicts.relations.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/conflicts/relations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/conflicts/validators/conflict').relationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/conflicts/validators/conflict').relationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.conflicts.relations.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/clients/conflicts/relations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_relations_controller').default['destroy']>>>
    }
  }
  'law_firm.conflicts.decisions.store': {
    methods: ["POST"]
    pattern: '/law-firm/clients/conflicts/:id/decision'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/conflicts/validators/conflict').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/conflicts/validators/conflict').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/conflicts/controllers/conflict_decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'palette.show': {
    methods: ["GET","HEAD"]
    pattern: '/palette'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/finder/controllers/palettes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/finder/controllers/palettes_controller').default['show']>>>
    }
  }
  'main.notices.index': {
    methods: ["GET","HEAD"]
    pattern: '/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['index']>>>
    }
  }
  'main.notices.latest': {
    methods: ["GET","HEAD"]
    pattern: '/notifications/latest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['latest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['latest']>>>
    }
  }
  'main.notice_streams.show': {
    methods: ["GET","HEAD"]
    pattern: '/notifications/stream'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notice_streams_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notice_streams_controller').default['show']>>>
    }
  }
  'main.notices.update': {
    methods: ["PUT"]
    pattern: '/notifications/readings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/reading').readingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/reading').readingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'main.notice_openings.store': {
    methods: ["POST"]
    pattern: '/notifications/:id/opening'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/notice_openings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/notice_openings_controller').default['store']>>>
    }
  }
  'settings.notice_settings.update': {
    methods: ["PUT"]
    pattern: '/settings/notification/delivery'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/choices').deliveryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/choices').deliveryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notice_settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notice_settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.log.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/firm_log/controllers/log_entries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/firm_log/controllers/log_entries_controller').default['index']>>>
    }
  }
  'law_firm.log.exports.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/log/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/firm_log/controllers/log_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/firm_log/controllers/log_exports_controller').default['store']>>>
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
  'research.suggestions.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/:source/suggestions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { source: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/suggestions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/suggestions_controller').default['show']>>>
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
  'research.citing_documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/analysis/:source/:slug/cited-by'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/citing_documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/citing_documents_controller').default['index']>>>
    }
  }
  'research.summaries.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/analysis/:source/:slug/summary'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/summaries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/summaries_controller').default['show']>>>
    }
  }
  'research.related_documents.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/analysis/:source/:slug/related'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/related_documents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/related_documents_controller').default['index']>>>
    }
  }
  'research.my_court.update': {
    methods: ["PUT"]
    pattern: '/search/my-court'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/research/validators/my_court').myCourtValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/research/validators/my_court').myCourtValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/my_courts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/my_courts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.my_court.destroy': {
    methods: ["DELETE"]
    pattern: '/search/my-court'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/my_courts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/my_courts_controller').default['destroy']>>>
    }
  }
  'research.my_matter.update': {
    methods: ["PUT"]
    pattern: '/search/my-matter'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/research/validators/my_court').myMatterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/research/validators/my_court').myMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/my_matters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/my_matters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.my_matter.destroy': {
    methods: ["DELETE"]
    pattern: '/search/my-matter'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/my_matters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/my_matters_controller').default['destroy']>>>
    }
  }
  'research.versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/b-search/analysis/:source/:slug/versiones'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/versions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/versions_controller').default['index']>>>
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
  'judiciary.courts.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/courts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judicial_courts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judicial_courts_controller').default['index']>>>
    }
  }
  'judiciary.courts.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/courts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judicial_courts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judicial_courts_controller').default['show']>>>
    }
  }
  'judiciary.judges.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/judges'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judges_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/judiciary/controllers/judges_controller').default['index']>>>
    }
  }
  'judiciary.public_versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/rulings/:id/public-version'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/judiciary/controllers/public_versions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/judiciary/controllers/public_versions_controller').default['show']>>>
    }
  }
  'research.collections.index': {
    methods: ["GET","HEAD"]
    pattern: '/search/collections'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['index']>>>
    }
  }
  'research.collections.options': {
    methods: ["GET","HEAD"]
    pattern: '/search/collections/options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['options']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['options']>>>
    }
  }
  'research.collections.store': {
    methods: ["POST"]
    pattern: '/search/collections'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').newCollectionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').newCollectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collections.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/collections/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['show']>>>
    }
  }
  'research.collections.update': {
    methods: ["PUT"]
    pattern: '/search/collections/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').editCollectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').editCollectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collections.destroy': {
    methods: ["DELETE"]
    pattern: '/search/collections/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collections_controller').default['destroy']>>>
    }
  }
  'research.collection_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/collections/:id/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_files_controller').default['show']>>>
    }
  }
  'research.collection_files.citations': {
    methods: ["GET","HEAD"]
    pattern: '/search/collections/:id/citations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_files_controller').default['citations']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_files_controller').default['citations']>>>
    }
  }
  'research.collection_states.share': {
    methods: ["PUT"]
    pattern: '/search/collections/:id/sharing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').sharingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').sharingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['share']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['share']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collection_states.copy': {
    methods: ["POST"]
    pattern: '/search/collections/:id/copies'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['copy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['copy']>>>
    }
  }
  'research.collection_states.restore': {
    methods: ["POST"]
    pattern: '/search/collections/:id/restoration'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_states_controller').default['restore']>>>
    }
  }
  'research.collection_items.store': {
    methods: ["POST"]
    pattern: '/search/collections/:id/items'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').addItemsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').addItemsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collection_items.order': {
    methods: ["PUT"]
    pattern: '/search/collections/:id/items/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').moveItemValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').moveItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collection_items.restore': {
    methods: ["POST"]
    pattern: '/search/collections/:id/items/restoration'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').restoreItemsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').restoreItemsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collection_items.update': {
    methods: ["PUT"]
    pattern: '/search/collections/:id/items/:itemId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').editItemValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; itemId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').editItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.collection_items.destroy': {
    methods: ["DELETE"]
    pattern: '/search/collections/:id/items/:itemId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; itemId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/collection_items_controller').default['destroy']>>>
    }
  }
  'research.favorites.store': {
    methods: ["POST"]
    pattern: '/search/favorites'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/collection').favoritesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/collection').favoritesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.favorites.destroy': {
    methods: ["DELETE"]
    pattern: '/search/favorites/:documentId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { documentId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['destroy']>>>
    }
  }
  'research.favorites.forget': {
    methods: ["DELETE"]
    pattern: '/search/lost-favorites/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['forget']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/favorites_controller').default['forget']>>>
    }
  }
  'research.document_notes.store': {
    methods: ["POST"]
    pattern: '/search/document-notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/note').newNoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/note').newNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.document_notes.update': {
    methods: ["PUT"]
    pattern: '/search/document-notes/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/note').editNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/note').editNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.document_notes.destroy': {
    methods: ["DELETE"]
    pattern: '/search/document-notes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/document_notes_controller').default['destroy']>>>
    }
  }
  'research.document_marks.update': {
    methods: ["PUT"]
    pattern: '/search/document-marks/:documentId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/note').markValidator)>>
      paramsTuple: [ParamValue]
      params: { documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/note').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/document_marks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/document_marks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.document_marks.destroy': {
    methods: ["DELETE"]
    pattern: '/search/document-marks/:documentId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/note').unmarkValidator)>>
      paramsTuple: [ParamValue]
      params: { documentId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/note').unmarkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/document_marks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/document_marks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.alerts.show': {
    methods: ["GET","HEAD"]
    pattern: '/search/alerts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['show']>>>
    }
  }
  'research.alerts.store': {
    methods: ["POST"]
    pattern: '/search/alerts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/alert').searchAlertValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/alert').searchAlertValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.alerts.watch': {
    methods: ["POST"]
    pattern: '/search/document-alerts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/alert').documentAlertValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/alert').documentAlertValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['watch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['watch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.alerts.update': {
    methods: ["PUT"]
    pattern: '/search/alerts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/collections/validators/alert').editAlertValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/collections/validators/alert').editAlertValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'research.alerts.destroy': {
    methods: ["DELETE"]
    pattern: '/search/alerts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['destroy']>>>
    }
  }
  'research.alerts.pause': {
    methods: ["POST"]
    pattern: '/search/alerts/:id/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['pause']>>>
    }
  }
  'research.alerts.resume': {
    methods: ["DELETE"]
    pattern: '/search/alerts/:id/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/collections/controllers/alerts_controller').default['resume']>>>
    }
  }
  'public.research.searches.index': {
    methods: ["GET","HEAD"]
    pattern: '/recursos-legales-gratuitos/buscador-juridico-mexico'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/public_searches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/public_searches_controller').default['index']>>>
    }
  }
  'public.research.searches.show': {
    methods: ["GET","HEAD"]
    pattern: '/recursos-legales-gratuitos/buscador-juridico-mexico/:source'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { source: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/public_searches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/public_searches_controller').default['show']>>>
    }
  }
  'public.research.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/recursos-legales-gratuitos/buscador-juridico-mexico/:source/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/public_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/public_documents_controller').default['show']>>>
    }
  }
  'robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['robots']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['robots']>>>
    }
  }
  'sitemap': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['index']>>>
    }
  }
  'sitemap.part': {
    methods: ["GET","HEAD"]
    pattern: '/sitemaps/:part'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/sitemaps_controller').default['show']>>>
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
  'main.workspaces.store': {
    methods: ["POST"]
    pattern: '/workspaces'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').newFirmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').newFirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'main.workspaces.select': {
    methods: ["POST"]
    pattern: '/workspace-selection'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').selectionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').selectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'main.workspaces.leave_aside': {
    methods: ["DELETE"]
    pattern: '/workspace-selection'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/workspace_selections_controller').default['destroy']>>>
    }
  }
  'welcome.show': {
    methods: ["GET","HEAD"]
    pattern: '/welcome'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['show']>>>
    }
  }
  'welcome.profile.update': {
    methods: ["PUT"]
    pattern: '/welcome/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').welcomeProfileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').welcomeProfileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['saveProfile']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['saveProfile']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'welcome.firm.update': {
    methods: ["PUT"]
    pattern: '/welcome/firm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').welcomeFirmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').welcomeFirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['saveFirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['saveFirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'welcome.completion.store': {
    methods: ["POST"]
    pattern: '/welcome/completion'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['complete']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/welcomes_controller').default['complete']>>>
    }
  }
  'law_firm.firm.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['show']>>>
    }
  }
  'law_firm.membership.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/membership'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/memberships_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/memberships_controller').default['destroy']>>>
    }
  }
  'law_firm.firm.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/info'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').firmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').firmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.logo.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/logos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/logos_controller').default['store']>>>
    }
  }
  'law_firm.logo.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/logos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/logos_controller').default['destroy']>>>
    }
  }
  'law_firm.bank_account.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/bank-account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').bankAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').bankAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/bank_accounts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/bank_accounts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.members.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['index']>>>
    }
  }
  'law_firm.groups.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['index']>>>
    }
  }
  'law_firm.member_roles.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/members/:id/role'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').memberRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').memberRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/member_roles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/member_roles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.member_groups.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/members/:id/groups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').memberGroupsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').memberGroupsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/member_groups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/member_groups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.groups.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/groups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').groupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').groupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.groups.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/groups/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').groupValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').groupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.groups.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/groups/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/groups_controller').default['destroy']>>>
    }
  }
  'law_firm.group_members.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/groups/:id/members'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').groupMembersValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').groupMembersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/group_members_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/group_members_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.group_members.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/groups/:id/members/:memberId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; memberId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/group_members_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/group_members_controller').default['destroy']>>>
    }
  }
  'law_firm.members.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/members/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/member').removalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/member').removalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/members_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.firm.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/info'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').firmDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').firmDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/firms_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.ownership_transfers.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/ownership-transfers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/workspace').transferValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/workspace').transferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/ownership_transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/ownership_transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.first_matter.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/files/first'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_matters_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_matters_controller').default['create']>>>
    }
  }
  'law_firm.first_matter.store': {
    methods: ["POST"]
    pattern: '/law-firm/files/first'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/onboarding/validators/first_matter').firstMatterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/onboarding/validators/first_matter').firstMatterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_matters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_matters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.first_steps.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/first-steps'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_steps_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/onboarding/controllers/first_steps_controller').default['destroy']>>>
    }
  }
  'law_firm.roles.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/roles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['index']>>>
    }
  }
  'law_firm.roles.show': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/roles/view/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['show']>>>
    }
  }
  'law_firm.role_members.index': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/roles/:id/members'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_members_controller').default['index']>>>
    }
  }
  'law_firm.roles.create': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/roles/add'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['create']>>>
    }
  }
  'law_firm.roles.edit': {
    methods: ["GET","HEAD"]
    pattern: '/law-firm/settings/roles/edit/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['edit']>>>
    }
  }
  'law_firm.roles.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/roles'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/role').createRoleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/role').createRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.roles.update': {
    methods: ["PUT"]
    pattern: '/law-firm/settings/roles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/role').editRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/role').editRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.roles.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/roles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/role').deleteRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/role').deleteRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/roles_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.role_previews.store': {
    methods: ["POST"]
    pattern: '/law-firm/settings/role-preview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/workspaces/validators/role').previewRoleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/workspaces/validators/role').previewRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'law_firm.role_previews.destroy': {
    methods: ["DELETE"]
    pattern: '/law-firm/settings/role-preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_previews_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/role_previews_controller').default['destroy']>>>
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
  'security.invitation': {
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
  'security.invitation.rejections.store': {
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
  'security.invitation.account_switches.store': {
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
  'settings.home': {
    methods: ["GET","HEAD"]
    pattern: '/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'settings.account': {
    methods: ["GET","HEAD"]
    pattern: '/settings/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/profiles_controller').default['show']>>>
    }
  }
  'settings.profiles.update': {
    methods: ["PATCH"]
    pattern: '/settings/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/profile').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/profile').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.profile_pictures.store': {
    methods: ["POST"]
    pattern: '/settings/account/picture'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/profile').profilePictureValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/profile').profilePictureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/profile_pictures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/profile_pictures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.profile_pictures.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/account/picture'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/profile_pictures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/profile_pictures_controller').default['destroy']>>>
    }
  }
  'settings.preferences': {
    methods: ["GET","HEAD"]
    pattern: '/settings/preferences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['show']>>>
    }
  }
  'settings.preferences.update': {
    methods: ["PATCH"]
    pattern: '/settings/preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/preferences').preferencesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/preferences').preferencesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.notification': {
    methods: ["GET","HEAD"]
    pattern: '/settings/notification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notification_choices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notification_choices_controller').default['show']>>>
    }
  }
  'settings.notification_choices.update': {
    methods: ["PUT"]
    pattern: '/settings/notification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/notifications/validators/choices').choicesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/notifications/validators/choices').choicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/notifications/controllers/notification_choices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/notifications/controllers/notification_choices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.privacy': {
    methods: ["GET","HEAD"]
    pattern: '/settings/privacy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['show']>>>
    }
  }
  'settings.own_data.store': {
    methods: ["POST"]
    pattern: '/settings/privacy/download'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['store']>>>
    }
  }
  'settings.own_data.download': {
    methods: ["GET","HEAD"]
    pattern: '/settings/privacy/download'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/own_data_controller').default['download']>>>
    }
  }
  'settings.account_closures.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_closures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_closures_controller').default['destroy']>>>
    }
  }
  'pictures.show': {
    methods: ["GET","HEAD"]
    pattern: '/pictures/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/pictures_controller').default['show']>>>
    }
  }
  'security.privacy': {
    methods: ["GET","HEAD"]
    pattern: '/privacy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/privacy_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/privacy_notices_controller').default['show']>>>
    }
  }
  'settings.security': {
    methods: ["GET","HEAD"]
    pattern: '/settings/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/security_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/security_controller').default['show']>>>
    }
  }
  'settings.two_factor_enrolments.store': {
    methods: ["POST"]
    pattern: '/settings/security/two-factor/enrolment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_enrolments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_enrolments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.two_factor_enrolments.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/security/two-factor/enrolment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_enrolments_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factor_enrolments_controller').default['destroy']>>>
    }
  }
  'settings.two_factors.store': {
    methods: ["POST"]
    pattern: '/settings/security/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').enrolmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').enrolmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.two_factors.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/security/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/two_factors_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/settings/security/recovery-codes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/recovery_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.google_links.store': {
    methods: ["POST"]
    pattern: '/settings/security/google'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators/google').googleVisitValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators/google').googleVisitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/google_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/google_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.google_links.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/security/google'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators/two_factor').confirmedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/google_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/google_links_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/settings/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/backoffice/validators/asked').askedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.user_closures.store': {
    methods: ["POST"]
    pattern: '/settings/users/:id/closure'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_closures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_closures_controller').default['store']>>>
    }
  }
  'settings.user_closures.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/users/:id/closure'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_closures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_closures_controller').default['destroy']>>>
    }
  }
  'settings.user_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/settings/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/user_sessions_controller').default['destroy']>>>
    }
  }
  'settings.impersonations.store': {
    methods: ["POST"]
    pattern: '/settings/users/:id/impersonation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/backoffice/validators/asked').impersonationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/backoffice/validators/asked').impersonationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/impersonations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/impersonations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.workspaces.index': {
    methods: ["GET","HEAD"]
    pattern: '/settings/workspaces'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/backoffice/validators/asked').askedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/workspaces_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/workspaces_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.outbox.index': {
    methods: ["GET","HEAD"]
    pattern: '/settings/outbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/backoffice/validators/asked').askedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.outbox.letter': {
    methods: ["GET","HEAD"]
    pattern: '/settings/outbox/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['letter']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['letter']>>>
    }
  }
  'settings.impersonations.destroy': {
    methods: ["DELETE"]
    pattern: '/impersonation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/impersonations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/impersonations_controller').default['destroy']>>>
    }
  }
  'security.outbox': {
    methods: ["GET","HEAD"]
    pattern: '/outbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/backoffice/validators/asked').askedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['open']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'security.outbox.letter': {
    methods: ["GET","HEAD"]
    pattern: '/outbox/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['openLetter']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/backoffice/controllers/letters_controller').default['openLetter']>>>
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
  'settings.source_readings.store': {
    methods: ["POST"]
    pattern: '/settings/sources/:source/:kind/readings'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { source: ParamValue; kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/source_readings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/source_readings_controller').default['store']>>>
    }
  }
  'settings.rejected_answers.show': {
    methods: ["GET","HEAD"]
    pattern: '/settings/sources/rejected/:id/answer'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/research/controllers/rejected_answers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/research/controllers/rejected_answers_controller').default['show']>>>
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
