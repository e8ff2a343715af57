import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { todayInMexico } from '#app/core/mexico'
import { fold } from '#app/core/text/fold'
import Court from '#app/courts/models/court'

/** The courts of today that a name is of: none, one, or the first two of several. */
export const courtsNamed = (name: string, trx?: TransactionClientContract): Promise<Court[]> =>
  Court.query({ client: trx })
    .where('name_folded', fold(name))
    .where((exists) => void exists.whereNull('valid_to').orWhere('valid_to', '>=', todayInMexico()))
    .limit(2)
