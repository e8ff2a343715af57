import { usePage } from '@inertiajs/react'
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { Maintenance } from '~/features/shell/requests/maintenance'
import { ActingAsBanner } from '~/features/shell/acting_as_banner'
import { NetworkNotice } from '~/features/shell/requests/network_notice'
import { Notices } from '~/features/shell/notices'
import { PageBoundary } from '~/features/shell/page_boundary'
import { TakenOver } from '~/features/shell/requests/taken_over'
import { rememberCsrf, rememberPerson, rememberWorkspace } from '~/features/shell/requests/requests'
import { useInBrowser } from '~/hooks/use_in_browser'
import { useLocale } from '~/i18n/provider'
import type { SharedProps } from '~/types'

/** Around every page: the token of its writes, its language and clock, and what is said once. */
export function Shell({ children }: { children: ReactNode }) {
  const { csrf, language, identity } = usePage<SharedProps>().props
  const { locale, setLocale, setTimeZone } = useLocale()
  const timeZone = identity?.timeZone
  // What opens above the page: the library draws it with styles of its own, which our policy forbids in a document.
  const isInBrowser = useInBrowser()

  rememberCsrf(csrf)
  rememberPerson(identity?.id ?? null)
  rememberWorkspace(identity ? String(identity.workspace?.id ?? 'none') : null)
  useEffect(() => {
    if (locale !== language) void setLocale(language)
    // Only the server's word counts here: the reader's own switch has already set the locale.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language])
  useLayoutEffect(() => {
    if (timeZone) setTimeZone(timeZone)
  }, [timeZone, setTimeZone])

  return (
    <>
      {isInBrowser && <Maintenance />}
      <ActingAsBanner />
      <PageBoundary>
        <Suspense fallback={null}>
          {children}
          <TakenOver />
        </Suspense>
      </PageBoundary>
      {isInBrowser && <Notices />}
      <NetworkNotice />
    </>
  )
}
