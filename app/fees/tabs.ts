import { partsOf } from '#app/core/contributions/define_module'
import { firmToday } from '#app/core/time_zone'
import { TAX_KINDS } from '#app/billing/domain/taxes'
import { agreementCard } from '#app/fees/queries/agreement_card'
import { fundsOf } from '#app/fees/queries/funds_of'
import { expensesOf, timeOf } from '#app/fees/queries/matter_work'
import { ownWatch } from '#app/fees/queries/week_of'
import { matterTabs } from '#app/matters/matter_parts'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { viewerOf } from '#app/workspaces/viewer'

const policy = new MatterPolicy()

/** What was agreed with the client of a matter, its time and expenses, and the money that is held for it. */
export const tabParts = partsOf(matterTabs, {
  key: 'fees',
  order: 46,
  permission: 'facturas:leer',
  async load(matter, identity) {
    return {
      agreement: await agreementCard(matter),
      time: await timeOf(matter),
      expenses: await expensesOf(matter),
      funds: await fundsOf(matter),
      watch: await ownWatch(viewerOf(identity)),
      people: await peopleWhoSee(matter),
      today: firmToday(identity.workspace!),
      personId: identity.user.id,
      hasClient: matter.clientId !== null,
      clientId: matter.clientId,
      taxKinds: [...TAX_KINDS],
      may: {
        agree: identity.may('facturas:editar'),
        charge: identity.may('facturas:crear'),
        work: policy.edit(identity, matter),
        pay: identity.may('pagos:crear'),
      },
    }
  },
})
