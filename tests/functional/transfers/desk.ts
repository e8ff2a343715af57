import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import Transfer from '#app/transfers/models/transfer'
import type { Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

export const PAGES = {
  matters: '/law-firm/files/multi-dossier-management',
  clients: '/law-firm/clients/multi-client-management',
}

type Kind = keyof typeof PAGES

/** Somebody at the page of bulk work of a kind of records. */
export async function atBulk(client: ApiClient, kind: Kind, ours: Firm, who: User = ours.owner) {
  const session = await signedIn(client, who, ours.workspace)
  const base = PAGES[kind]
  return {
    ...session,
    base,
    upload: (bytes: Buffer | string, name = 'datos.csv') =>
      uploaded(client, session, `${base}/imports`, Buffer.from(bytes), name),
    page: async (query = '') => (await session.visit(`${base}${query}`)).body().props,
    last: () => Transfer.in(ours.workspace).orderBy('id', 'desc').firstOrFail(),
  }
}

type Session = Awaited<ReturnType<typeof signedIn>>

/** Sends a file as a form does. */
function uploaded(client: ApiClient, { session }: Session, path: string, bytes: Buffer, name: string) {
  return client
    .post(path)
    .withCookie('__Host-foja', session.id)
    .header('x-csrf-token', session.csrf)
    .header('x-inertia', 'true')
    .header('accept', 'text/html')
    .redirects(0)
    .file('file', bytes, { filename: name, contentType: 'application/octet-stream' })
}

/** Lines of CSV. */
export const csv = (...rows: string[][]) =>
  rows
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n')
