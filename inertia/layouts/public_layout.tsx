import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { SkipLink } from '~/components/layout/skip_link'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** The frame of what is open to everybody: where one is, the language, and the way in. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <SkipLink href="#main" />
      <header className="sticky top-0 z-(--z-bar) flex h-topbar items-center gap-3 border-b border-line bg-surface px-6 max-md:px-4">
        <BrandMark />
        <div className="ml-auto flex items-center gap-1.5">
          {!identity && <LanguageSwitch signedIn={false} />}
          <ButtonLink href={identity ? route('main.home') : route('security.login')} variant="ghost" size="sm">
            {t(identity ? 'public.to_app' : 'public.sign_in')}
          </ButtonLink>
          {!identity && (
            <ButtonLink href={route('security.join')} variant="primary" size="sm" className="max-md:hidden">
              {t('public.join')}
            </ButtonLink>
          )}
        </div>
      </header>
      <main id="main" className="flex-1">
        {children}
      </main>
      <footer className="border-t border-line px-6 py-6 text-sm text-fg-muted max-md:px-4">
        <p className="max-w-read">{t('public.footer')}</p>
      </footer>
    </div>
  )
}
