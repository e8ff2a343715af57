import { balanceChecks } from '#app/core/contributions/balance_checks'
import { partsOf } from '#app/core/contributions/define_module'
import { rowsBy } from '#app/core/tenancy/rows'
import { brokenFunds } from '#app/fees/queries/broken_funds'
import { matterHolds } from '#app/matters/matter_parts'

export const moneyParts = [
  /** Money that is held for a client goes neither with the matter nor to another client: it is given back or spent first. */
  partsOf(matterHolds, {
    key: 'client_funds',
    order: 10,
    keepsClient: true,
    async count(trx, { id }) {
      const funds = await rowsBy(trx, 'client_funds', { matter_id: id })
        .where('balance', '>', 0)
        .select('id')
        .forUpdate()
      return funds.length
    },
  }),
  partsOf(balanceChecks, { key: 'fees', broken: brokenFunds }),
]
