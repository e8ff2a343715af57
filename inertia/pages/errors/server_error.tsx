import { TriangleAlert } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { ErrorFrame } from '~/layouts/error_frame'
import { route } from '~/routes'

export default function ServerError({ requestId }: { requestId: string }) {
  const t = useMessages()
  return (
    <ErrorFrame name="server_error" icon={TriangleAlert} id={requestId}>
      <ButtonLink href={route('main.home')} variant="primary">
        {t('shell.not_found.home')}
      </ButtonLink>
    </ErrorFrame>
  )
}
