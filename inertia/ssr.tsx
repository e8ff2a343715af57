import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { ToastProvider } from '~/components/feedback/toast'
import { isDrawnWhole } from '~/drawn_pages'
import { allMessages, isSaidToClient } from '~/i18n/catalogues'
import { MessagesProvider } from '~/i18n/provider'
import { inPublicFrame } from '~/layouts/in_public_frame'
import { layoutOf } from '~/layouts/layout_of'
import { WaitingPage } from '~/layouts/waiting_page'
import { fetchParts } from '~/page_parts'
import type { SharedProps } from '~/types'

/** The pages that are drawn whole, see `isDrawnWhole`. */
const WHOLE = import.meta.glob<{ default: ResolvedComponent }>([
  './pages/{public,security,portal}/**/*.tsx',
  './pages/main/client.tsx',
])

const waitingPages = new Map<string, Promise<ResolvedComponent>>()

/** A component of its own for each page, because it carries the frame. */
function waiting(name: string): Promise<ResolvedComponent> {
  const known = waitingPages.get(name) ?? waitingIn(name)
  waitingPages.set(name, known)
  return known
}

async function waitingIn(name: string): Promise<ResolvedComponent> {
  const page: ResolvedComponent = () => <WaitingPage />
  page.layout = await layoutOf(name)
  return page
}

async function resolve(name: string, visited?: { props: object }): Promise<ResolvedComponent> {
  if (!isDrawnWhole(name)) return waiting(name)
  const load = WHOLE[`./pages/${name}.tsx`]
  if (!load) throw new Error(`the page ${name} is not drawn on the server`)
  const { default: page } = await load()
  page.layout ??= name.startsWith('public/') ? inPublicFrame : await layoutOf(name)
  if (visited) await fetchParts(page, visited.props)
  return page
}

/** Stands for the page until it is drawn. */
const DRAWN = '<!--drawn-->'

/** Frames that were drawn: of each page, for what the frame shows. */
const frames = new Map<string, string>()
const MAX_FRAMES = 200

/** Draws a frame once for what it shows; the rows of the page do not matter to it. */
async function frameOf({ component, url, props }: Page, draw: () => Promise<string>): Promise<string> {
  const { language, identity, portal, maintenance, openOutbox } = props as unknown as SharedProps
  const { title } = (props.matter ?? {}) as { title?: string }
  const key = JSON.stringify([component, url.split('?')[0], title, language, identity, portal, maintenance, openOutbox])
  const known = frames.get(key)
  if (known !== undefined) return known
  const html = await draw()
  frames.set(key, html)
  if (frames.size > MAX_FRAMES) frames.delete(frames.keys().next().value!)
  return html
}

/**
 * Draws a page as HTML, its parts that are loaded on demand too, or its frame alone. What fails to be drawn is told as a warning and left to the
 * browser.
 */
export default async function render(page: Page) {
  const { language, identity } = page.props as unknown as SharedProps
  const messages = await allMessages(language, isSaidToClient(page.props))
  let head: string[] = []
  let whole: ReactNode = null
  const { body } = await createInertiaApp({
    page,
    title: (title) => (title ? `${title} · Foja` : 'Foja'),
    resolve,
    render(element) {
      whole = element
      return DRAWN
    },
    setup: ({ App, props }) => (
      <MessagesProvider locale={language} messages={messages} timeZone={identity?.timeZone}>
        <ToastProvider>
          <App {...props} onHeadUpdate={(elements) => (head = elements)} />
        </ToastProvider>
      </MessagesProvider>
    ),
  })
  const draw = () => drawn(whole)
  const html = isDrawnWhole(page.component) ? await draw() : await frameOf(page, draw)
  return { head, body: body.replace(DRAWN, () => html) }
}

async function drawn(whole: ReactNode): Promise<string> {
  const warn = (error: unknown) => process.emitWarning(String(error))
  try {
    // Of one piece: React would hide what is long until an inline script shows it, which the policy of content forbids.
    const { prelude } = await prerender(whole, { onError: warn, progressiveChunkSize: Number.MAX_SAFE_INTEGER })
    return await new Response(prelude).text()
  } catch (error) {
    warn(error)
    return ''
  }
}
