import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'settings.sessions.clear': { paramsTuple?: []; params?: {} }
    'settings.sessions.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'security.session_renewals.store': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'settings.confirmation_codes.store': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matters.store': { paramsTuple?: []; params?: {} }
    'law_firm.matters.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_archivals.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'law_firm.matter_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'research.stored_searches.clear': { paramsTuple?: []; params?: {} }
    'research.stored_searches.destroy': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitations.rejections.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitations.account_switches.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
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
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'law_firm.invitations.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.clients.index': { paramsTuple?: []; params?: {} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.session_renewals.show': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'law_firm.home': { paramsTuple?: []; params?: {} }
    'law_firm.files': { paramsTuple?: []; params?: {} }
    'law_firm.matters.index': { paramsTuple?: []; params?: {} }
    'law_firm.matters.create': { paramsTuple?: []; params?: {} }
    'law_firm.matters.options': { paramsTuple?: []; params?: {} }
    'law_firm.matters.show': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'research.searches.results': { paramsTuple?: []; params?: {} }
    'research.searches.show': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'research.analyses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'source': ParamValue,'slug': ParamValue} }
    'security.invitations.current': { paramsTuple?: []; params?: {} }
    'security.invitations.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'law_firm.invitations.index': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.clients.index': { paramsTuple?: []; params?: {} }
    'settings.sources.index': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.session_renewals.store': { paramsTuple?: []; params?: {} }
    'settings.confirmation_codes.store': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'law_firm.matters.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_batch_archivals.store': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.store': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'security.invitations.rejections.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'security.invitations.account_switches.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'law_firm.invitations.acceptances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'law_firm.invitations.clients.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.lists.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.batches.store': { paramsTuple?: []; params?: {} }
    'law_firm.invitations.letters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'settings.sessions.clear': { paramsTuple?: []; params?: {} }
    'settings.sessions.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'law_firm.matter_batch_archivals.destroy': { paramsTuple?: []; params?: {} }
    'law_firm.matter_archivals.destroy': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'research.stored_searches.clear': { paramsTuple?: []; params?: {} }
    'research.stored_searches.destroy': { paramsTuple: [ParamValue]; params: {'source': ParamValue} }
    'law_firm.invitations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'law_firm.matters.update': { paramsTuple: [ParamValue]; params: {'dossierId': ParamValue} }
    'law_firm.matter_pins.update': { paramsTuple: [ParamValue,ParamValue]; params: {'dossierId': ParamValue,'id': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}