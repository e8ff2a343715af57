import { DateTime } from 'luxon'
import { ignite } from '../../../bin/ignitor.js'

/*
 * The firm of one measurement, in a process of its own: so many matters, for each ten of them four deadlines that ended or run, and in a busy month 2,000 things on the calendar.
 * Sends the signed session cookie.
 */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  const { clock } = await import('#app/core/clock')
  const { toSqlInstant } = await import('#app/core/models/columns')
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { fill, idsOf } = await import('../practice/fill.js')
  const { seedPractice } = await import('../practice/seed.js')
  await prepareDatabase()
  const count = Number(process.argv[2])
  const { sessionId } = await seedPractice({ matters: count, clients: 50, entries: 0, documents: 0 })
  const { id: workspace_id, owner_id: owner } = (await db.from('workspaces').firstOrFail()) as Record<string, number>
  const matters = await idsOf('matters', workspace_id!)
  const of = (index: number) => ({ workspace_id, matter_id: matters[(index * 7) % matters.length] })
  const now = toSqlInstant(clock.now())
  const made = { version: 1, created_at: now, updated_at: now }
  const dayOf = (month: string, index: number) => `${month}-${String((index % 28) + 1).padStart(2, '0')}`
  const instant = (day: string, hour: number) => toSqlInstant(DateTime.fromISO(day, { zone: 'utc' }).set({ hour }))

  const deadline = (index: number, last_day: string, status: 'met' | 'missed' | 'confirmed') => ({
    ...of(index),
    ...{ source: 'manual', title: `Plazo ficticio ${index}`, last_day, last_instant: instant(last_day, 23) },
    ...{ status, open: status === 'confirmed', stale: false, needs_signature: false, shown: false },
    ...{ responsible_id: owner, proposed_at: now, ...made },
  })
  const STATUSES = ['met', 'confirmed', 'missed', 'met', 'confirmed'] as const
  await fill('matter_deadlines', Math.round(count * 0.4), (index) => {
    const month = clock.now().plus({ months: (index % 24) - 6 })
    const status = STATUSES[index % 5]!
    return deadline(index, dayOf(month.toFormat('yyyy-MM'), index), status)
  })

  async function items(month: string, total: number) {
    const [hearings, others] = [Math.round(total * 0.5), Math.round(total * 0.2)]
    await fill('hearings', hearings, (index) => ({
      ...of(index),
      ...{ kind: 'trial', day: dayOf(month, index), time: `${String(8 + (index % 10)).padStart(2, '0')}:00` },
      ...{ minutes: 45, travel_minutes: 20, status: 'scheduled', client_attends: false, shown_to_client: false },
      ...{ court: `Juzgado Ficticio ${index % 40} de Distrito`, created_by_id: owner, ...made },
    }))
    const held = await db.from('hearings').where('day', 'like', `${month}%`).orderBy('id').select('id')
    await fill('hearing_people', hearings, (index) => ({ workspace_id, hearing_id: held[index]!.id, user_id: owner }))
    await fill('matter_deadlines', others, (index) => deadline(index, dayOf(month, index), 'confirmed'))
    await fill('activities', others, (index) => {
      const [due_on, title] = [dayOf(month, index), `Presentar promoción ficticia ${index}`]
      const when = { due_on, due_time: '10:00', due_at: instant(due_on, 16), state: 'to_start', open: true }
      const whose = { assignee_id: owner, created_by_id: owner, priority: 1, position: index }
      return { ...of(index), title, ...when, ...whose, ...made }
    })
    // Four weeks each: a tenth of the things on the calendar.
    await fill('calendar_entries', Math.round(total * 0.025), (index) => ({
      ...{ workspace_id, owner_id: owner, uid: `${month}-${index}`, title: 'Junta ficticia', title_folded: 'junta' },
      ...{ first_day: `${month}-02`, last_day: `${month}-02`, until_day: `${month}-23`, exceptions: '[]' },
      ...{ starts_at: instant(`${month}-02`, 15), ends_at: instant(`${month}-02`, 16), rule: 'FREQ=WEEKLY;COUNT=4' },
      ...{ time_zone: 'America/Mexico_City', is_private: false, travel_minutes: 0, sequence: 0, ...made },
    }))
  }
  await items('2026-03', 2_000)
  await items('2026-04', 40)
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  process.send!({ cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}` })
})
await app.terminate()
process.disconnect()
