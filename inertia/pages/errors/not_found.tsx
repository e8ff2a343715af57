import { usePage } from '@inertiajs/react'
import { FileQuestion } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { ErrorFrame } from '~/layouts/error_frame'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** An address that leads nowhere, or nowhere for its reader. */
export default function NotFound(_: { requestId: string }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <ErrorFrame name="not_found" icon={FileQuestion}>
      <ButtonLink href={identity?.home ?? route('security.login')} variant="primary">
        {t('shell.not_found.home')}
      </ButtonLink>
    </ErrorFrame>
  )
}
