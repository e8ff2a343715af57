import './css/app.css'
// First, so that its listeners run before Inertia's: a guarded form can hold the back button.
import '~/hooks/history_hold'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { CONSTANTS } from '@generated/constants'
import { loadMessages, messagesFor } from '~/i18n/catalogues'
import { MessagesProvider } from '~/i18n/provider'
import { ToastProvider } from '~/components/feedback/toast'
import { isDrawnWhole } from '~/drawn_pages'
import { fetchChunk } from '~/hooks/chunks'
import { markLive } from '~/hooks/live'
import { resolveAwaited } from '~/components/forms/drafts/awaited_draft'
import { layoutOf } from '~/layouts/layout_of'
import { removePlainNotes } from '~/features/notes/plain_notes'
import { watchRequests } from '~/features/shell/requests/requests'
import { pageOf } from '~/pages_by_name'
import { fetchParts } from '~/page_parts'
import type { SharedProps } from '~/types'

async function frameOf(name: string) {
  if (!name.startsWith('public/')) return layoutOf(name)
  return (await fetchChunk(() => import('~/pages_within'))).inPublicFrame
}

/** A page with all that its first drawing needs, so that nothing stands in for a part of it. */
async function resolve(name: string, visited?: { props: object }): Promise<ResolvedComponent> {
  const [page, frame] = await Promise.all([pageOf(name), frameOf(name), messagesFor(name, visited?.props)])
  page.layout ??= frame
  if (visited) await fetchParts(page, visited.props)
  return page
}

// Development keeps longer traces of what the client did (specification §9).
if (import.meta.env.DEV) Error.stackTraceLimit = CONSTANTS.devToolsTraceLimit

async function start() {
  removePlainNotes()
  watchRequests()
  await createInertiaApp({
    title: (title) => (title ? `${title} · Foja` : 'Foja'),
    resolve,
    progress: { includeCSS: false, delay: 150 },
    async setup({ el, App, props }) {
      const shared = props.initialPage.props as unknown as SharedProps
      resolveAwaited(shared)
      const messages = await loadMessages(shared.language)
      const whole = (
        <MessagesProvider locale={shared.language} messages={messages} timeZone={shared.identity?.timeZone}>
          <ToastProvider>
            <App {...props} />
          </ToastProvider>
        </MessagesProvider>
      )
      if (el!.hasChildNodes() && isDrawnWhole(props.initialPage.component)) hydrateRoot(el!, whole)
      else createRoot(el!).render(whole)
    },
  })
}

declare global {
  interface Window {
    /** Shows the line of the document that says so and leads to a reload: the layout has it, since no part of the client can be counted on. */
    sayNotLoaded(): void
  }
}

// Beside that line, a failed start is only logged (specification §1); what the server drew then works as far as it does without a client.
start().catch((error) => {
  console.error(error)
  window.sayNotLoaded()
  markLive()
})
