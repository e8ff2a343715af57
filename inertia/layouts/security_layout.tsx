import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { TextLink } from '~/components/actions/text_link'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** The frame of the pages of sign-in: one column, the language at hand. */
export function SecurityLayout({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { props, component } = usePage<SharedProps>()
  const leadsToOutbox = props.openOutbox && component !== 'security/outbox'
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <header className="flex items-center justify-between px-6 py-4 max-md:px-4">
        <BrandMark />
        <LanguageSwitch signedIn={false} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="outline-none grid flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-center px-4 pt-[12vh] pb-24 max-md:pt-6"
      >
        {children}
      </main>
      {leadsToOutbox && (
        <footer className="px-6 py-4 text-center text-sm max-md:px-4">
          <TextLink href={route('security.outbox')}>{t('outbox.of_demo')}</TextLink>
        </footer>
      )}
    </div>
  )
}
