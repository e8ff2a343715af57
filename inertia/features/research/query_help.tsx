import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { buttonStyles } from '~/components/actions/button_styles'
import { Icon } from '~/components/display/icon'

const QueryHelpPanel = lazily(() => import('~/features/research/query_help_panel'), OPENED)

/** How to write a search, beside the box. */
export function QueryHelp({ source }: { source: string }) {
  const face = (
    <span aria-hidden="true" className={buttonStyles({ variant: 'ghost', size: 'sm', iconOnly: true })}>
      <Icon of={CircleHelp} />
    </span>
  )
  return (
    <Suspense fallback={face}>
      <QueryHelpPanel source={source} />
    </Suspense>
  )
}
