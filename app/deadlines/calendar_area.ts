import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import type { LayerOwner } from '#app/deadlines/models/calendar_layer'
import { signedIn } from '#app/workspaces/context'

/** The two places where calendars are kept: a firm's settings, and the operators' pages. */
export type CalendarArea = 'law_firm' | 'settings'

/** Where a request is, by the name of its route. */
export const areaOf = ({ route }: HttpContext): CalendarArea =>
  route?.name?.startsWith('law_firm.') ? 'law_firm' : 'settings'

/** Whose calendars they are there: the firm's, or (null) those that all firms get. */
export const ownerOf = (ctx: HttpContext): LayerOwner => {
  return { workspaceId: areaOf(ctx) === 'law_firm' ? signedIn(ctx).workspace!.id : null }
}

/** The name of a page in its place; the pages of both places take the same. */
export const pageOf = <Page extends string>(ctx: HttpContext, page: Page) =>
  `${areaOf(ctx)}/calendars/${page}` as `law_firm/calendars/${Page}`

/** Whether who asks may change the calendars of the place. */
export const mayEdit = (ctx: HttpContext): boolean =>
  areaOf(ctx) === 'law_firm' ? signedIn(ctx).may('despacho:editar') : signedIn(ctx).isAdmin

/** Today, by the clock of the firm; by that of Mexico City for operators. */
export const todayOf = (ctx: HttpContext): string =>
  clock
    .now()
    .setZone(areaOf(ctx) === 'law_firm' ? signedIn(ctx).workspace!.timeZone : 'America/Mexico_City')
    .toISODate()!
