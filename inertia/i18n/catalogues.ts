import type { MessageFormatElement } from 'react-intl'
import { fetchChunk } from '~/hooks/chunks'
import type { Locale } from './formats'
import type { MessageId } from './messages'

export type Messages = Record<MessageId, MessageFormatElement[]>

/** What every page needs, what the public library needs beside it, and all that the others do. */
type Part = 'public' | 'library' | 'rest'

const catalogues: Record<Locale, Record<Part, () => Promise<{ default: Partial<Messages> }>>> = {
  es: {
    public: () => import('virtual:messages/es/public'),
    library: () => import('virtual:messages/es/library'),
    rest: () => import('virtual:messages/es/rest'),
  },
  en: {
    public: () => import('virtual:messages/en/public'),
    library: () => import('virtual:messages/en/library'),
    rest: () => import('virtual:messages/en/rest'),
  },
}

/** What a language says in other words to clients of firms: Spanish says usted to them and tú to firms. */
const toClients: Partial<Record<Locale, () => Promise<{ default: Partial<Messages> }>>> = {
  es: () => import('virtual:messages/es/client'),
}

type Listener = (locale: Locale, messages: Messages) => void

const listeners = new Set<Listener>()
/** The widest of them that a page has needed. */
let widest: Part = 'public'
let isForClient = false
const widening = new Map<Part, Promise<void>>()

/** The compiled messages of one language, fetched once as hashed assets: the public ones alone until a page needed the others. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [wide, forClient] = [widest, isForClient]
  const loaded = await Promise.all(partsOf(locale, wide, forClient).map((part) => fetchChunk(part)))
  if (wide !== widest || forClient !== isForClient) return loadMessages(locale)
  return Object.assign({}, ...loaded.map((module) => module.default))
}

/** Later ones say in other words what earlier ones say. */
function partsOf(locale: Locale, wide: Part, forClient: boolean) {
  const { public: open, [wide]: others } = catalogues[locale]
  const own = forClient ? toClients[locale] : undefined
  return [open, ...(wide === 'public' ? [] : [others]), ...(own ? [own] : [])]
}

const whole = new Map<string, Promise<Messages>>()

/**
 * All messages of a language at once, as they are said to this reader, for pages that are drawn on the server. The same object each time: nobody may
 * change it.
 */
export function allMessages(locale: Locale, forClient: boolean): Promise<Messages> {
  const key = `${locale} ${forClient}`
  const known = whole.get(key)
  if (known && import.meta.env.PROD) return known
  const merged = Promise.all(partsOf(locale, 'rest', forClient).map((part) => part())).then((loaded): Messages =>
    Object.assign({}, ...loaded.map((module) => module.default))
  )
  whole.set(key, merged)
  return merged
}

/** The messages that a page needs: those of sign-in do with the public ones, and those of errors where no frame of the application is around them. */
function partOf(page: string, props?: object): Part {
  if (page.startsWith('security/')) return 'public'
  if (page.startsWith('errors/')) return (props as Read | undefined)?.identity ? 'rest' : 'public'
  return page.startsWith('public/') ? 'library' : 'rest'
}

/** The props of a page that tell who reads it. */
type Read = { identity?: { audience: string }; invitation?: { kind?: string } | null }

/** Whether a page speaks to a client of firms: one who is signed in, or one whom a firm invites. */
export function isSaidToClient(props: object): boolean {
  const { identity, invitation } = props as Read
  return identity ? identity.audience === 'client' : invitation?.kind === 'client'
}

/** Sees to it that the messages of a page are there before it is drawn, as they are said to its reader; without `props` to the one of before. */
export async function messagesFor(page: string, props?: object): Promise<void> {
  const before = isForClient
  if (props) isForClient = isSaidToClient(props)
  const isOther = before !== isForClient
  await widenTo(partOf(page, props))
  if (!isOther) return
  await announce().catch((error) => {
    isForClient = before
    throw error
  })
}

/** Fetches a part once; one that did not come is asked for anew. */
async function widenTo(part: Part): Promise<void> {
  if (part === 'public' || (part === 'library' && widest === 'rest')) return
  const coming = widening.get(part) ?? widen(part)
  widening.set(part, coming)
  await coming.catch((error) => {
    widening.delete(part)
    throw error
  })
}

async function widen(part: Part): Promise<void> {
  const before = widest
  widest = part
  await announce().catch((error) => {
    widest = before
    throw error
  })
}

/** Gives the messages that are in force now to whoever shows them. */
async function announce(): Promise<void> {
  const locale: Locale = document.documentElement.lang.startsWith('en') ? 'en' : 'es'
  const messages = await loadMessages(locale)
  listeners.forEach((listener) => listener(locale, messages))
}

/** Calls back when more messages of the language in force have come; what comes back ends that. */
export function onWidened(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
