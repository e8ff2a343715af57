import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { SkipLink } from '~/components/layout/skip_link'
import { TextLink } from '~/components/actions/text_link'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** The frame of the reference, for visitors and signed-in people alike. */
export function ReferenceFrame({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <div className="min-h-dvh bg-canvas text-fg">
      <SkipLink href="#main" />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4">
        <BrandMark />
        <div className="ml-auto flex items-center gap-4">
          {identity && <TextLink href={route('settings.security')}>{t('api.to_tokens')}</TextLink>}
          <LanguageSwitch signedIn={identity !== undefined} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-6 py-8 outline-none max-md:px-4">
        {children}
      </main>
    </div>
  )
}
