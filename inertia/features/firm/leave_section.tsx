import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { FormError } from '~/components/forms/form_error'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** My own place in the firm, and the way out of it. */
export function LeaveSection({ firm }: { firm: string }) {
  const t = useMessages()
  const { isOwner } = usePage<SharedProps>().props.identity!
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<string>()

  function leave() {
    router.delete(route('law_firm.membership.destroy'), {
      onStart: () => setLeaving(true),
      onFinish: () => {
        setLeaving(false)
        setAsking(false)
      },
      onError: (errors) => setError(errors.membership),
    })
  }

  return (
    <Section
      title={t('members.leave.section')}
      text={t(isOwner ? 'members.leave.owner_text' : 'members.leave.member_text')}
    >
      {isOwner ? (
        <ButtonLink href={route('law_firm.members.index')}>{t('members.leave.to_transfer')}</ButtonLink>
      ) : (
        <Button variant="danger-quiet" className="-ml-2.5" onClick={() => setAsking(true)}>
          {t('members.action.leave')}
        </Button>
      )}
      <FormError className="mt-2">{error}</FormError>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('members.leave.title', { firm })}
        verb={t('members.leave.submit')}
        pendingText={t('members.leave.leaving')}
        tone="danger"
        busy={isLeaving}
        onConfirm={leave}
      >
        <p>{t('members.leave.text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
