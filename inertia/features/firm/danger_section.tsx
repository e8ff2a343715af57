import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextField } from '~/components/forms/inputs/text_field'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Deleting the firm: its name is typed first, then the owner shows who they are. */
export function DangerSection({ name }: { name: string }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  function ask() {
    if (typed.trim() !== name) return setError(t('firm.delete.name_differs'))
    setAsking(true)
  }

  return (
    <Section title={t('firm.section.danger')} text={t('firm.delete.text')}>
      {isOpen ? (
        <form
          noValidate
          className="grid max-w-112 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
        >
          <p>{t('firm.delete.warning')}</p>
          <TextField
            label={t('firm.delete.name', { name })}
            name="firm-name"
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setError(undefined)
            }}
            error={error}
            autoComplete="off"
            autoFocus
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger">
              {t('firm.delete.button')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="danger-quiet" className="-ml-2.5" onClick={() => setOpen(true)}>
          {t('firm.delete.button')}
        </Button>
      )}
      <ConfirmIdentityDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('firm.delete.title', { name })}
        text={t('firm.delete.text')}
        verb={t('firm.delete.button')}
        method="delete"
        action={route('law_firm.firm.destroy')}
        data={{ name: typed.trim() }}
        visit={{ preserveScroll: false, onError: (errors) => setError(errors.name) }}
      />
    </Section>
  )
}
