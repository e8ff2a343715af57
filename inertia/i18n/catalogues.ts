import type { MessageFormatElement } from 'react-intl'
import { fetchChunk } from '~/hooks/chunks'
import type { Locale } from './formats'
import type { MessageId } from './messages'

export type Messages = Record<MessageId, MessageFormatElement[]>

/** What the pages of sign-in need, and what only the others do. */
type Part = 'public' | 'rest'

const catalogues: Record<Locale, Record<Part, () => Promise<{ default: Partial<Messages> }>>> = {
  es: { public: () => import('virtual:messages/es/public'), rest: () => import('virtual:messages/es/rest') },
  en: { public: () => import('virtual:messages/en/public'), rest: () => import('virtual:messages/en/rest') },
}

type Listener = (locale: Locale, messages: Messages) => void

const listeners = new Set<Listener>()
let isWide = false
let widening: Promise<void> | null = null

/** The compiled messages of one language, fetched once as hashed assets: the public ones alone until a page needed the others. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const wide = isWide
  const parts: Part[] = wide ? ['public', 'rest'] : ['public']
  const loaded = await Promise.all(parts.map((part) => fetchChunk(catalogues[locale][part])))
  if (wide !== isWide) return loadMessages(locale)
  return Object.assign({}, ...loaded.map((module) => module.default))
}

/** All messages of a language at once, for pages that are drawn on the server. */
export async function allMessages(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all((['public', 'rest'] as const).map((part) => catalogues[locale][part]()))
  return Object.assign({}, ...loaded.map((module) => module.default))
}

/** Whether a page does with the public messages: those of sign-in and of errors. */
export function isPublicPage(name: string): boolean {
  return name.startsWith('security/') || name.startsWith('errors/')
}

/** Sees to it that the messages of a page are there before it is drawn. */
export function messagesFor(page: string): Promise<void> {
  if (isPublicPage(page)) return Promise.resolve()
  widening ??= widen().catch((error) => {
    widening = null
    throw error
  })
  return widening
}

async function widen(): Promise<void> {
  isWide = true
  const locale: Locale = document.documentElement.lang.startsWith('en') ? 'en' : 'es'
  const messages = await loadMessages(locale)
  listeners.forEach((listener) => listener(locale, messages))
}

/** Calls back when more messages of the language in force have come; what comes back ends that. */
export function onWidened(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
