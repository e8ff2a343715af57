import User from '#app/accounts/models/user'
import type Client from '#app/clients/models/client'
import { RunTimer } from '#app/fees/actions/run_timer'
import type Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'
import { matterOf } from '#database/factories/matter_factory'
import { credentialsOf } from '#tests/helpers/demo'
import { authorNamed, charged, clientOf, item } from '../../functional/law_firm/billing/scene.js'
import { agreed, deposited, spent, tabOf, worked } from '../../functional/law_firm/fees/scene.js'
import { es, press, type FormJourney } from './walk.js'

const owner = 'owner' as const

interface Scene {
  workspace: Workspace
  owner: User
  client: Client
  matter: Matter
}

/** A matter of a client in the firm of the demo. */
async function scene(): Promise<Scene> {
  const person = await User.findByOrFail('email', credentialsOf('owner').email)
  const workspace = await Workspace.findByOrFail('owner_id', person.id)
  const client = await clientOf(workspace, 'Panificadora con provisión')
  const matter = await matterOf({ workspace, owner: person })
  await matter.merge({ clientId: client.id }).save()
  return { workspace, owner: person, client, matter }
}

/** The fees of a matter after something was done in it. */
const feesAfter =
  (prepare: (scene: Scene) => Promise<unknown> = async () => undefined) =>
  async () => {
    const its = await scene()
    await prepare(its)
    return tabOf(its.matter)
  }

/** The fund of a matter that holds $1,000.00. */
const fundAfter =
  (prepare: (scene: Scene) => Promise<unknown> = async () => undefined) =>
  async () => {
    const its = await scene()
    await deposited(its, its.matter, 100_000)
    await prepare(its)
    return `/law-firm/files/${its.matter.id}/fund`
  }

/** What was agreed, time, expenses, and the money that is held for a client. */
export const OF_FEES: FormJourney[] = [
  {
    form: 'features/fees/agreement_form',
    does: 'what was agreed with a client',
    as: owner,
    address: feesAfter(),
    open: press(es('fees.agree')),
    typed: {
      'agreement-hourlyRate': '2000',
      'agreement-shareBase': 'Lo que se obtenga',
      'agreement-notes': 'De palabra',
    },
  },
  {
    form: 'features/fees/charge_part',
    does: 'a part of what was agreed that is charged',
    as: owner,
    address: feesAfter(({ matter, owner: person }) => agreed(matter, person, { fixedAmount: 1_000_000 })),
    open: press(es('fees.charge_one', { name: es('fees.part.fixed') })),
    typed: { 'part-amount': '4000' },
  },
  {
    form: 'features/fees/charge_work',
    does: 'the time and the expenses that are charged',
    as: owner,
    address: feesAfter(async (its) => {
      await agreed(its.matter, its.owner)
      await worked(its, its.matter, its.owner)
      await worked(its, its.matter, its.owner, { description: 'Audiencia' })
    }),
    open: async (page) => {
      await page.getByLabel(es('fees.select_all')).check({ force: true })
      await press(es('fees.charge_work'))(page)
    },
    choose: (page) => page.getByRole('radio', { name: es('fees.grouping.person') }).check(),
    typed: {},
    send: press(es('fees.make_draft')),
  },
  {
    form: 'features/fees/time_form',
    does: 'time that is written down',
    as: owner,
    address: feesAfter(),
    open: press(es('fees.add_time')),
    typed: { 'time-minutes': '1:30', 'time-description': 'Estudio del expediente' },
  },
  {
    form: 'features/fees/watch_bar',
    does: 'what the time of a watch was for',
    as: owner,
    address: feesAfter(async ({ matter, owner: person }) => {
      await new RunTimer().discard(authorNamed(person), { id: matter.workspaceId, timeZone: 'America/Mexico_City' })
      await new RunTimer().start(authorNamed(person), matter)
    }),
    open: press(es('fees.timer_stop')),
    typed: { 'watch-minutes': '0:45', 'watch-description': 'Llamada con la clienta' },
  },
  {
    form: 'features/fees/expense_form',
    does: 'an expense',
    as: owner,
    address: feesAfter(({ matter, ...its }) => spent(its, matter)),
    open: press(es('fees.add_expense')),
    typed: { 'payment-description': 'Copias certificadas', 'payment-amount': '120.50' },
  },
  {
    form: 'features/fees/cash_form',
    does: 'a deposit of a client',
    as: owner,
    address: fundAfter(),
    open: press(es('fees.fund.deposit')),
    typed: { 'payment-amount': '500', 'payment-reference': 'SPEI 78', 'payment-description': 'Para copias' },
  },
  {
    form: 'features/fees/fund_dialogs',
    does: 'a charge that is paid with the money of a client',
    as: owner,
    address: fundAfter(({ workspace, owner: person, client, matter }) =>
      charged(workspace, person, client, { items: [item(1_000_000, { matterId: matter.id })] })
    ),
    open: press(es('fees.fund.transfer')),
    typed: { 'transfer-amount': '300' },
  },
  {
    form: 'features/fees/fund_dialogs',
    does: 'why a movement is taken back',
    as: owner,
    address: fundAfter(),
    open: press(es('fees.fund.reverse_one', { number: 1 })),
    typed: { 'reversal-reason': 'Se anotó dos veces' },
  },
]
