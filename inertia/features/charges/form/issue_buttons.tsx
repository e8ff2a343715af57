import { Send } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'

interface IssueButtonsProps {
  processing: boolean
  cancelHref: string
  /** Told before the form is sent. */
  onChoose: (issues: boolean) => void
}

/** The two ways to send a charge that has no number yet: kept as a draft, which is what Enter does, or issued. */
export function IssueButtons({ processing, cancelHref, onChoose }: IssueButtonsProps) {
  const t = useMessages()
  const both = { type: 'submit' as const, pending: processing, pendingText: t('common.saving') }
  return (
    <div className="flex flex-wrap gap-2 max-md:*:flex-1">
      <Button {...both} onClick={() => onChoose(false)}>
        {t('charges.save_draft')}
      </Button>
      <Button {...both} variant="primary" icon={Send} onClick={() => onChoose(true)}>
        {t('charges.issue')}
      </Button>
      <ButtonLink variant="ghost" href={cancelHref}>
        {t('common.cancel')}
      </ButtonLink>
    </div>
  )
}
