export { route, staticPart, type RouteName, type RouteParams } from '../app/core/addresses.js'
