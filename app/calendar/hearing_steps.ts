import db from '@adonisjs/lucid/services/db'
import { partsOf } from '#app/core/contributions/define_module'
import { portalSteps, type StepSource } from '#app/core/contributions/portal_steps'
import { todayInMexico } from '#app/core/mexico'
import { translate } from '#app/core/messages/catalogue'
import { rowsBy } from '#app/core/tenancy/rows'

/** How many hearings a client's page shows at most. */
const MAX_STEPS = 100

/** Hearings of these matters that the firm shows to its client, until their day. */
const stepsOf: StepSource['load'] = async (matterIds, voice) => {
  const rows: { matter_id: number; kind: string; day: string; time: string; client_attends: number | boolean }[] =
    await rowsBy(db, 'hearings', { matter_id: matterIds })
      .where({ shown_to_client: 1, status: 'scheduled' })
      .where('day', '>=', todayInMexico())
      .orderBy('day')
      .orderBy('time')
      .limit(MAX_STEPS)
      .select('matter_id', 'kind', 'day', 'time', 'client_attends')
  return rows.map((row) => ({
    matterId: row.matter_id,
    title: translate(voice, `hearings.kind.${row.kind}`),
    on: row.day,
    time: row.time,
    attend: Boolean(Number(row.client_attends)),
    text: null,
  }))
}

export const portalHearings = partsOf(portalSteps, { key: 'hearings', load: stepsOf })
