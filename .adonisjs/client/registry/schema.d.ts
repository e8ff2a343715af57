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
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['create']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/workspaces/controllers/sessions_controller').default['destroy']>>>
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
