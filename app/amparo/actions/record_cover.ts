import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { logDemand } from '#app/amparo/actions/write_demand'
import type AmparoDemand from '#app/amparo/models/amparo_demand'

/** Writes down that somebody took the cover sheet of a demand. */
export const recordCover = (author: Author, demand: AmparoDemand): Promise<void> =>
  db.transaction((trx) => logDemand(trx, author, demand, 'amparo_demand.printed'))
