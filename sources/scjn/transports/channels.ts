import type { Transport } from '#sources/contract/contract'
import type { Channel } from './channel.js'
import { legalSearch } from './legal_search.js'
import { repository } from './repository.js'
import { semanario } from './semanario.js'

const CHANNELS: Record<string, Channel> = { repositorio: repository, sjf2: semanario, bj: legalSearch }

/** The ways to the records of the Court, the usual one first. */
export const transports: Transport[] = [
  {
    slug: 'repositorio',
    name: { es: 'Repositorio de datos abiertos', en: 'Open data repository' },
    note: {
      es: 'El camino usual: cada documento trae su huella digital.',
      en: 'The usual way: every document has its own fingerprint.',
    },
  },
  {
    slug: 'sjf2',
    name: { es: 'Semanario Judicial de la Federación', en: 'Semanario Judicial de la Federación' },
    note: {
      es: 'Publica primero, los viernes por la mañana, y distingue la parte semanal. No tiene engroses ni huella digital.',
      en: 'Publishes first, on Friday mornings, and tells the weekly part apart. Has neither engroses nor fingerprints.',
    },
  },
  {
    slug: 'bj',
    name: { es: 'Buscador Jurídico', en: 'Buscador Jurídico' },
    note: {
      es: 'Tiene todas las clases, por páginas de cincuenta; la localización viene por partes y se arma de nuevo.',
      en: 'Has every kind, in pages of fifty; the place of publication comes in parts and is put together again.',
    },
  },
]

/** The channel of a transport; `null` = the usual one. */
export function channelOf(transport: string | null): Channel {
  const channel = CHANNELS[transport ?? 'repositorio']
  if (!channel) throw new Error(`no transport ${transport}`)
  return channel
}
