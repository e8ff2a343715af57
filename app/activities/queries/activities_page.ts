import type { Viewer } from '#app/core/contributions/registries'
import type { ActivityFilters } from '#app/activities/activity_filters'
import type { Identity } from '#app/workspaces/identity'
import { seenActivities } from './list_activities.js'
import { withMatters } from './my_open_activities.js'

/** The time zone in which somebody reads days: their own, else the firm's. */
export const zoneOf = ({ user, workspace }: Identity): string => user.timeZone ?? workspace!.timeZone

/** What the page of activities across matters shows. */
export async function activitiesPage(viewer: Viewer, identity: Identity, filters: ActivityFilters) {
  const { items, next } = await seenActivities(viewer, filters, zoneOf(identity))
  const { state, whose, due, after } = filters
  return {
    activities: await withMatters(viewer, items),
    next,
    filters: { state, whose, due, isLater: after !== null },
    canEdit: identity.may('expedientes:editar'),
  }
}
