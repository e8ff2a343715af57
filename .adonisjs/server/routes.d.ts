import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'security.login': { paramsTuple?: []; params?: {} }
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'security.login': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'root': { paramsTuple?: []; params?: {} }
    'not_found': { paramsTuple?: []; params?: {} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'security.login': { paramsTuple?: []; params?: {} }
    'main.home': { paramsTuple?: []; params?: {} }
    'main.client': { paramsTuple?: []; params?: {} }
    'main.workspaces.index': { paramsTuple?: []; params?: {} }
  }
  OPTIONS: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'security.sessions.store': { paramsTuple?: []; params?: {} }
    'main.workspaces.select': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'settings.preferences.update': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'security.sessions.destroy': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}