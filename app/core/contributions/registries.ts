import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Author } from '#app/core/audit/author'
import type { Voice } from '#app/core/messages/catalogue'
import type { CalendarFeed } from './calendar.js'
import { Registry } from './registry.js'
import type { NextStep, TimelineEntry } from './timeline.js'

export { TIMELINE_GROUPS } from './timeline.js'
export { firstOf, NOTHING_OUTLINED, NOTHING_READ } from './calendar.js'
export type {
  CalendarEvent,
  CalendarFeed,
  CalendarItem,
  CalendarMove,
  CalendarOutline,
  CalendarReading,
  CalendarSpan,
  CalendarWhen,
} from './calendar.js'
export type { NextStep, TimelineEntry, TimelineGroup, TimelineItem, TimelinePage } from './timeline.js'

/** Who is looking and in which firm. `may` answers by permission. */
export interface Viewer {
  userId: number
  workspaceId: number | null
  /** While an operator looks through their eyes: nothing of another firm is shown. */
  onlyFirm?: number | null
  /** How what they read is told to them; Spanish when it is not said. */
  voice?: Voice
  may(permission: string): boolean
}

/** What a panel sends to the browser. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A part of a page that may be kept until the next write. */
export interface Cacheable {
  /** What is loaded follows from the database, the viewer and the day alone: neither from the hour nor from anything else. Nobody may change it. */
  cacheable?: true
}

/** A panel of the lawyer's home. `load` returns null when it has nothing to say to this person. */
export interface HomePanel extends Cacheable {
  key: string
  order?: number
  load(viewer: Viewer): Promise<Json | null>
}

/** Short work that is done again and again, every so many seconds, by one worker. Idempotent; `isStopping` is asked between two steps. */
export interface RecurringTask {
  key: string
  everySeconds: number
  run(isStopping: () => boolean): Promise<unknown>
}

/** Something that waits for a person on a day: what to do, where to be, what is due. */
export interface DayItem {
  id: string
  /** The message `day.kind.<kind>` says what it is, and with that why it is here. */
  kind: string
  /** When: an instant, or a day for what has no hour. */
  at: DateTime
  isAllDay: boolean
  title: string
  /** The matter or client that it is about. */
  context: string | null
  href: string
}

/** What of a module stands on a person's day. `load` gives what is late and what comes until an instant, at most `limit`, the earliest first. */
export interface DaySource extends Cacheable {
  key: string
  load(viewer: Viewer, day: { until: DateTime; zone: string; limit: number }): Promise<DayItem[]>
}

/** A panel of the client's home. */
export interface PortalPanel {
  key: string
  order?: number
  load(viewer: Viewer): Promise<Json | null>
}

/** A group of the command palette. */
export interface PaletteProvider {
  key: string
  order?: number
  search(viewer: Viewer, text: string, limit: number): Promise<{ title: string; context: string; href: string }[]>
}

/** A step of the welcome wizard; `pending` says whether this person still has to take it. */
export interface WelcomeStep {
  key: string
  order: number
  pending(viewer: Viewer): Promise<boolean>
}

/** How a notice may reach a person. */
export type Channel = 'app' | 'email'

/**
 * A kind of notice. Its words are `notifications.kind.<key>` and `notifications.kind.<key>.text` in the catalogues. It goes out on its channels
 * unless the person says otherwise; on those that are `locked` it always does.
 */
export interface NoticeKind {
  key: string
  order?: number
  /** The heading that it stands under: `notifications.area.<area>`. */
  area: 'matters' | 'billing' | 'documents' | 'research' | 'portal' | 'invitations' | 'team' | 'security'
  channels: Channel[]
  locked?: Channel[]
  /** Clients of firms are told of it too; of the others they are offered no choice. */
  toClients?: true
  /** E-mails of this kind leave at once, also at night and for who reads one digest a day: the person set the hour. */
  urgent?: true
}

/** What an invitation of a kind is for. `accept` carries out its effect, in the transaction of the acceptance; it throws a refusal when it cannot. */
export interface InvitationSubject {
  key: string
  accept(
    trx: TransactionClientContract,
    acceptance: {
      invitation: { id: number; workspaceId: number; clientId: number | null }
      user: { id: number; email: string }
      author: Author
    }
  ): Promise<void>
}

/** Whose data it is. */
export interface DataSubject {
  id: number
  email: string
  /** Since when the address is known to be theirs. */
  emailVerifiedAt?: DateTime | null
}

/**
 * What a module keeps about a person: how it is handed out to them, and how it goes when their account does. Its heading is
 * `own_data.part.<key>` in the catalogues. What refers to other rows is erased first (`order`).
 */
export interface PersonalDataPart {
  key: string
  order: number
  /** What is handed out; nothing for secrets and for what only others may see. */
  rows?(person: DataSubject): AsyncIterable<Record<string, Json>>
  /** Files that belong to it, by name. */
  files?(person: DataSubject): Promise<{ name: string; bytes: Buffer }[]>
  /** Why the account cannot go yet, each a message and what fills it. With `trx`, what is looked at is held until it ends. */
  obstacles?(
    person: DataSubject,
    trx?: TransactionClientContract
  ): Promise<{ key: string; values: Record<string, string> }[]>
  /** Removes it, or makes it nobody's. */
  erase?(trx: TransactionClientContract, person: DataSubject, author: Author): Promise<void>
}

export const personalData = new Registry<PersonalDataPart>('personal data')
export const homePanels = new Registry<HomePanel, 'home'>('home')
export const recurringTasks = new Registry<RecurringTask>('recurring tasks')
export const daySources = new Registry<DaySource>('day')
export const portalPanels = new Registry<PortalPanel, 'portal'>('portal')
export const timelineEntries = new Registry<TimelineEntry>('timeline')
export const paletteProviders = new Registry<PaletteProvider>('palette')
export const nextSteps = new Registry<NextStep>('next steps')
export const calendarFeeds = new Registry<CalendarFeed>('calendar')
export const welcomeSteps = new Registry<WelcomeStep>('welcome')
export const noticeKinds = new Registry<NoticeKind>('notices')
export const invitationSubjects = new Registry<InvitationSubject>('invitation subjects')
