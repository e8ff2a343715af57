import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import { authorityOf, isOwnKey, keyOfOwn } from '#app/deadlines/domain/calendar_names'
import CalendarLayer, { type LayerOwner } from '#app/deadlines/models/calendar_layer'
import { loadCalendarData } from '#app/deadlines/queries/load_calendars'
import { calendarProblem, changeCalendar, holdCalendars, tenantOf, recordChange } from './change_calendar.js'

/** What is said of a calendar of their own: whose it is, and the days of the week on which it never works (Monday is 1). */
export interface CalendarFields {
  name: string
  weekly: number[]
}

const whose = ({ workspaceId }: LayerOwner) => (workspaceId === null ? 'operators' : 'firm')

/** Makes, renames and removes calendars of their own. */
export class ManageCalendar {
  /** Returns its key. Throws FieldProblem when the authority has a calendar already. */
  async create(author: Author, owner: LayerOwner, { name, weekly }: CalendarFields): Promise<string> {
    const key = keyOfOwn(name, whose(owner))
    await db.transaction(async (trx) => {
      await holdCalendars(trx, owner)
      await this.mustBeOnly(trx, owner, name, key)
      const layer = await CalendarLayer.create({ ...owner, key, name, weekly: weekly.toSorted() }, { client: trx })
      await recordChange(trx, author, layer, { action: 'authority_calendar.created', after: { weekly: layer.weekly } })
    })
    return key
  }

  /** Throws NotFound for a calendar that is not their own, FieldProblem when another has that name. */
  async edit(author: Author, owner: LayerOwner, key: string, { name, weekly }: CalendarFields): Promise<void> {
    this.mustBeOwn(owner, key)
    await changeCalendar(author, owner, key, async ({ trx, layer }) => {
      await this.mustBeOnly(trx, owner, name, key, key)
      const before = { name: layer.name, weekly: layer.weekly }
      const after = { name, weekly: weekly.toSorted() }
      if (JSON.stringify(before) === JSON.stringify(after)) return null
      await layer.merge(after).save()
      return { action: 'authority_calendar.edited', before, after }
    })
  }

  /** Throws NotFound for a calendar that is not their own, FieldProblem while it has years. */
  async remove(author: Author, owner: LayerOwner, key: string): Promise<void> {
    this.mustBeOwn(owner, key)
    await changeCalendar(author, owner, key, async ({ layer, data }) => {
      if (data.years!.length > 0) throw calendarProblem('calendar', 'has_years')
      await layer.related('days').query().delete()
      await layer.related('years').query().delete()
      await layer.delete()
      return { action: 'authority_calendar.deleted', before: { weekly: layer.weekly } }
    })
  }

  private mustBeOwn(owner: LayerOwner, key: string): void {
    if (!isOwnKey(key, whose(owner))) throw new NotFound('calendars')
  }

  /** Two calendars of one authority would make two answers. */
  private async mustBeOnly(
    trx: TransactionClientContract,
    owner: LayerOwner,
    name: string,
    key: string,
    except?: string
  ): Promise<void> {
    const others = [...(await loadCalendarData(tenantOf(owner), trx)).values()].filter((one) => one.key !== except)
    const other = others.find((one) => one.key === key || authorityOf(one.name) === authorityOf(name))
    if (other) throw calendarProblem('name', 'repeated_calendar', { calendar: other.name })
  }
}
