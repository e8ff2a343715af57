import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { matterOf } from '#database/factories/matter_factory'
import type { Author } from '#app/core/audit/author'
import { storeBytes } from '#app/documents/actions/store_bytes'
import type { Placed } from '#app/documents/actions/store_document'
import Document from '#app/documents/models/document'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { SESSION_COOKIE } from '#config/session'
import documents from '#config/documents'
import { firm, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

export const authorFor = ({ id }: { id: number }): Author => ({
  userId: id,
  kind: 'user',
  ip: '127.0.0.1',
  requestId: 'prueba',
})

/** A firm with a matter, and its owner at the keyboard. */
export async function desk(client: ApiClient) {
  const own = await firm()
  const matter = await matterOf(own)
  const desktop = await seatOf(client, own, matter, own.owner)
  return { own, matter, ...desktop }
}

export async function seatOf(client: ApiClient, { workspace }: Firm, { id }: Matter, user: User) {
  const session = await signedIn(client, user, workspace)
  const base = `/law-firm/files/${id}`
  /** Sends a file as a form of the browser does; `fields` beside it. */
  const upload = (name: string, bytes: Buffer | string, fields: Record<string, string> = {}, path = 'documents') => {
    const request = client.post(`${base}/${path}`)
    for (const [key, value] of Object.entries(fields)) request.field(key, value)
    return request
      .file('file', Buffer.from(bytes as string), { filename: name })
      .withCookie(SESSION_COOKIE, session.session.id)
      .header('x-csrf-token', session.session.csrf)
      .header('accept', 'application/json')
      .redirects(0)
  }
  return { session, base, upload }
}

/** A document of a matter, kept without a request. */
export function kept(
  { owner }: Firm,
  matter: Matter,
  name: string,
  content: string | Buffer,
  placed: Partial<Placed> = {}
) {
  const bytes = Buffer.from(content as string)
  return storeBytes(authorFor(owner), matter, { name, bytes }, { folderId: null, ...placed })
}

export const documentsOf = (matter: Matter) =>
  Document.in({ id: matter.workspaceId }).where('matterId', matter.id).orderBy('id')

/** Takes away what the files of a test left on the disk. */
export async function clearFiles(): Promise<void> {
  await rm(join(documents.kept, 'documents'), { recursive: true, force: true })
  await rm(documents.arriving, { recursive: true, force: true })
}

/** Bytes of a text that no compression makes small. */
export function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0, state = 1; at < size; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  return bytes
}

/** Speaks as clamd does: finds what contains the word of the EICAR test file. */
export async function clamdStandIn(): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((socket) => {
    let said = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      said = Buffer.concat([said, chunk])
      if (!said.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(said.includes('EICAR-STANDARD') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
