import db from '@adonisjs/lucid/services/db'
import { todayInMexico } from '#app/core/mexico'
import { partsOf } from '#app/core/contributions/define_module'
import { portalSteps, type StepSource } from '#app/core/contributions/portal_steps'
import { rowsBy } from '#app/core/tenancy/rows'

/** How many of a client's deadlines are shown at most. */
const MAX_STEPS = 100

interface Row {
  matter_id: number
  title: string
  client_text: string | null
  last_day: string
}

/** The deadlines of these matters that the firm shows to its client, until their last day. */
const stepsOf: StepSource['load'] = async (matterIds) => {
  const rows: Row[] = await rowsBy(db, 'matter_deadlines', { matter_id: matterIds })
    .where({ shown: 1, open: 1, status: 'confirmed' })
    .where('last_day', '>=', todayInMexico())
    .orderBy('last_day')
    .orderBy('id')
    .limit(MAX_STEPS)
    .select('matter_id', 'title', 'client_text', 'last_day')
  return rows.map(({ matter_id: matterId, title, client_text: text, last_day: on }) => {
    return { matterId, title, on, time: null, attend: false, text }
  })
}

export const portalParts = [partsOf(portalSteps, { key: 'docket', load: stepsOf })]
