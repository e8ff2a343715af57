import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { HttpContext } from '@adonisjs/core/http'
import documents from '#config/documents'
import { UPLOADS } from './upload_files.js'

const KEY = 'x-upload-key'
/** What of a request belongs to the protocol. */
const PROTOCOL = /^(tus-|upload-|content-type$|content-length$)/

let server: Server | null = null

/** The protocol's server. Whose upload it is has been asked before anything reaches it; the key comes from us, never from a request. */
function tus(): Server {
  server ??= new Server({
    path: '/',
    datastore: new FileStore({ directory: UPLOADS }),
    maxSize: documents.mostMediaBytes,
    namingFunction: (request) => request.headers.get(KEY)!,
    getFileIdFromRequest: (request) => request.headers.get(KEY) ?? undefined,
    generateUrl: (request, { id }) => `${new URL(request.url).pathname}/${id}`,
  })
  return server
}

/** Answers a request of the protocol for the upload of this key. The answer is written by the framework, with its headers and its session. */
export async function answerTus({ request, response }: HttpContext, key: string): Promise<Response> {
  const headers = new Headers({ [KEY]: key })
  const isCreation = request.method() === 'POST'
  for (const [name, value] of Object.entries(request.headers())) {
    const isBody = name.startsWith('content-')
    if (PROTOCOL.test(name) && !(isCreation && isBody)) headers.set(name, String(value))
  }
  const body = request.method() === 'PATCH' ? (Readable.toWeb(request.request) as ReadableStream) : undefined
  const asked = { method: request.method(), headers, body, duplex: 'half' }
  const answer = await tus().handleWeb(
    new Request(`http://foja.invalid${request.url()}`, asked as RequestInit) as never
  )
  for (const [name, value] of answer.headers)
    if (!/^(access-control-|content-length)/.test(name)) response.header(name, value)
  response.status(answer.status)
  return answer
}
