import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'security.login': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}