import { router } from '@inertiajs/react'
import { SearchX } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { ErrorFrame } from '~/layouts/error_frame'

/** The search server does not answer: what was asked stays in the address, and is asked again from here. */
export default function SearchUnavailable() {
  const t = useMessages()
  return (
    <ErrorFrame name="search_unavailable" icon={SearchX}>
      <Button variant="primary" onClick={() => router.reload()}>
        {t('shell.search_unavailable.again')}
      </Button>
      <ButtonLink href="/">{t('shell.not_found.home')}</ButtonLink>
    </ErrorFrame>
  )
}
