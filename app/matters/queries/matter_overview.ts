import type Matter from '#app/matters/models/matter'
import { countPins, listPins } from './list_pins.js'
import { matterTimeline } from './matter_timeline.js'

export const TABS = ['summary', 'timeline', 'research'] as const
export type Tab = (typeof TABS)[number]

/** Which part of a matter is shown, and how much of its timeline. */
export interface OverviewView {
  tab: Tab
  entries: number
}

const ENTRIES = { summary: 5, timeline: 30, most: 500 }
const PINS_IN_SUMMARY = 3

/** Reads the query string of the overview; what it does not know is left out. */
export function overviewViewOf(query: Record<string, unknown>): OverviewView {
  const tab = TABS.find((each) => each === query.tab) ?? 'summary'
  const asked = /^\d{1,6}$/.test(String(query.entries)) ? Number(query.entries) : 0
  const entries = Math.min(Math.max(asked, ENTRIES.timeline), ENTRIES.most)
  return { tab, entries: tab === 'summary' ? ENTRIES.summary : entries }
}

/** What the overview shows of a matter: the people in it, and what its tab needs. */
export async function matterOverview(matter: Matter, { tab, entries }: OverviewView) {
  await matter.load((loader) => loader.load('responsible').load('clientUser'))
  const timeline = tab === 'research' ? { items: [], more: false } : await matterTimeline(matter, entries)
  const pins = tab === 'timeline' ? [] : await listPins(matter, tab === 'summary' ? PINS_IN_SUMMARY : undefined)
  return { timeline, pins, pinCount: tab === 'research' ? pins.length : await countPins(matter) }
}
