import { partsOf } from '#app/core/contributions/define_module'
import { seal, unseal } from '#app/core/encryption/sealed'
import { personalData } from '#app/core/contributions/registries'
import Affiliate from '#app/affiliates/models/affiliate'

export const personalDataParts = [
  partsOf(personalData, {
    key: 'affiliate',
    order: 35,
    async *rows({ id }) {
      const affiliate = await Affiliate.findBy('userId', id)
      if (!affiliate) return
      const { code, bank, createdAt } = affiliate
      yield { code, bank, clabe: unseal(affiliate.clabe, 'clabe'), created_at: createdAt.toISO() }
    },
    /** The code stays taken, so that nobody else earns by its links. */
    async erase(trx, { id }) {
      await trx
        .from('affiliates')
        .where('user_id', id)
        .update({ clabe: seal('', 'clabe'), bank: '' })
    },
  }),
]
