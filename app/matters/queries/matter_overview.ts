import type { Author } from '#app/core/audit/author'
import { loadParts } from '#app/core/contributions/load_parts'
import type { Identity } from '#app/workspaces/identity'
import { matterPanels, matterTabs } from '#app/matters/matter_parts'
import type Matter from '#app/matters/models/matter'
import { timelineFilters, WHOLE_TIMELINE, type TimelineFilters } from '#app/matters/domain/timeline_filters'
import { allowedParts, countTabs } from '#app/workspaces/queries/roles/allowed_parts'
import { listResponsibles } from '#app/workspaces/queries/members/list_responsibles'
import { loadPeople } from './load_people.js'
import { listTeam } from './list_team.js'
import { countPins, listPins } from './list_pins.js'
import { matterTimeline } from '#app/matters/queries/log/matter_timeline'
import { viewerOf } from '#app/workspaces/viewer'

const OWN_TABS = ['summary', 'timeline', 'research']

/** Which part of a matter is shown, and what of its timeline. */
export interface OverviewView {
  tab: string
  filters: TimelineFilters
  query: Record<string, unknown>
}

const ENTRIES = { summary: 5, timeline: 30 }
const PINS_IN_SUMMARY = 3

/** Reads the query string of the overview; what it does not know, or who looks may not open, is left out. */
export async function overviewViewOf(query: Record<string, unknown>, identity: Identity): Promise<OverviewView> {
  const known = [...OWN_TABS, ...allowedParts(matterTabs, identity).map(({ key }) => key)]
  const tab = known.find((each) => each === query.tab) ?? 'summary'
  return { tab, filters: tab === 'timeline' ? await timelineFilters.validate(query) : WHOLE_TIMELINE, query }
}

/** What the overview shows of a matter: the people in it, its tabs with their numbers, and what the one that is open needs. */
export async function matterOverview(
  matter: Matter,
  { tab, filters, query }: OverviewView,
  identity: Identity,
  author: Author
) {
  await loadPeople(matter)
  const timeline = await timelineContent(matter, { tab, filters, query }, identity)
  const pins =
    tab === 'summary' || tab === 'research'
      ? await listPins(matter, tab === 'summary' ? PINS_IN_SUMMARY : undefined)
      : []
  const tabs = allowedParts(matterTabs, identity)
  const open = tabs.find(({ key }) => key === tab)
  return {
    timeline,
    team: await listTeam(matter),
    pins,
    pinCount: tab === 'research' ? pins.length : await countPins(matter),
    tabs: await countTabs(tabs, ({ count }) => count?.(matter)),
    content: open ? await open.load(matter, identity, query, author) : null,
    panels:
      tab === 'summary'
        ? await loadParts(allowedParts(matterPanels, identity), ({ load }) => load(matter, identity))
        : [],
  }
}

/** The last lines for the summary, a page with its filters for the tab, nothing for other tabs. */
async function timelineContent(matter: Matter, { tab, filters }: OverviewView, identity: Identity) {
  const { may } = viewerOf(identity)
  const zone = identity.user.timeZone ?? identity.workspace!.timeZone
  const about = { tab, filters, items: [], older: null, people: [] }
  if (tab === 'summary') return { ...about, ...(await matterTimeline(matter, { limit: ENTRIES.summary, may })) }
  if (tab !== 'timeline') return about
  const told = await matterTimeline(matter, { limit: ENTRIES.timeline, filters, zone, may })
  return { ...about, ...told, people: await listResponsibles({ id: matter.workspaceId }) }
}
