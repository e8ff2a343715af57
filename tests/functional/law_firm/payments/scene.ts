import type { ApiClient } from '@japa/api-client'
import { SESSION_COOKIE } from '#config/session'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { clientOf, TODAY } from '../billing/scene.js'

export type Session = Awaited<ReturnType<typeof signedIn>>

export const LIST = '/law-firm/payments'

/** A file of a kind that is taken as a proof; what it says makes it another one. */
export const pdfOf = (text: string) =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)

/** A firm with a client, seen by its owner. */
export async function paymentScene(client: ApiClient) {
  const place = await firm('Despacho Robles')
  const { workspace, owner } = place
  return {
    place,
    workspace,
    owner,
    debtor: await clientOf(workspace),
    session: await signedIn(client, owner, workspace),
  }
}

/** A payment as the form sends it: $1,000.00 by transfer, applied to nothing. */
export const sent = (clientId: number, values: object = {}) => ({
  ...{ clientId, amount: 100_000, currency: 'MXN', exchangeRate: null, paidOn: TODAY, method: 'transfer' },
  ...{ reference: null, notes: null, inOrder: false, applications: [] },
  ...values,
})

/** Sends a form with its file, as the page does when there is one. */
export function sendFile(
  client: ApiClient,
  { session }: Session,
  path: string,
  { fields, file, name = 'transferencia.pdf' }: { fields: object; file: Buffer; name?: string }
) {
  const request = client
    .post(path)
    .withCookie(SESSION_COOKIE, session.id)
    .header('x-csrf-token', session.csrf)
    .header('accept', 'application/json')
    .redirects(0)
  for (const [key, value] of flat(fields)) request.field(key, value)
  return request.file('file', file, { filename: name })
}

/** Fields as a multipart form names them: `applications[0][amount]`. */
function flat(value: unknown, name = ''): [string, string][] {
  if (value === null || value === undefined) return [[name, '']]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, name ? `${name}[${key}]` : key))
}

type Problems = {
  data?: { errors?: { field: string; message: string }[] }
  errors?: { field: string; message: string }[]
}

/** The fields that an answer finds wrong. */
export function wrongIn(response: { body(): unknown }): string[] {
  const body = response.body() as Problems
  return (body.errors ?? body.data?.errors ?? []).map(({ field }) => field)
}

/** The props of a page, as a test knows them. */
export const propsOf = <Props>(response: { text(): string }) => pageIn(response.text()).props as unknown as Props
