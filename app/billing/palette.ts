import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { paletteProviders, type PaletteProvider } from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import Client from '#app/clients/models/client'
import { whereClientSays } from '#app/clients/queries/client_search'

/** «nuevo cobro a Pérez», «pago de Pérez», "new charge to Pérez": what is written down, and whose name it is. */
const ASKED = /^(?:nuevo |new )?(cobro|pago|charge|payment) (?:(?:a|al|de|del|para|to|from|for) )?(\S.*)$/

const THINGS = {
  cobro: 'charge',
  charge: 'charge',
  pago: 'payment',
  payment: 'payment',
} as const

const MEANT = {
  charge: {
    permission: 'facturas:crear',
    title: 'billing.palette.new_charge',
    href: (client: number) => route('law_firm.charges.create', {}, { client }),
  },
  payment: {
    permission: 'pagos:crear',
    title: 'billing.palette.new_payment',
    href: (client: number) => route('law_firm.payments.create', {}, { client }),
  },
}

/** A new charge to, or payment of, the clients whose name follows in the text: one query. */
const newOnes: PaletteProvider['search'] = async (viewer, text, limit) => {
  const [, word, name] = ASKED.exec(fold(text)) ?? []
  if (!word || !name || viewer.workspaceId === null || !viewer.may('clientes:leer')) return []
  const { permission, title, href } = MEANT[THINGS[word as keyof typeof THINGS]]
  if (!viewer.may(permission)) return []
  const query = Client.in({ id: viewer.workspaceId }).where('clients.archived', 0)
  whereClientSays(query, name)
  const clients = await query.orderBy('clients.name_folded').limit(limit).select('clients.id', 'clients.name')
  return clients.map((client) => ({
    title: translateFor(viewer, title, { name: client.name }),
    context: '',
    href: href(client.id),
  }))
}

export const paletteParts = partsOf(paletteProviders, { key: 'billing.new', order: 5, search: newOnes })
