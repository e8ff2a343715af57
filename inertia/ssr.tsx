import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { ToastProvider } from '~/components/toast'
import { allMessages } from '~/i18n/catalogues'
import { MessagesProvider } from '~/i18n/provider'
import { inPublicFrame } from '~/layouts/in_public_frame'
import type { SharedProps } from '~/types'

/** The pages that are open to everybody: what search engines and slow connections get is drawn here first. */
const PUBLIC = import.meta.glob<{ default: ResolvedComponent }>('./pages/public/**/*.tsx')

async function resolve(name: string): Promise<ResolvedComponent> {
  const load = PUBLIC[`./pages/${name}.tsx`]
  if (!load) throw new Error(`the page ${name} is not drawn on the server`)
  const { default: page } = await load()
  page.layout ??= inPublicFrame
  return page
}

/** Stands for the page until it is drawn. */
const DRAWN = '<!--drawn-->'

/** Draws a page as HTML, its parts that are loaded on demand too. What fails to be drawn is told as a warning and left to the browser. */
export default async function render(page: Page) {
  const { language, identity } = page.props as unknown as SharedProps
  const messages = await allMessages(language)
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
  const { prelude } = await prerender(whole, { onError: (error) => process.emitWarning(String(error)) })
  const html = await new Response(prelude).text()
  return { head, body: body.replace(DRAWN, () => html) }
}
