import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import db from '@adonisjs/lucid/services/db'

const SESSION = ['ip', 'user_agent', 'remembered', 'created_at', 'last_seen_at', 'expires_at']

export const personalDataParts = [
  partsOf(
    personalData,
    {
      key: 'sessions',
      order: 10,
      async *rows({ id }) {
        yield* await db.from('sessions').where('user_id', id).orderBy('created_at').select(SESSION)
      },
      erase: async (trx, { id }) => void (await trx.from('sessions').where('user_id', id).delete()),
    },
    {
      key: 'tokens',
      order: 11,
      rows: ({ id }) =>
        inPages(
          'token_families',
          ['kind', 'name', 'scopes', 'user_agent', 'ip', 'created_at', 'last_used_at', 'expires_at', 'ended_at'],
          (query) => void query.where('user_id', id)
        ),
      async erase(trx, { id }) {
        const families = trx.from('token_families').where('user_id', id)
        await trx.from('tokens').whereIn('family_id', families.clone().select('id')).delete()
        await families.delete()
      },
    }
  ),
]
