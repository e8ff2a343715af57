import { router } from '@inertiajs/react'
import { LogOut } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The frame of the wizard: nothing of the product yet but the language and the way out. */
export function WelcomeLayout({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <header className="flex flex-wrap items-center gap-3 px-6 py-4 max-md:px-4">
        <BrandMark />
        <span className="ml-auto" />
        <LanguageSwitch signedIn />
        <Button icon={LogOut} variant="ghost" onClick={() => router.delete(route('security.sessions.destroy'))}>
          <span className="max-md:sr-only">{t('shell.sign_out')}</span>
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-4 pb-16 outline-none">
        <Suspense fallback={null}>{children}</Suspense>
      </main>
    </div>
  )
}
