import type { Viewer } from '#app/core/contributions/registries'
import type { ActivityListFilters } from '#app/activities/domain/activity_filters'
import type { Identity } from '#app/workspaces/identity'
import { countSeenActivities, seenActivities } from './list_activities.js'
import { withMatters } from './my_open_activities.js'

/** The time zone in which somebody reads days: their own, else the firm's. */
export const zoneOf = ({ user, workspace }: Identity): string => user.timeZone ?? workspace!.timeZone

/** What the page of activities across matters shows. */
export async function activitiesPage(viewer: Viewer, identity: Identity, filters: ActivityListFilters) {
  const zone = zoneOf(identity)
  const { items, next } = await seenActivities(viewer, filters, zone)
  const { state, whose, due, columns, saved, after } = filters
  return {
    activities: await withMatters(viewer, items),
    next,
    total: await countSeenActivities(viewer, filters, zone),
    filters: { state, whose, due, columns, saved, isLater: after !== null },
    canEdit: identity.may('expedientes:editar'),
  }
}
