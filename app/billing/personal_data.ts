import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'

const ofAccount = (query: DatabaseQueryBuilderContract, table: 'charges' | 'payments', userId: number) =>
  query
    .join(...joinOn(Client, `${table}.client_id`))
    .join(...joinOn(Workspace, `${table}.workspace_id`))
    .where('clients.user_id', userId)

const named = (table: string, columns: string[]) => [
  'workspaces.name as firm',
  ...columns.map((one) => `${table}.${one}`),
]

/**
 * What a firm charges and what it was paid are its books: they stay when an account goes, with whom wrote them down as a row without a name. Here a client reads what the firms of
 * which they are a client charged them, and what they paid: not drafts, nor what the firm noted for itself.
 */
export const personalDataParts = partsOf(
  personalData,
  {
    key: 'charges',
    order: 38,
    rows: ({ id }) =>
      inPages(
        'charges',
        named('charges', [
          ...['reference', 'state', 'status', 'issued_on', 'due_on', 'currency', 'subtotal', 'discount', 'tax'],
          ...['withheld_isr', 'withheld_iva', 'total', 'paid', 'written_off', 'remaining', 'notes'],
        ]),
        (query) => void ofAccount(query, 'charges', id).whereNot('charges.state', 'draft')
      ),
  },
  {
    key: 'payments',
    order: 39,
    rows: ({ id }) =>
      inPages(
        'payments',
        named('payments', [
          ...[
            'number',
            'state',
            'paid_on',
            'method',
            'reference',
            'currency',
            'amount',
            'applied',
            'refunded',
            'credit',
          ],
        ]),
        (query) => void ofAccount(query, 'payments', id)
      ),
  }
)
