import { todayInMexico } from '#app/core/mexico'
import type { Voice } from '#app/core/messages/catalogue'
import db from '@adonisjs/lucid/services/db'
import { rowsBy } from '#app/core/tenancy/rows'
import { portalSteps, type PortalStep } from '#app/core/contributions/portal_steps'

interface Row {
  matter_id: number
  next_title: string | null
  next_on: string | null
  next_time: string | null
  attend: number | boolean
}

/** A step without a day comes after those that have one. */
export type Next = Omit<PortalStep, 'on'> & { on: string | null }

/** What the firm wrote last in each matter about what comes next, unless the day is past. */
async function written(matterIds: number[]): Promise<Next[]> {
  const latest = rowsBy(db, 'portal_updates', { matter_id: matterIds })
    .where('shown', 1)
    .whereNotNull('next_title')
    .groupBy('matter_id')
    .max('id as id')
  const rows: Row[] = await rowsBy(db, 'portal_updates', { id: (await latest).map(({ id }) => id) }).select(
    'matter_id',
    'next_title',
    'next_on',
    'next_time',
    'attend'
  )
  const today = todayInMexico()
  return rows
    .filter(({ next_on: on }) => on === null || on >= today)
    .map((row) => ({
      matterId: row.matter_id,
      title: row.next_title!,
      on: row.next_on,
      time: row.next_time,
      attend: Boolean(Number(row.attend)),
      text: null,
    }))
}

const place = ({ on, time }: Next) => `${on ?? '9999-12-31'} ${time ?? '99:99'}`

/** What comes next in these matters, soonest first: what their firms wrote, and what the modules know that have days in them, told in a voice. */
export async function nextSteps(matterIds: number[], voice: Voice): Promise<Next[]> {
  if (matterIds.length === 0) return []
  const known = await Promise.all(portalSteps.all().map(({ load }) => load(matterIds, voice)))
  return [...(await written(matterIds)), ...known.flat()].sort((a, b) => place(a).localeCompare(place(b)))
}
