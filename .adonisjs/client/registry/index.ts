/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'security.login': {
    methods: ["GET","HEAD"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['security.login']['types'],
  },
  'security.sessions.store': {
    methods: ["POST"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['security.sessions.store']['types'],
  },
  'security.sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/session',
    tokens: [{"old":"/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['security.sessions.destroy']['types'],
  },
  'main.home': {
    methods: ["GET","HEAD"],
    pattern: '/main',
    tokens: [{"old":"/main","type":0,"val":"main","end":""}],
    types: placeholder as Registry['main.home']['types'],
  },
  'main.client': {
    methods: ["GET","HEAD"],
    pattern: '/main/client',
    tokens: [{"old":"/main/client","type":0,"val":"main","end":""},{"old":"/main/client","type":0,"val":"client","end":""}],
    types: placeholder as Registry['main.client']['types'],
  },
  'main.workspaces.index': {
    methods: ["GET","HEAD"],
    pattern: '/workspaces',
    tokens: [{"old":"/workspaces","type":0,"val":"workspaces","end":""}],
    types: placeholder as Registry['main.workspaces.index']['types'],
  },
  'main.workspaces.select': {
    methods: ["POST"],
    pattern: '/workspace-selection',
    tokens: [{"old":"/workspace-selection","type":0,"val":"workspace-selection","end":""}],
    types: placeholder as Registry['main.workspaces.select']['types'],
  },
  'settings.preferences.update': {
    methods: ["PATCH"],
    pattern: '/settings/preferences',
    tokens: [{"old":"/settings/preferences","type":0,"val":"settings","end":""},{"old":"/settings/preferences","type":0,"val":"preferences","end":""}],
    types: placeholder as Registry['settings.preferences.update']['types'],
  },
  'root': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['root']['types'],
  },
  'not_found': {
    methods: ["GET","HEAD"],
    pattern: '/404',
    tokens: [{"old":"/404","type":0,"val":"404","end":""}],
    types: placeholder as Registry['not_found']['types'],
  },
  'fallback': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"],
    pattern: '/*',
    tokens: [{"old":"/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['fallback']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
