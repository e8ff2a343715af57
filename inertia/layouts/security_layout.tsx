import type { ReactNode } from 'react'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'

/** The frame of the pages of sign-in: one column, the language at hand. */
export function SecurityLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <header className="flex items-center justify-between px-6 py-4 max-md:px-4">
        <BrandMark />
        <LanguageSwitch signedIn={false} />
      </header>
      <main id="main" className="grid flex-1 place-items-center px-4 pb-24">
        {children}
      </main>
    </div>
  )
}
