import { usePage } from '@inertiajs/react'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Maintenance } from '~/features/shell/maintenance'
import { Notices } from '~/features/shell/notices'
import { rememberCsrf } from '~/features/shell/requests'
import { useLocale } from '~/i18n/provider'
import type { SharedProps } from '~/types'

/** Around every page: the token of its writes, its language, and what is said once. */
export function Shell({ children }: { children: ReactNode }) {
  const { csrf, language } = usePage<SharedProps>().props
  const { locale, setLocale } = useLocale()

  rememberCsrf(csrf)
  useEffect(() => {
    if (locale !== language) void setLocale(language)
    // Only the server's word counts here: the reader's own switch has already set the locale.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language])

  return (
    <>
      <Maintenance />
      <Suspense fallback={null}>{children}</Suspense>
      <Notices />
    </>
  )
}
