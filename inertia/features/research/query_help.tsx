import { CircleHelp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { buttonLook } from '~/components/button_look'
import { Icon } from '~/components/icon'

const QueryHelpPanel = lazy(() => import('~/features/research/query_help_panel'))

/** How to write a search, beside the box. */
export function QueryHelp({ source }: { source: string }) {
  const face = (
    <span aria-hidden="true" className={buttonLook({ variant: 'ghost', size: 'sm', iconOnly: true })}>
      <Icon of={CircleHelp} />
    </span>
  )
  return (
    <Suspense fallback={face}>
      <QueryHelpPanel source={source} />
    </Suspense>
  )
}
