import { randomUUID } from 'node:crypto'
import type { Answer } from '#tests/helpers/http'
import { mailsTo } from '#tests/helpers/mailbox'
import { Visitor } from '#tests/helpers/visitor'

export const GOOD_PASSWORD = 'Foja 27 del tomo primero'

export const newEmail = () => `nueva-${randomUUID().slice(0, 8)}@ejemplo.mx`

/** What the form of registration sends. */
export function application(given: Record<string, unknown> = {}) {
  return { name: 'Ana Olmos Rey', email: newEmail(), password: GOOD_PASSWORD, type: 'lawyer', privacy: true, ...given }
}

/** A visitor who has the page of registration open. */
export async function atJoin(path = '/join', cookies: Record<string, string> = {}): Promise<Visitor> {
  const visitor = new Visitor(cookies)
  await visitor.follow(path)
  return visitor
}

/** Somebody who has sent the form and has the page of the code open. */
export async function registered(given: Record<string, unknown> = {}, path = '/join') {
  const body = application(given)
  const visitor = await atJoin(path)
  const answer = await visitor.submit('post', path.startsWith('/affiliate') ? path : '/join', body)
  if (answer.headers.location !== '/join/verify') throw new Error(`registration led to ${answer.headers.location}`)
  await visitor.open('/join/verify')
  return { visitor, email: body.email as string, mail: (await mailsTo(body.email as string))[0]! }
}

/** Opens where an answer leads and says what was refused there. */
export async function refusalAfter(visitor: Visitor, answer: Answer): Promise<string | undefined> {
  const { page } = await visitor.follow(answer.headers.location!)
  return page?.props.notices.refusal?.code
}

/** Sends a code from the page of the code; the refusal is shown there. */
export async function typeCode(visitor: Visitor, code: string) {
  const answer = await visitor.submit('post', '/join/verify', { code }, { referer: refererOf('/join/verify') })
  return { answer, location: answer.headers.location }
}

/** A `Referer` of this site, as the browser sends it. */
export function refererOf(path: string): string {
  return `http://${process.env.HOST}:${process.env.PORT}${path}`
}

/** Another code than this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
