import { Landmark, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { NumberField } from '~/components/forms/inputs/number_field'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { ProofButton } from '~/features/accounts/proof_button'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { FirmFacts } from './types'

const ADDRESS = route('law_firm.bank_account.update')

/** The account on which clients pay. Changing it asks who it is; only its last digits are ever shown. */
export function BankSection({ account, canEdit }: { account: FirmFacts['bankAccount']; canEdit: boolean }) {
  const t = useMessages()
  const [isTyping, setTyping] = useState(false)
  return (
    <Section title={t('firm.section.bank')} text={t('firm.bank.lead')}>
      <p className="flex items-center gap-2">
        <Icon of={Landmark} className="text-fg-subtle" />
        {account ? (
          <span className="tabular-nums">
            {account.bank} {account.masked}
          </span>
        ) : (
          <span className="text-fg-muted">{t('firm.bank.none')}</span>
        )}
      </p>
      {canEdit && !isTyping && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => setTyping(true)}>{t(account ? 'firm.bank.change' : 'firm.bank.add')}</Button>
          {account && (
            <ProofButton
              button={{ icon: Trash2, variant: 'ghost' }}
              title={t('firm.bank.remove_title')}
              text={t('firm.bank.remove_text')}
              method="put"
              action={ADDRESS}
              data={{ clabe: null }}
            >
              {t('firm.bank.remove')}
            </ProofButton>
          )}
        </div>
      )}
      {isTyping && <NewAccount onClose={() => setTyping(false)} />}
    </Section>
  )
}

function NewAccount({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const [clabe, setClabe] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  function ask(event: FormEvent) {
    event.preventDefault()
    if (clabe.trim() === '') return setError(t('forms.required'))
    setAsking(true)
  }

  return (
    <form onSubmit={ask} noValidate className="mt-3 grid max-w-96 gap-4">
      <NumberField
        label={t('firm.bank.clabe')}
        name="clabe"
        value={clabe}
        onChange={(value) => {
          setClabe(value)
          setError(undefined)
        }}
        help={t('firm.bank.clabe_help')}
        error={error}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {t('common.continue')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
      <ConfirmIdentityDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('firm.bank.confirm_title')}
        text={t('firm.bank.confirm_text')}
        verb={t('common.save')}
        tone="primary"
        method="put"
        action={ADDRESS}
        data={{ clabe }}
        visit={{
          onError: (errors) => setError(errors.clabe),
          onSuccess: ({ props }) => props.notices && 'toast' in (props.notices as object) && onClose(),
        }}
      />
    </form>
  )
}
