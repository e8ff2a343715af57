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
  'settings.sessions.clear': {
    methods: ["DELETE"],
    pattern: '/settings/sessions',
    tokens: [{"old":"/settings/sessions","type":0,"val":"settings","end":""},{"old":"/settings/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['settings.sessions.clear']['types'],
  },
  'settings.sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/settings/sessions/:key',
    tokens: [{"old":"/settings/sessions/:key","type":0,"val":"settings","end":""},{"old":"/settings/sessions/:key","type":0,"val":"sessions","end":""},{"old":"/settings/sessions/:key","type":1,"val":"key","end":""}],
    types: placeholder as Registry['settings.sessions.destroy']['types'],
  },
  'security.session_renewals.store': {
    methods: ["POST"],
    pattern: '/session/renewal',
    tokens: [{"old":"/session/renewal","type":0,"val":"session","end":""},{"old":"/session/renewal","type":0,"val":"renewal","end":""}],
    types: placeholder as Registry['security.session_renewals.store']['types'],
  },
  'security.session_renewals.show': {
    methods: ["GET","HEAD"],
    pattern: '/session/renewal',
    tokens: [{"old":"/session/renewal","type":0,"val":"session","end":""},{"old":"/session/renewal","type":0,"val":"renewal","end":""}],
    types: placeholder as Registry['security.session_renewals.show']['types'],
  },
  'settings.confirmation_codes.store': {
    methods: ["POST"],
    pattern: '/settings/confirmation-code',
    tokens: [{"old":"/settings/confirmation-code","type":0,"val":"settings","end":""},{"old":"/settings/confirmation-code","type":0,"val":"confirmation-code","end":""}],
    types: placeholder as Registry['settings.confirmation_codes.store']['types'],
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
  'law_firm.home': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm',
    tokens: [{"old":"/law-firm","type":0,"val":"law-firm","end":""}],
    types: placeholder as Registry['law_firm.home']['types'],
  },
  'law_firm.files': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/files',
    tokens: [{"old":"/law-firm/files","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files","type":0,"val":"files","end":""}],
    types: placeholder as Registry['law_firm.files']['types'],
  },
  'law_firm.matters.index': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/files/list',
    tokens: [{"old":"/law-firm/files/list","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/list","type":0,"val":"files","end":""},{"old":"/law-firm/files/list","type":0,"val":"list","end":""}],
    types: placeholder as Registry['law_firm.matters.index']['types'],
  },
  'law_firm.matters.create': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/files/add',
    tokens: [{"old":"/law-firm/files/add","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/add","type":0,"val":"files","end":""},{"old":"/law-firm/files/add","type":0,"val":"add","end":""}],
    types: placeholder as Registry['law_firm.matters.create']['types'],
  },
  'law_firm.matters.options': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/files/options',
    tokens: [{"old":"/law-firm/files/options","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/options","type":0,"val":"files","end":""},{"old":"/law-firm/files/options","type":0,"val":"options","end":""}],
    types: placeholder as Registry['law_firm.matters.options']['types'],
  },
  'law_firm.matters.show': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/files/file-overview/:dossierId',
    tokens: [{"old":"/law-firm/files/file-overview/:dossierId","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/file-overview/:dossierId","type":0,"val":"files","end":""},{"old":"/law-firm/files/file-overview/:dossierId","type":0,"val":"file-overview","end":""},{"old":"/law-firm/files/file-overview/:dossierId","type":1,"val":"dossierId","end":""}],
    types: placeholder as Registry['law_firm.matters.show']['types'],
  },
  'law_firm.matters.store': {
    methods: ["POST"],
    pattern: '/law-firm/files',
    tokens: [{"old":"/law-firm/files","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files","type":0,"val":"files","end":""}],
    types: placeholder as Registry['law_firm.matters.store']['types'],
  },
  'law_firm.matters.update': {
    methods: ["PUT"],
    pattern: '/law-firm/files/:dossierId',
    tokens: [{"old":"/law-firm/files/:dossierId","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId","type":1,"val":"dossierId","end":""}],
    types: placeholder as Registry['law_firm.matters.update']['types'],
  },
  'law_firm.matter_batch_archivals.store': {
    methods: ["POST"],
    pattern: '/law-firm/files/archivals',
    tokens: [{"old":"/law-firm/files/archivals","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/archivals","type":0,"val":"files","end":""},{"old":"/law-firm/files/archivals","type":0,"val":"archivals","end":""}],
    types: placeholder as Registry['law_firm.matter_batch_archivals.store']['types'],
  },
  'law_firm.matter_batch_archivals.destroy': {
    methods: ["DELETE"],
    pattern: '/law-firm/files/archivals',
    tokens: [{"old":"/law-firm/files/archivals","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/archivals","type":0,"val":"files","end":""},{"old":"/law-firm/files/archivals","type":0,"val":"archivals","end":""}],
    types: placeholder as Registry['law_firm.matter_batch_archivals.destroy']['types'],
  },
  'law_firm.matter_archivals.store': {
    methods: ["POST"],
    pattern: '/law-firm/files/:dossierId/archival',
    tokens: [{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId/archival","type":1,"val":"dossierId","end":""},{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"archival","end":""}],
    types: placeholder as Registry['law_firm.matter_archivals.store']['types'],
  },
  'law_firm.matter_archivals.destroy': {
    methods: ["DELETE"],
    pattern: '/law-firm/files/:dossierId/archival',
    tokens: [{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId/archival","type":1,"val":"dossierId","end":""},{"old":"/law-firm/files/:dossierId/archival","type":0,"val":"archival","end":""}],
    types: placeholder as Registry['law_firm.matter_archivals.destroy']['types'],
  },
  'law_firm.matter_pins.store': {
    methods: ["POST"],
    pattern: '/law-firm/files/:dossierId/pins',
    tokens: [{"old":"/law-firm/files/:dossierId/pins","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId/pins","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId/pins","type":1,"val":"dossierId","end":""},{"old":"/law-firm/files/:dossierId/pins","type":0,"val":"pins","end":""}],
    types: placeholder as Registry['law_firm.matter_pins.store']['types'],
  },
  'law_firm.matter_pins.update': {
    methods: ["PUT"],
    pattern: '/law-firm/files/:dossierId/pins/:id',
    tokens: [{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":1,"val":"dossierId","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"pins","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['law_firm.matter_pins.update']['types'],
  },
  'law_firm.matter_pins.destroy': {
    methods: ["DELETE"],
    pattern: '/law-firm/files/:dossierId/pins/:id',
    tokens: [{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"law-firm","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"files","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":1,"val":"dossierId","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":0,"val":"pins","end":""},{"old":"/law-firm/files/:dossierId/pins/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['law_firm.matter_pins.destroy']['types'],
  },
  'research.searches.results': {
    methods: ["GET","HEAD"],
    pattern: '/search/b-search/results',
    tokens: [{"old":"/search/b-search/results","type":0,"val":"search","end":""},{"old":"/search/b-search/results","type":0,"val":"b-search","end":""},{"old":"/search/b-search/results","type":0,"val":"results","end":""}],
    types: placeholder as Registry['research.searches.results']['types'],
  },
  'research.searches.show': {
    methods: ["GET","HEAD"],
    pattern: '/search/b-search/:source',
    tokens: [{"old":"/search/b-search/:source","type":0,"val":"search","end":""},{"old":"/search/b-search/:source","type":0,"val":"b-search","end":""},{"old":"/search/b-search/:source","type":1,"val":"source","end":""}],
    types: placeholder as Registry['research.searches.show']['types'],
  },
  'research.analyses.show': {
    methods: ["GET","HEAD"],
    pattern: '/search/b-search/analysis/:source/:slug',
    tokens: [{"old":"/search/b-search/analysis/:source/:slug","type":0,"val":"search","end":""},{"old":"/search/b-search/analysis/:source/:slug","type":0,"val":"b-search","end":""},{"old":"/search/b-search/analysis/:source/:slug","type":0,"val":"analysis","end":""},{"old":"/search/b-search/analysis/:source/:slug","type":1,"val":"source","end":""},{"old":"/search/b-search/analysis/:source/:slug","type":1,"val":"slug","end":""}],
    types: placeholder as Registry['research.analyses.show']['types'],
  },
  'research.stored_searches.clear': {
    methods: ["DELETE"],
    pattern: '/search/stored-searches',
    tokens: [{"old":"/search/stored-searches","type":0,"val":"search","end":""},{"old":"/search/stored-searches","type":0,"val":"stored-searches","end":""}],
    types: placeholder as Registry['research.stored_searches.clear']['types'],
  },
  'research.stored_searches.destroy': {
    methods: ["DELETE"],
    pattern: '/search/stored-searches/:source',
    tokens: [{"old":"/search/stored-searches/:source","type":0,"val":"search","end":""},{"old":"/search/stored-searches/:source","type":0,"val":"stored-searches","end":""},{"old":"/search/stored-searches/:source","type":1,"val":"source","end":""}],
    types: placeholder as Registry['research.stored_searches.destroy']['types'],
  },
  'security.invitations.current': {
    methods: ["GET","HEAD"],
    pattern: '/invitations',
    tokens: [{"old":"/invitations","type":0,"val":"invitations","end":""}],
    types: placeholder as Registry['security.invitations.current']['types'],
  },
  'security.invitations.show': {
    methods: ["GET","HEAD"],
    pattern: '/invitations/:token',
    tokens: [{"old":"/invitations/:token","type":0,"val":"invitations","end":""},{"old":"/invitations/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['security.invitations.show']['types'],
  },
  'security.invitations.rejections.store': {
    methods: ["POST"],
    pattern: '/invitations/:token/rejection',
    tokens: [{"old":"/invitations/:token/rejection","type":0,"val":"invitations","end":""},{"old":"/invitations/:token/rejection","type":1,"val":"token","end":""},{"old":"/invitations/:token/rejection","type":0,"val":"rejection","end":""}],
    types: placeholder as Registry['security.invitations.rejections.store']['types'],
  },
  'security.invitations.account_switches.store': {
    methods: ["POST"],
    pattern: '/invitations/:token/account-switch',
    tokens: [{"old":"/invitations/:token/account-switch","type":0,"val":"invitations","end":""},{"old":"/invitations/:token/account-switch","type":1,"val":"token","end":""},{"old":"/invitations/:token/account-switch","type":0,"val":"account-switch","end":""}],
    types: placeholder as Registry['security.invitations.account_switches.store']['types'],
  },
  'law_firm.invitations.index': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/invitations',
    tokens: [{"old":"/law-firm/invitations","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations","type":0,"val":"invitations","end":""}],
    types: placeholder as Registry['law_firm.invitations.index']['types'],
  },
  'law_firm.invitations.acceptances.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/:id/acceptance',
    tokens: [{"old":"/law-firm/invitations/:id/acceptance","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/:id/acceptance","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/:id/acceptance","type":1,"val":"id","end":""},{"old":"/law-firm/invitations/:id/acceptance","type":0,"val":"acceptance","end":""}],
    types: placeholder as Registry['law_firm.invitations.acceptances.store']['types'],
  },
  'law_firm.invitations.rejections.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/:id/rejection',
    tokens: [{"old":"/law-firm/invitations/:id/rejection","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/:id/rejection","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/:id/rejection","type":1,"val":"id","end":""},{"old":"/law-firm/invitations/:id/rejection","type":0,"val":"rejection","end":""}],
    types: placeholder as Registry['law_firm.invitations.rejections.store']['types'],
  },
  'law_firm.invitations.clients.index': {
    methods: ["GET","HEAD"],
    pattern: '/law-firm/invitations/clients',
    tokens: [{"old":"/law-firm/invitations/clients","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/clients","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/clients","type":0,"val":"clients","end":""}],
    types: placeholder as Registry['law_firm.invitations.clients.index']['types'],
  },
  'law_firm.invitations.clients.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/clients',
    tokens: [{"old":"/law-firm/invitations/clients","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/clients","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/clients","type":0,"val":"clients","end":""}],
    types: placeholder as Registry['law_firm.invitations.clients.store']['types'],
  },
  'law_firm.invitations.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations',
    tokens: [{"old":"/law-firm/invitations","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations","type":0,"val":"invitations","end":""}],
    types: placeholder as Registry['law_firm.invitations.store']['types'],
  },
  'law_firm.invitations.lists.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/lists',
    tokens: [{"old":"/law-firm/invitations/lists","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/lists","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/lists","type":0,"val":"lists","end":""}],
    types: placeholder as Registry['law_firm.invitations.lists.store']['types'],
  },
  'law_firm.invitations.batches.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/batches',
    tokens: [{"old":"/law-firm/invitations/batches","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/batches","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/batches","type":0,"val":"batches","end":""}],
    types: placeholder as Registry['law_firm.invitations.batches.store']['types'],
  },
  'law_firm.invitations.letters.store': {
    methods: ["POST"],
    pattern: '/law-firm/invitations/:id/letters',
    tokens: [{"old":"/law-firm/invitations/:id/letters","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/:id/letters","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/:id/letters","type":1,"val":"id","end":""},{"old":"/law-firm/invitations/:id/letters","type":0,"val":"letters","end":""}],
    types: placeholder as Registry['law_firm.invitations.letters.store']['types'],
  },
  'law_firm.invitations.destroy': {
    methods: ["DELETE"],
    pattern: '/law-firm/invitations/:id',
    tokens: [{"old":"/law-firm/invitations/:id","type":0,"val":"law-firm","end":""},{"old":"/law-firm/invitations/:id","type":0,"val":"invitations","end":""},{"old":"/law-firm/invitations/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['law_firm.invitations.destroy']['types'],
  },
  'settings.preferences.update': {
    methods: ["PATCH"],
    pattern: '/settings/preferences',
    tokens: [{"old":"/settings/preferences","type":0,"val":"settings","end":""},{"old":"/settings/preferences","type":0,"val":"preferences","end":""}],
    types: placeholder as Registry['settings.preferences.update']['types'],
  },
  'settings.sources.index': {
    methods: ["GET","HEAD"],
    pattern: '/settings/sources',
    tokens: [{"old":"/settings/sources","type":0,"val":"settings","end":""},{"old":"/settings/sources","type":0,"val":"sources","end":""}],
    types: placeholder as Registry['settings.sources.index']['types'],
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
